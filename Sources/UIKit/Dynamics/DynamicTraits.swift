import CoreGraphics

/// What item behaviors say about an item; nil where none does.
struct DynamicTraits: Equatable {
    var elasticity: CGFloat?
    var friction: CGFloat?
    var density: CGFloat?
    var resistance: CGFloat?
    var angularResistance: CGFloat?
    var charge: CGFloat?
    var isAnchored: Bool?
    var allowsRotation: Bool?

    /// Later ones go before earlier ones.
    mutating func merge(_ other: DynamicTraits) {
        elasticity = other.elasticity ?? elasticity
        friction = other.friction ?? friction
        density = other.density ?? density
        resistance = other.resistance ?? resistance
        angularResistance = other.angularResistance ?? angularResistance
        charge = other.charge ?? charge
        isAnchored = other.isAnchored ?? isAnchored
        allowsRotation = other.allowsRotation ?? allowsRotation
    }
}
