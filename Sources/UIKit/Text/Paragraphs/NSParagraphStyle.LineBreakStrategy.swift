extension NSParagraphStyle {
    /// How lines of a paragraph are broken beyond the mode.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// One bit for each wish.
        public let rawValue: UInt

        /// Empty, the default: no wish.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// No single word on a paragraph's last line.
        ///
        /// - Note: No effect here: lines are filled one after the other.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Korean breaks between words only.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// All that labels ask for.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}
