import Foundation

extension NSAttributedString {
    /// Values of the attribute `NSAttributedString.Key.textEffect`.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        /// A name.
        public let rawValue: String
        /// Any name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// As if printed into the page.
        ///
        /// - Note: No effect here: text is drawn flat.
        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }
}
