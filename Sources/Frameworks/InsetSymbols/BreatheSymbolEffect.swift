/// The symbol grows and shrinks smoothly; from iOS 18. From iOS 17.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// What the effect is.
    public private(set) var configuration = SymbolEffectConfiguration(.breathe)

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

    private func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> BreatheSymbolEffect {
        var other = self
        change(&other.configuration)
        return other
    }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// The symbol grows and shrinks smoothly; from iOS 18.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
