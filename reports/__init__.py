"""Charts and documents made from run folders."""
