import Foundation

/// What the customer is about to buy.
final class Cart {
    static let didChange = Notification.Name("CartDidChange")

    private(set) var counts: [Product: Int] = [:]

    /// By name, as the cart lists them.
    var products: [Product] { counts.keys.sorted { $0.name < $1.name } }
    var count: Int { counts.values.reduce(0, +) }
    /// In cents.
    var total: Int { counts.reduce(0) { $0 + $1.key.price * $1.value } }

    func set(_ count: Int, of product: Product) {
        counts[product] = count > 0 ? count : nil
        NotificationCenter.default.post(name: Cart.didChange, object: self)
    }

    func add(_ product: Product) { set(counts[product, default: 0] + 1, of: product) }

    func removeAll() {
        counts = [:]
        NotificationCenter.default.post(name: Cart.didChange, object: self)
    }
}
