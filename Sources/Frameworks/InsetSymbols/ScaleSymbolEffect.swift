/// The symbol is larger or smaller. From iOS 17.
public struct ScaleSymbolEffect: SymbolEffect, ChangeableEffect, IndefiniteSymbolEffect {
    /// What the effect is.
    public internal(set) var configuration = SymbolEffectConfiguration(.scale)

    /// Larger.
    public var up: ScaleSymbolEffect { changed { $0.way = .up } }
    /// Smaller.
    public var down: ScaleSymbolEffect { changed { $0.way = .down } }

    /// The symbol's layers one after the other.
    ///
    /// - Note: Symbols are drawn as one here: they move whole.
    public var byLayer: ScaleSymbolEffect { changed { $0.isWhole = false } }
    /// The whole symbol at once.
    public var wholeSymbol: ScaleSymbolEffect { changed { $0.isWhole = true } }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// The symbol is larger or smaller.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
