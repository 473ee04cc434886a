import CoreText

extension UIFont {
    /// A role of text whose size follows the preferred size of text.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name that documents use ("UICTFontTextStyleBody").
        public let rawValue: String

        /// Any name; fonts of one that UIKit does not know are those of body text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// 34 points at the category Large, regular, lines 41 apart.
        public static let largeTitle = TextStyle(CoreText.TextStyle.largeTitle)
        /// 28 points at the category Large, regular, lines 34 apart.
        public static let title1 = TextStyle(CoreText.TextStyle.title1)
        /// 22 points at the category Large, regular, lines 28 apart.
        public static let title2 = TextStyle(CoreText.TextStyle.title2)
        /// 20 points at the category Large, regular, lines 25 apart.
        public static let title3 = TextStyle(CoreText.TextStyle.title3)
        /// 17 points at the category Large, semibold, lines 22 apart.
        public static let headline = TextStyle(CoreText.TextStyle.headline)
        /// 15 points at the category Large, regular, lines 20 apart.
        public static let subheadline = TextStyle(CoreText.TextStyle.subheadline)
        /// 17 points at the category Large, regular, lines 22 apart.
        public static let body = TextStyle(CoreText.TextStyle.body)
        /// 16 points at the category Large, regular, lines 21 apart.
        public static let callout = TextStyle(CoreText.TextStyle.callout)
        /// 13 points at the category Large, regular, lines 18 apart.
        public static let footnote = TextStyle(CoreText.TextStyle.footnote)
        /// 12 points at the category Large, regular, lines 16 apart.
        public static let caption1 = TextStyle(CoreText.TextStyle.caption1)
        /// 11 points at the category Large, regular, lines 13 apart.
        public static let caption2 = TextStyle(CoreText.TextStyle.caption2)

        init(_ style: CoreText.TextStyle) {
            rawValue = style.rawValue
        }

        /// The same as CoreText has it; body for names that UIKit doesn't know.
        package var textStyle: CoreText.TextStyle { CoreText.TextStyle(rawValue: rawValue) ?? .body }
    }
}
