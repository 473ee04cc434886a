import Foundation

/// How the shop sorts its shelves.
struct ShopOrder {
    enum Key: String, CaseIterable {
        case name = "Name"
        case price = "Price"
        case season = "Season"
    }

    var key = Key.name
    var isAscending = true

    func sort(_ products: [Product]) -> [Product] {
        products.sorted { first, second in
            let (low, high) = isAscending ? (first, second) : (second, first)
            switch key {
            case .name: return low.name < high.name
            case .price: return low.price < high.price
            case .season: return low.season < high.season
            }
        }
    }
}
