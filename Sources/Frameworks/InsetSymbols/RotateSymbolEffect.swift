/// The symbol turns; from iOS 18. From iOS 17.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// What the effect is.
    public private(set) var configuration = SymbolEffectConfiguration(.rotate)

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

    private func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> RotateSymbolEffect {
        var other = self
        change(&other.configuration)
        return other
    }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// The symbol turns; from iOS 18.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
