import Foundation

extension UIListContentConfiguration {
    /// How a text looks.
    public struct TextProperties: Hashable {
        /// Where lines stand in the text's place; raw values are UIKit's.
        public enum TextAlignment: Int, Sendable {
            case natural = 0
            case center, justified
        }

        /// What becomes of letters; raw values are UIKit's.
        public enum TextTransform: Int, Sendable {
            case none = 0
            case uppercase, lowercase, capitalized
        }

        /// Of all lines.
        public var font: UIFont
        /// Of the text, in the view's traits.
        public var color: UIColor
        /// Gets the color and gives the one that is drawn. Nil by default.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// Default: natural.
        public var alignment: TextAlignment = .natural
        /// Default: tail truncation.
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// Default: 0, as many as there are.
        public var numberOfLines = 0
        /// Default: false.
        public var adjustsFontSizeToFitWidth = false
        /// Default: 0.
        public var minimumScaleFactor: CGFloat = 0
        /// Default: false.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the font follows the content size category by itself. Default: true.
        public var adjustsFontForContentSizeCategory = true
        /// Whether a pointer that rests on a cut text shows it whole. Default: false.
        ///
        /// - Note: No effect here: there is no pointer.
        public var showsExpansionTextWhenTruncated = false
        /// Default: none.
        public var transform: TextTransform = .none

        init(_ style: UIFont.TextStyle, _ color: UIColor) {
            font = .preferredFont(forTextStyle: style)
            self.color = color
        }

        /// The color that is drawn: what the transformer makes of ``color``.
        public func resolvedColor() -> UIColor { colorTransformer.map { $0(color) } ?? color }

        func transformed(_ text: String?) -> String? {
            switch transform {
            case .none: text
            case .uppercase: text?.uppercased()
            case .lowercase: text?.lowercased()
            case .capitalized: text?.capitalized
            }
        }

        /// Whether both look the same; of transformers only whether there is one counts.
        public static func == (left: Self, right: Self) -> Bool {
            left.font == right.font && left.color == right.color && left.alignment == right.alignment
                && left.lineBreakMode == right.lineBreakMode && left.numberOfLines == right.numberOfLines
                && left.adjustsFontSizeToFitWidth == right.adjustsFontSizeToFitWidth
                && left.minimumScaleFactor == right.minimumScaleFactor
                && left.allowsDefaultTighteningForTruncation == right.allowsDefaultTighteningForTruncation
                && left.adjustsFontForContentSizeCategory == right.adjustsFontForContentSizeCategory
                && left.showsExpansionTextWhenTruncated == right.showsExpansionTextWhenTruncated
                && left.transform == right.transform
                && (left.colorTransformer == nil) == (right.colorTransformer == nil)
        }

        /// Feeds part of what `==` compares.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(font)
            hasher.combine(numberOfLines)
            hasher.combine(transform)
        }
    }
}
