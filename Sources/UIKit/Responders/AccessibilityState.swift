/// What an app says of an object to assistive apps; nil where it speaks for itself.
struct AccessibilityState {
    var isElement: Bool?
    var label: String?
    var hint: String?
    var value: String?
    var traits: UIAccessibilityTraits?
    /// Points of the screen.
    var frame: CGRect?
    var identifier: String?
    var elements: [Any]?
    var hidesElements = false
    var isModal = false
    var customActions: [UIAccessibilityCustomAction]?
}
