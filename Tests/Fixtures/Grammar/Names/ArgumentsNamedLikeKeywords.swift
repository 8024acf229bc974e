f(class: 1, func: 2, let: 3, try: 4, await: 5, is: 6, as: 7)
g(in: { $0 }, where: x.y, _: 1)
