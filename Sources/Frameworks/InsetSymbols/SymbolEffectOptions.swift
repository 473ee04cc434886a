/// How often an effect is shown, and how fast. From iOS 17.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How an effect repeats. From iOS 18.
    public struct RepeatBehavior: Hashable, Sendable {
        package var count: Int?
        package var delay: Double

        /// Without a pause, until it is removed.
        public static var continuous: RepeatBehavior { RepeatBehavior(count: nil, delay: 0) }
        /// With a pause, until it is removed.
        public static var periodic: RepeatBehavior { periodic() }
        /// A number of times, with a pause.
        ///
        /// - Parameters:
        ///   - count: Nil: until it is removed.
        ///   - delay: Seconds from one time to the next; nil: the effect's own.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, delay: delay ?? SymbolEffectOptions.pause)
        }
    }

    /// Seconds between two times. Not measured.
    static let pause = 1.0

    /// Nil: as the effect does.
    package private(set) var repetition: RepeatBehavior?
    package private(set) var speed = 1.0

    /// As the effect does, at its own speed.
    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
    /// Until it is removed.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
    /// Once, also where the effect lasts.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
    /// A number of times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    /// As a behavior says.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(behavior)
    }
    /// So many times as fast as usual.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    /// These options, repeated until the effect is removed.
    public var repeating: SymbolEffectOptions { self.repeat(nil) }
    /// These options, but once.
    public var nonRepeating: SymbolEffectOptions { self.repeat(1) }
    /// These options, repeated a number of times; nil: until the effect is removed.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self.repeat(.periodic(count, delay: 0)) }
    /// These options, repeated as a behavior says.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var other = self
        other.repetition = behavior
        return other
    }
    /// These options, so many times as fast as usual.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var other = self
        other.speed = speed
        return other
    }
}
