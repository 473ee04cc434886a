/// Something that a symbol does. From iOS 17.
public protocol SymbolEffect: Hashable, Sendable {
    /// What the effect is, for who shows it.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that comes to its end by itself.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}

/// An effect by which one symbol takes another one's place.
public protocol ContentTransitionSymbolEffect {}

/// An effect by which a symbol comes or goes.
public protocol TransitionSymbolEffect {}
