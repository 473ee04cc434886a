/// How a view's frame follows its superview's size, with the raw values of `UIView.AutoresizingMask`.
public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// One bit for each of the six.
    public let rawValue: UInt

    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// `flexibleMinX` of the document.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// `widthSizable`.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// `flexibleMaxX`.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// `flexibleMinY`.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// `heightSizable`.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// `flexibleMaxY`.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

    init(_ element: InterfaceBuilder.Element) {
        var mask: AutoresizingMask = []
        if element["flexibleMinX"] == "YES" { mask.insert(.flexibleLeftMargin) }
        if element["widthSizable"] == "YES" { mask.insert(.flexibleWidth) }
        if element["flexibleMaxX"] == "YES" { mask.insert(.flexibleRightMargin) }
        if element["flexibleMinY"] == "YES" { mask.insert(.flexibleTopMargin) }
        if element["heightSizable"] == "YES" { mask.insert(.flexibleHeight) }
        if element["flexibleMaxY"] == "YES" { mask.insert(.flexibleBottomMargin) }
        self = mask
    }
}
