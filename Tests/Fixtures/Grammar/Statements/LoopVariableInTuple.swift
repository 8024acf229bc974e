for (var a, b) in c {}
for (a, var b, c) in d {}
for case (var a, let b) in c {}
