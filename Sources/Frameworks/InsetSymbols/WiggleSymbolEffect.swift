/// The symbol moves to and fro. From iOS 18.
public struct WiggleSymbolEffect: SymbolEffect, ChangeableEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// What the effect is.
    public internal(set) var configuration = SymbolEffectConfiguration(.wiggle)

    /// As a clock turns, and back.
    public var clockwise: WiggleSymbolEffect { changed { $0.way = .clockwise } }
    /// Against the clock, and back.
    public var counterClockwise: WiggleSymbolEffect { changed { $0.way = .counterClockwise } }
    /// A way left, and back.
    public var left: WiggleSymbolEffect { changed { $0.way = .left } }
    /// A way right, and back.
    public var right: WiggleSymbolEffect { changed { $0.way = .right } }
    /// A way up, and back.
    public var up: WiggleSymbolEffect { changed { $0.way = .up } }
    /// A way down, and back.
    public var down: WiggleSymbolEffect { changed { $0.way = .down } }

    /// The symbol's layers one after the other.
    ///
    /// - Note: Symbols are drawn as one here: they move whole.
    public var byLayer: WiggleSymbolEffect { changed { $0.isWhole = false } }
    /// The whole symbol at once.
    public var wholeSymbol: WiggleSymbolEffect { changed { $0.isWhole = true } }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// The symbol moves to and fro.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
