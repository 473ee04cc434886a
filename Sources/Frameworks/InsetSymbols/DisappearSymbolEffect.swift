/// The symbol goes out of sight. From iOS 17.
public struct DisappearSymbolEffect: SymbolEffect, ChangeableEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// What the effect is.
    public internal(set) var configuration = SymbolEffectConfiguration(.disappear)

    /// Growing as the symbol goes.
    public var up: DisappearSymbolEffect { changed { $0.way = .up } }
    /// Shrinking as the symbol goes.
    public var down: DisappearSymbolEffect { changed { $0.way = .down } }

    /// The symbol's layers one after the other.
    ///
    /// - Note: Symbols are drawn as one here: they move whole.
    public var byLayer: DisappearSymbolEffect { changed { $0.isWhole = false } }
    /// The whole symbol at once.
    public var wholeSymbol: DisappearSymbolEffect { changed { $0.isWhole = true } }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// The symbol goes out of sight.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
