extension DateComponentsFormatter {
    /// How a length of time is written; the examples are English.
    public enum UnitsStyle: Int, Sendable {
        /// "1:05:09", with larger units before it: "2d 1:05:09".
        case positional
        /// "1h 5m".
        case abbreviated
        /// "1 hr, 5 min".
        case short
        /// "1 hour, 5 minutes".
        case full
        /// "one hour, five minutes".
        case spellOut
        /// "1hr 5min".
        case brief
    }

    /// Which units without a value are left out; the empty set leaves out none.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// A set of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Leading ones as a clock, all otherwise.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// Those above the largest unit with a value.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// Those between units with a value; a clock keeps them.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// Those below the smallest unit with a value; a clock keeps them.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// All of these three.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// None, and the first number of a clock has two digits too: "01:05:09".
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }
}
