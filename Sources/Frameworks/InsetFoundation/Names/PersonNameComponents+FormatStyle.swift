import Foundation

extension PersonNameComponents {
    /// How a name is written (iOS 15).
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much of a name is written.
        public enum Style: String, Codable, Hashable, Sendable {
            /// The nickname, or the given name.
            case short
            /// Given and family name.
            case medium
            /// All but the nickname.
            case long
            /// First letters.
            case abbreviated
        }

        /// Default: `medium`.
        public var style: Style
        /// Whose order counts.
        public var locale: Locale

        /// A style with a length.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            (self.style, self.locale) = (style, locale)
        }

        /// The name as a text.
        public func format(_ value: PersonNameComponents) -> String {
            PersonNameText(value, locale: locale).text(length)
        }

        /// The same in another language's order.
        public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }

        private var length: PersonNameComponentsFormatter.Style {
            switch style {
            case .short: .short
            case .medium: .medium
            case .long: .long
            case .abbreviated: .abbreviated
            }
        }
    }

    /// Given and family name in the current language's order (iOS 15).
    public func formatted() -> String { FormatStyle().format(self) }

    /// The name as a style writes it (iOS 15).
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A name's style with a length (iOS 15).
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
