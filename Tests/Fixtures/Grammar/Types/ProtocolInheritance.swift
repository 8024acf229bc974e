protocol A: B, C where B.Item == C.Item {}
