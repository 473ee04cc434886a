/// The symbol turns. From iOS 18.
public struct RotateSymbolEffect: SymbolEffect, ChangeableEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// What the effect is.
    public internal(set) var configuration = SymbolEffectConfiguration(.rotate)

    /// As a clock turns.
    public var clockwise: RotateSymbolEffect { changed { $0.way = .clockwise } }
    /// Against the clock.
    public var counterClockwise: RotateSymbolEffect { changed { $0.way = .counterClockwise } }

    /// The symbol's layers one after the other.
    ///
    /// - Note: Symbols are drawn as one here: they move whole.
    public var byLayer: RotateSymbolEffect { changed { $0.isWhole = false } }
    /// The whole symbol at once.
    public var wholeSymbol: RotateSymbolEffect { changed { $0.isWhole = true } }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// The symbol turns.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
