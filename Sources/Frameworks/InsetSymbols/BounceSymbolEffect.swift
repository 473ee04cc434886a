/// The symbol springs once. From iOS 17.
public struct BounceSymbolEffect: SymbolEffect, ChangeableEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// What the effect is.
    public internal(set) var configuration = SymbolEffectConfiguration(.bounce)

    /// A spring up.
    public var up: BounceSymbolEffect { changed { $0.way = .up } }
    /// A spring down.
    public var down: BounceSymbolEffect { changed { $0.way = .down } }

    /// The symbol's layers one after the other.
    ///
    /// - Note: Symbols are drawn as one here: they move whole.
    public var byLayer: BounceSymbolEffect { changed { $0.isWhole = false } }
    /// The whole symbol at once.
    public var wholeSymbol: BounceSymbolEffect { changed { $0.isWhole = true } }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// The symbol springs once.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
