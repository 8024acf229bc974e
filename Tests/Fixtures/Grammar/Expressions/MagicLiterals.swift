let a = #file, b = #line, c = #function, d = #column
let e = #fileID, g = #filePath, h = #dsohandle
func f(file: StaticString = #file, line: UInt = #line) {}
