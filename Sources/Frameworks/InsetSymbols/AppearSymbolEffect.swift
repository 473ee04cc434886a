/// The symbol grows into sight. From iOS 17.
public struct AppearSymbolEffect: SymbolEffect, ChangeableEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// What the effect is.
    public internal(set) var configuration = SymbolEffectConfiguration(.appear)

    /// Growing up to its size.
    public var up: AppearSymbolEffect { changed { $0.way = .up } }
    /// Shrinking down to its size.
    public var down: AppearSymbolEffect { changed { $0.way = .down } }

    /// The symbol's layers one after the other.
    ///
    /// - Note: Symbols are drawn as one here: they move whole.
    public var byLayer: AppearSymbolEffect { changed { $0.isWhole = false } }
    /// The whole symbol at once.
    public var wholeSymbol: AppearSymbolEffect { changed { $0.isWhole = true } }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// The symbol grows into sight.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
