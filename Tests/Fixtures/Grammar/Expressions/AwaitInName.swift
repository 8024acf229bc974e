let await1 = 1
func f(await: Int, each: Int, some: Int) { print(each, some, await1) }
