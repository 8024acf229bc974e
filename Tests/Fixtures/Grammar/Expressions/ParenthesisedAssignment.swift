x ? (a.color = .red) : (b.color = .blue)
