import Shop

#if OPEN
func price(of shop: Shop) -> Shop.Cents { shop.sell(2) + shop[1] }
#else
func price(of shop: Shop) -> Shop.Cents { shop.steal() }
#endif

func open(_ é: Int) -> Shop {
  struct Drawer { var shop: Shop }
  let a = Drawer(shop: Shop(price: é)), b: Shop = .init(price: 2)
  return a.shop + b
}

let isOpen = open(1).state == .open && price(of: open(2)) > open(3).default
