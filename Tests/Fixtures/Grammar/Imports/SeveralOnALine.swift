import A; import B
