func f(_ a: inout Int, b: borrowing Box, c: consuming Box, d: sending Box, e: __owned Box) {}
