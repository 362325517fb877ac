"""Lengths of hands as they are, as a known distribution that counts are drawn from."""

import numpy as np
from scipy.stats import nbinom

LENGTHS = np.arange(300)
SHARES = nbinom.pmf(LENGTHS - 8, 4, 0.09) / nbinom.pmf(LENGTHS - 8, 4, 0.09).sum()
"""Skewed, from 8 turns on, 48 on average."""

MEAN = float(LENGTHS @ SHARES)
