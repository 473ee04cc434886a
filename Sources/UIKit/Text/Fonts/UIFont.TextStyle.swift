import CoreText

extension UIFont {
    /// A role of text whose size follows the preferred size of text.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let largeTitle = TextStyle(CoreText.TextStyle.largeTitle)
        public static let title1 = TextStyle(CoreText.TextStyle.title1)
        public static let title2 = TextStyle(CoreText.TextStyle.title2)
        public static let title3 = TextStyle(CoreText.TextStyle.title3)
        public static let headline = TextStyle(CoreText.TextStyle.headline)
        public static let subheadline = TextStyle(CoreText.TextStyle.subheadline)
        public static let body = TextStyle(CoreText.TextStyle.body)
        public static let callout = TextStyle(CoreText.TextStyle.callout)
        public static let footnote = TextStyle(CoreText.TextStyle.footnote)
        public static let caption1 = TextStyle(CoreText.TextStyle.caption1)
        public static let caption2 = TextStyle(CoreText.TextStyle.caption2)

        init(_ style: CoreText.TextStyle) {
            rawValue = style.rawValue
        }

        /// The same as CoreText has it; body for names that UIKit doesn't know.
        package var textStyle: CoreText.TextStyle { CoreText.TextStyle(rawValue: rawValue) ?? .body }
    }
}
