func f(on actor: isolated Store, in current: isolated (any Actor)? = #isolation) {}
