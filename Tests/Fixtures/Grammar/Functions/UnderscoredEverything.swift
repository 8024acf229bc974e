func _(_: Int, _ _: Int) {}
