/// The symbol grows and shrinks smoothly. From iOS 18.
public struct BreatheSymbolEffect: SymbolEffect, ChangeableEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// What the effect is.
    public internal(set) var configuration = SymbolEffectConfiguration(.breathe)

    /// The symbol's layers one after the other.
    ///
    /// - Note: Symbols are drawn as one here: they move whole.
    public var byLayer: BreatheSymbolEffect { changed { $0.isWhole = false } }
    /// The whole symbol at once.
    public var wholeSymbol: BreatheSymbolEffect { changed { $0.isWhole = true } }

    /// The size alone changes.
    public var plain: BreatheSymbolEffect { changed { $0.isPlain = true } }
    /// The strength changes with the size.
    public var pulse: BreatheSymbolEffect { changed { $0.isPlain = false } }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// The symbol grows and shrinks smoothly.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
