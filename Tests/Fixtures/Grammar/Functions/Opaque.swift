func f() -> some View { Text("a") }
func g(_ a: some Collection<Int>, b: any P) -> any P & Q { a }
