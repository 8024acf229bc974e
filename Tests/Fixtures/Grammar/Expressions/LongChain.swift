let a = b.c.d.e.f.g.h().i().j[0].k?.l!.m { $0 }.n
