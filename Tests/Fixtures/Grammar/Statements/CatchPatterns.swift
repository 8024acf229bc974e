do { try a() } catch .b {} catch let c {} catch where d {} catch let .e(f) {} catch (let g) {}
