let a = 1.5, b = 1e3, c = 0x1p4, d = 1.5.rounded(), e = 1_0.2_5E-3
