/// What suits the symbol best. From iOS 17.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {
    /// What the effect is.
    public private(set) var configuration = SymbolEffectConfiguration(.automatic)
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// What suits the symbol best.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
