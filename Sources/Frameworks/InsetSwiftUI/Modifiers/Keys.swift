/// A key.
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Hashable, Sendable {
    /// What it writes.
    public let character: Character
    /// By what it writes.
    public init(_ character: Character) { self.character = character }
    /// By what it writes.
    public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }
    /// Upward.
    public static let upArrow: KeyEquivalent = "\u{F700}"
    /// Downward.
    public static let downArrow: KeyEquivalent = "\u{F701}"
    /// To the left.
    public static let leftArrow: KeyEquivalent = "\u{F702}"
    /// To the right.
    public static let rightArrow: KeyEquivalent = "\u{F703}"
    /// Leaves.
    public static let escape: KeyEquivalent = "\u{1B}"
    /// Deletes what is before.
    public static let delete: KeyEquivalent = "\u{8}"
    /// Deletes what is behind.
    public static let deleteForward: KeyEquivalent = "\u{F728}"
    /// To the beginning.
    public static let home: KeyEquivalent = "\u{F729}"
    /// To the end.
    public static let end: KeyEquivalent = "\u{F72B}"
    /// A page up.
    public static let pageUp: KeyEquivalent = "\u{F72C}"
    /// A page down.
    public static let pageDown: KeyEquivalent = "\u{F72D}"
    /// To the next.
    public static let tab: KeyEquivalent = "\t"
    /// A space.
    public static let space: KeyEquivalent = " "
    /// Agrees.
    public static let `return`: KeyEquivalent = "\r"
}

/// Keys that are held down.
public struct EventModifiers: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: Int
    /// Of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps lock.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// Shift.
    public static let shift = EventModifiers(rawValue: 2)
    /// Control.
    public static let control = EventModifiers(rawValue: 4)
    /// Option.
    public static let option = EventModifiers(rawValue: 8)
    /// Command.
    public static let command = EventModifiers(rawValue: 16)
    /// A key of the number pad.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// Each.
    public static let all = EventModifiers(rawValue: 63)
}

/// Keys that do something together.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// What is held down.
    public var modifiers: EventModifiers
    /// Both.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        (self.key, self.modifiers) = (key, modifiers)
    }
    /// Agrees.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Gives up.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension EventModifiers: Hashable {}

/// A key that was pressed.
public struct KeyPress: Sendable {
    /// What becomes of it.
    public enum Result: Hashable, Sendable {
        /// Done, or left to others.
        case handled, ignored
    }
    /// Down, held, or up.
    public struct Phases: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: Int
        /// Of bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Down.
        public static let down = Phases(rawValue: 1)
        /// Held.
        public static let `repeat` = Phases(rawValue: 2)
        /// Up.
        public static let up = Phases(rawValue: 4)
        /// Each.
        public static let all = Phases(rawValue: 7)
    }
    /// Down, held, or up.
    public let phase: Phases
    /// The key.
    public let key: KeyEquivalent
    /// What it writes.
    public let characters: String
    /// What is held down.
    public let modifiers: EventModifiers
}
