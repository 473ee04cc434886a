import Foundation

/// What an object is to assistive apps by itself, before the app says anything of it.
struct NaturalAccessibility {
    /// Text and controls are elements; an image only when the app names it.
    var isElement = false
    var label: String?
    var value: String?
    var traits = UIAccessibilityTraits.none

    /// The same with more traits, and with another label or value where there is one.
    func adding(_ more: UIAccessibilityTraits, label: String? = nil, value: String? = nil) -> NaturalAccessibility {
        var sum = self
        sum.traits.insert(more)
        sum.label = label ?? sum.label
        sum.value = value ?? sum.value
        return sum
    }

    /// `40%`; nil for an empty range.
    static func percentage(_ value: Float, from least: Float, to greatest: Float) -> String? {
        guard greatest > least else { return nil }
        return "\(Int(((value - least) / (greatest - least) * 100).rounded()))%"
    }
}
