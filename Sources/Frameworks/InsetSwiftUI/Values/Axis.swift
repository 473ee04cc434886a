/// A direction.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    /// Both directions.
    case horizontal, vertical

    /// Some of them.
    public struct Set: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: Int8
        /// Of bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// From side to side.
        public static let horizontal = Set(rawValue: 1)
        /// From top to bottom.
        public static let vertical = Set(rawValue: 2)
    }
}
