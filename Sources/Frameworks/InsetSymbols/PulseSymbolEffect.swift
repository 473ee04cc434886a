/// The symbol fades and comes back. From iOS 17.
public struct PulseSymbolEffect: SymbolEffect, ChangeableEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// What the effect is.
    public internal(set) var configuration = SymbolEffectConfiguration(.pulse)

    /// The symbol's layers one after the other.
    ///
    /// - Note: Symbols are drawn as one here: they move whole.
    public var byLayer: PulseSymbolEffect { changed { $0.isWhole = false } }
    /// The whole symbol at once.
    public var wholeSymbol: PulseSymbolEffect { changed { $0.isWhole = true } }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// The symbol fades and comes back.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
