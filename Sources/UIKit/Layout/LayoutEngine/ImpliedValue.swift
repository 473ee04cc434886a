/// A number that a constraint takes as given and for which UIKit has a constraint of its own.
enum ImpliedValue: Hashable {
    /// Where the alignment rectangle of an item with a mask begins; the item by its place.
    case origin(Int, NSLayoutConstraint.Axis)
    /// The size of an item with a mask, or of the island's root.
    case size(Int, NSLayoutConstraint.Axis)
    /// How far a guide of the system stands inside its owner, before or after along an axis.
    case inset(UILayoutGuide, NSLayoutConstraint.Axis, isBefore: Bool)
}

/// A sum's share of an implied value.
struct ImpliedTerm {
    var value: ImpliedValue
    var factor: Double
}
