/// The layers of a symbol light up in turn. From iOS 17.
public struct VariableColorSymbolEffect: SymbolEffect, ChangeableEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// What the effect is.
    public internal(set) var configuration = SymbolEffectConfiguration(.variableColor)

    /// One layer at a time is lit.
    public var iterative: VariableColorSymbolEffect { changed { $0.isCumulative = false } }
    /// Layers stay lit as the next ones are.
    public var cumulative: VariableColorSymbolEffect { changed { $0.isCumulative = true } }
    /// After the last layer the first one comes by way of the others.
    public var reversing: VariableColorSymbolEffect { changed { $0.isReversing = true } }
    /// After the last layer comes the first one.
    public var nonReversing: VariableColorSymbolEffect { changed { $0.isReversing = false } }
    /// Layers that aren't lit are invisible.
    public var hideInactiveLayers: VariableColorSymbolEffect { changed { $0.hidesInactive = true } }
    /// Layers that aren't lit are dim.
    public var dimInactiveLayers: VariableColorSymbolEffect { changed { $0.hidesInactive = false } }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// The layers of a symbol light up in turn.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
