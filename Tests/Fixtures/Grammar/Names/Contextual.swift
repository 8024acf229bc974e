let get = 1, set = 2, open = 3, left = get, `right` = set
func actor() {}
var macro = open, async = 1, final = 2, lazy = 3
struct prefix { var weak = 1, unowned = 2, some = 3, any = 4 }
actor(); open.x; final.y()
