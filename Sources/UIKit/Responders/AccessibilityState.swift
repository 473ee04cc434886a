import Foundation

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
    var customRotors: [UIAccessibilityCustomRotor]?
    var activationPoint: CGPoint?
    var path: UIBezierPath?
    var language: String?
    var userInputLabels: [String]?
    var attributedLabel: NSAttributedString?
    var attributedHint: NSAttributedString?
    var attributedValue: NSAttributedString?
    var headerElements: [Any]?
    var containerType = UIAccessibilityContainerType.none
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var groupsChildren = false
    var ignoresInvertColors = false
    var respondsToUser: Bool?
}
