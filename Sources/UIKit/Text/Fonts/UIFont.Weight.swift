import CoreText

extension UIFont {
    /// How bold a font is; -1…1, 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// Usually -1…1, 0 is regular; the system font takes the nearest named weight.
        public var rawValue: CGFloat

        /// Any number; the system font takes the nearest named weight.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Any number; the system font takes the nearest named weight.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The weight -0.8.
        public static let ultraLight = Weight(FontWeight.ultraLight)
        /// The weight -0.6.
        public static let thin = Weight(FontWeight.thin)
        /// The weight -0.4.
        public static let light = Weight(FontWeight.light)
        /// 0 (TX-M13).
        public static let regular = Weight(FontWeight.regular)
        /// 0.23 (TX-M13).
        public static let medium = Weight(FontWeight.medium)
        /// 0.3 (TX-M13).
        public static let semibold = Weight(FontWeight.semibold)
        /// 0.4 (TX-M13).
        public static let bold = Weight(FontWeight.bold)
        /// 0.56 (TX-M13).
        public static let heavy = Weight(FontWeight.heavy)
        /// 0.62.
        public static let black = Weight(FontWeight.black)

        init(_ weight: FontWeight) {
            rawValue = CGFloat(weight.rawValue)
        }

        /// The same as CoreText has it.
        package var fontWeight: FontWeight { FontWeight(rawValue: Double(rawValue)) }
    }
}
