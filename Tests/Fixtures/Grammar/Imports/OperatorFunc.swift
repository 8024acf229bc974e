import func Swift.==
