import UIKit

/// A kind of button that the shop sells.
struct Product: Hashable {
    let name: String
    /// In cents.
    let price: Int
    /// Which season it came with; later ones are newer.
    let season: Int
    let shade: Shade
    let holes: Int

    /// The colors that customers look for.
    enum Shade: String, CaseIterable {
        case coral = "Coral"
        case amber = "Amber"
        case moss = "Moss"
        case ocean = "Ocean"
        case plum = "Plum"

        var color: UIColor {
            switch self {
            case .coral: UIColor(red: 0.94, green: 0.42, blue: 0.37, alpha: 1)
            case .amber: UIColor(red: 0.95, green: 0.68, blue: 0.25, alpha: 1)
            case .moss: UIColor(red: 0.44, green: 0.64, blue: 0.38, alpha: 1)
            case .ocean: UIColor(red: 0.24, green: 0.55, blue: 0.74, alpha: 1)
            case .plum: UIColor(red: 0.55, green: 0.38, blue: 0.62, alpha: 1)
            }
        }
    }

    static let all = [
        Product(name: "Harbor Coat Button", price: 450, season: 3, shade: .ocean, holes: 4),
        Product(name: "Tiny Shirt Button", price: 90, season: 1, shade: .coral, holes: 2),
        Product(name: "Orchard Cardigan Button", price: 240, season: 4, shade: .moss, holes: 4),
        Product(name: "Sunday Blazer Button", price: 620, season: 2, shade: .plum, holes: 4),
        Product(name: "Honey Duffle Button", price: 380, season: 5, shade: .amber, holes: 2),
        Product(name: "Rain Jacket Button", price: 310, season: 6, shade: .ocean, holes: 2),
        Product(name: "Foxglove Cuff Button", price: 150, season: 7, shade: .plum, holes: 2),
        Product(name: "Meadow Apron Button", price: 180, season: 8, shade: .moss, holes: 2),
    ]
}

extension Int {
    /// Cents as a price.
    var asPrice: String { String(format: "$%d.%02d", self / 100, self % 100) }
}
