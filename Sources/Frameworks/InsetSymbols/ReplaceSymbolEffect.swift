/// One symbol goes and the other comes. From iOS 17.
public struct ReplaceSymbolEffect: SymbolEffect, ChangeableEffect, ContentTransitionSymbolEffect {
    /// What the effect is.
    public internal(set) var configuration = SymbolEffectConfiguration(.replace)

    /// The symbol's layers one after the other.
    ///
    /// - Note: Symbols are drawn as one here: they move whole.
    public var byLayer: ReplaceSymbolEffect { changed { $0.isWhole = false } }
    /// The whole symbol at once.
    public var wholeSymbol: ReplaceSymbolEffect { changed { $0.isWhole = true } }

    /// The old symbol shrinks and the new one grows.
    public var downUp: ReplaceSymbolEffect { changed { $0.way = .down } }
    /// The old symbol grows and so does the new one.
    public var upUp: ReplaceSymbolEffect { changed { $0.way = .upUp } }
    /// The old symbol goes at once and the new one grows.
    public var offUp: ReplaceSymbolEffect { changed { $0.way = .offUp } }
    /// What both symbols share stays; from iOS 18.
    ///
    /// - Note: Symbols are drawn as one here: the fallback is shown.
    public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { fallback }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// One symbol goes and the other comes.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
