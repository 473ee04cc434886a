import CoreText

extension UIFont {
    /// How bold a font is; -1…1, 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let ultraLight = Weight(FontWeight.ultraLight)
        public static let thin = Weight(FontWeight.thin)
        public static let light = Weight(FontWeight.light)
        public static let regular = Weight(FontWeight.regular)
        public static let medium = Weight(FontWeight.medium)
        public static let semibold = Weight(FontWeight.semibold)
        public static let bold = Weight(FontWeight.bold)
        public static let heavy = Weight(FontWeight.heavy)
        public static let black = Weight(FontWeight.black)

        init(_ weight: FontWeight) {
            rawValue = CGFloat(weight.rawValue)
        }

        /// The same as CoreText has it.
        package var fontWeight: FontWeight { FontWeight(rawValue: Double(rawValue)) }
    }
}
