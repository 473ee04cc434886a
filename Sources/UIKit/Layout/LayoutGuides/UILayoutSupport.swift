/// The part of a controller's view that bars cover, before safe areas (TG-1).
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// Points that bars cover, in the controller's view.
    var length: CGFloat { get }
    /// The bar's upper edge, for constraints.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The bar's lower edge, for constraints.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of what the bar covers, for constraints.
    var heightAnchor: NSLayoutDimension { get }
}
