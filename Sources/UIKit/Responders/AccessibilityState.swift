import Foundation

/// What an app says of an object to assistive apps; nil where it speaks for itself.
struct AccessibilityState {
    /// Said by values.
    private var own = AccessibilityValues()
    /// Said by blocks, which go before (EV-2); nil until there is one, as few objects have any.
    var blocks: AccessibilityBlocks?
    var containerType = UIAccessibilityContainerType.none
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var groupsChildren = false
    var ignoresInvertColors = false

    /// Where a block has no answer the value counts.
    private func answer<Value>(
        _ block: KeyPath<AccessibilityBlocks, (() -> Value?)?>,
        _ value: KeyPath<AccessibilityValues, Value?>
    ) -> Value? {
        blocks?[keyPath: block].flatMap { $0() } ?? own[keyPath: value]
    }

    /// The blocks, made for a first one.
    mutating func madeBlocks() -> AccessibilityBlocks {
        let made = blocks ?? AccessibilityBlocks()
        blocks = made
        return made
    }

    var isElement: Bool? {
        get { answer(\.isElement, \.isElement) }
        set { own.isElement = newValue }
    }
    var label: String? {
        get { answer(\.label, \.label) }
        // A plain one takes the place of one with attributes.
        set { (own.label, own.attributedLabel) = (newValue, nil) }
    }
    var hint: String? {
        get { answer(\.hint, \.hint) }
        // A plain one takes the place of one with attributes.
        set { (own.hint, own.attributedHint) = (newValue, nil) }
    }
    var value: String? {
        get { answer(\.value, \.value) }
        // A plain one takes the place of one with attributes.
        set { (own.value, own.attributedValue) = (newValue, nil) }
    }
    var traits: UIAccessibilityTraits? {
        get { answer(\.traits, \.traits) }
        set { own.traits = newValue }
    }
    /// Points of the screen.
    var frame: CGRect? {
        get { answer(\.frame, \.frame) }
        set { own.frame = newValue }
    }
    var identifier: String? {
        get { answer(\.identifier, \.identifier) }
        set { own.identifier = newValue }
    }
    var elements: [Any]? {
        get { answer(\.elements, \.elements) }
        set { own.elements = newValue }
    }
    var customActions: [UIAccessibilityCustomAction]? {
        get { answer(\.customActions, \.customActions) }
        set { own.customActions = newValue }
    }
    var customRotors: [UIAccessibilityCustomRotor]? {
        get { own.customRotors }
        set { own.customRotors = newValue }
    }
    var activationPoint: CGPoint? {
        get { answer(\.activationPoint, \.activationPoint) }
        set { own.activationPoint = newValue }
    }
    var path: UIBezierPath? {
        get { answer(\.path, \.path) }
        set { own.path = newValue }
    }
    var language: String? {
        get { answer(\.language, \.language) }
        set { own.language = newValue }
    }
    var userInputLabels: [String]? {
        get { answer(\.userInputLabels, \.userInputLabels) }
        set { own.userInputLabels = newValue }
    }
    var attributedLabel: NSAttributedString? {
        get { answer(\.attributedLabel, \.attributedLabel) }
        set { own.attributedLabel = newValue }
    }
    var attributedHint: NSAttributedString? {
        get { answer(\.attributedHint, \.attributedHint) }
        set { own.attributedHint = newValue }
    }
    var attributedValue: NSAttributedString? {
        get { answer(\.attributedValue, \.attributedValue) }
        set { own.attributedValue = newValue }
    }
    var headerElements: [Any]? {
        get { answer(\.headerElements, \.headerElements) }
        set { own.headerElements = newValue }
    }
    var respondsToUser: Bool? {
        get { answer(\.respondsToUser, \.respondsToUser) }
        set { own.respondsToUser = newValue }
    }
    var hidesElements: Bool {
        get { answer(\.hidden, \.hidden) ?? false }
        set { own.hidden = newValue }
    }
    var isModal: Bool {
        get { answer(\.modal, \.modal) ?? false }
        set { own.modal = newValue }
    }
}

/// What an app has set.
private struct AccessibilityValues {
    var isElement: Bool?
    var label: String?
    var hint: String?
    var value: String?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var identifier: String?
    var elements: [Any]?
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
    var respondsToUser: Bool?
    var hidden: Bool?
    var modal: Bool?
}
