/// Which sizes of a hosting controller follow its content.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: Int
    /// Of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The controller's `preferredContentSize`.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The view's own size.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
