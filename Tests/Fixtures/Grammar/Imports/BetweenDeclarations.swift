import A

struct S {}

import B
