/// An edge in the direction of reading.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    /// The edges.
    case top, leading, bottom, trailing

    /// Some of them.
    public struct Set: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: Int8
        /// Of bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Of one edge.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
        /// The upper one.
        public static let top = Set(.top)
        /// Where reading begins.
        public static let leading = Set(.leading)
        /// The lower one.
        public static let bottom = Set(.bottom)
        /// Where reading ends.
        public static let trailing = Set(.trailing)
        /// Leading and trailing.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
        /// Each.
        public static let all: Set = [.horizontal, .vertical]
    }
}

/// An edge from side to side.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// Both.
    case leading, trailing

    /// Some of them.
    public struct Set: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: Int8
        /// Of bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Where reading begins.
        public static let leading = Set(rawValue: 1)
        /// Where reading ends.
        public static let trailing = Set(rawValue: 2)
        /// Both.
        public static let all: Set = [.leading, .trailing]
    }
}

/// An edge from top to bottom.
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// Both.
    case top, bottom

    /// Some of them.
    public struct Set: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: Int8
        /// Of bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The upper one.
        public static let top = Set(rawValue: 1)
        /// The lower one.
        public static let bottom = Set(rawValue: 2)
        /// Both.
        public static let all: Set = [.top, .bottom]
    }
}
