"""What may be concluded from the counts: means, rates, quantiles, fairness, and the summary of a run."""
