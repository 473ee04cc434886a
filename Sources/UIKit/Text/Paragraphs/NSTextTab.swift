/// A place to which a tab character goes.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked: constant.
    /// A key of a tab's options.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The name that archives use.
        public let rawValue: String

        /// Any name; others than those below are kept, without effect.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `CharacterSet` with a decimal separator: its first character stands at the tab, so that numbers' points
        /// stand below each other.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// How text stands to the tab: behind it, before it, or centered.
    open var alignment: NSTextAlignment { storedAlignment }
    /// From the leading margin, in points.
    open var location: CGFloat { storedLocation }
    /// What the tab stop was made with, such as where columns end. Empty by default.
    open var options: [OptionKey: Any] { storedOptions }

    private final let storedAlignment: NSTextAlignment
    private final let storedLocation: CGFloat
    private final let storedOptions: [OptionKey: Any]

    /// Location in points from the leading margin.
    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
        storedAlignment = alignment
        storedLocation = location
        storedOptions = options
        super.init()
    }

    /// The characters that separate decimals in a language, for the option `columnTerminators`.
    ///
    /// - Parameter aLocale: Nil: the device's.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location
    }

    open override var hash: Int { location.hashValue }

    /// The tab itself, as it never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
