import Foundation

/// Answers yes or no.
public typealias AXBoolReturnBlock = () -> Bool
/// Answers with a text; nil: the property's own value.
public typealias AXStringReturnBlock = () -> String?
/// Answers with a text that has attributes; nil: the property's own value.
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
/// Answers with traits.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// Answers with points of the screen.
public typealias AXRectReturnBlock = () -> CGRect
/// Answers with a point of the screen.
public typealias AXPointReturnBlock = () -> CGPoint
/// Answers with an outline in points of the screen; nil: the property's own value.
public typealias AXPathReturnBlock = () -> UIBezierPath?
/// Answers with elements; nil: the property's own value.
public typealias AXArrayReturnBlock = () -> [Any]?
/// Answers with actions; nil: the property's own value.
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?
/// Does something.
public typealias AXVoidReturnBlock = () -> Void
/// Answers of blocks, asked for each time somebody asks for the property (EV-2; iOS 17). All nil by default.
extension UIResponder {
    /// In place of ``isAccessibilityElement``.
    public var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.isElement.map { block in { block() ?? false } } }
        set { accessibility.madeBlocks().isElement = newValue }
    }
    /// In place of ``accessibilityLabel``.
    public var accessibilityLabelBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.label }
        set { accessibility.madeBlocks().label = newValue }
    }
    /// In place of ``accessibilityValue``.
    public var accessibilityValueBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.value }
        set { accessibility.madeBlocks().value = newValue }
    }
    /// In place of ``accessibilityHint``.
    public var accessibilityHintBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.hint }
        set { accessibility.madeBlocks().hint = newValue }
    }
    /// In place of ``accessibilityIdentifier``.
    public var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.identifier }
        set { accessibility.madeBlocks().identifier = newValue }
    }
    /// In place of ``accessibilityLanguage``.
    public var accessibilityLanguageBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.language }
        set { accessibility.madeBlocks().language = newValue }
    }
    /// In place of ``accessibilityAttributedLabel``.
    public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
        get { accessibility.blocks?.attributedLabel }
        set { accessibility.madeBlocks().attributedLabel = newValue }
    }
    /// In place of ``accessibilityAttributedValue``.
    public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
        get { accessibility.blocks?.attributedValue }
        set { accessibility.madeBlocks().attributedValue = newValue }
    }
    /// In place of ``accessibilityAttributedHint``.
    public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
        get { accessibility.blocks?.attributedHint }
        set { accessibility.madeBlocks().attributedHint = newValue }
    }
    /// In place of ``accessibilityTraits``.
    public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { accessibility.blocks?.traits.map { block in { block() ?? .none } } }
        set { accessibility.madeBlocks().traits = newValue }
    }
    /// In place of ``accessibilityFrame``.
    public var accessibilityFrameBlock: AXRectReturnBlock? {
        get { accessibility.blocks?.frame.map { block in { block() ?? .zero } } }
        set { accessibility.madeBlocks().frame = newValue }
    }
    /// In place of ``accessibilityActivationPoint``.
    public var accessibilityActivationPointBlock: AXPointReturnBlock? {
        get { accessibility.blocks?.activationPoint.map { block in { block() ?? .zero } } }
        set { accessibility.madeBlocks().activationPoint = newValue }
    }
    /// In place of ``accessibilityPath``.
    public var accessibilityPathBlock: AXPathReturnBlock? {
        get { accessibility.blocks?.path }
        set { accessibility.madeBlocks().path = newValue }
    }
    /// In place of ``accessibilityElements``.
    public var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { accessibility.blocks?.elements }
        set { accessibility.madeBlocks().elements = newValue }
    }
    /// In place of ``accessibilityHeaderElements``.
    public var accessibilityHeaderElementsBlock: AXArrayReturnBlock? {
        get { accessibility.blocks?.headerElements }
        set { accessibility.madeBlocks().headerElements = newValue }
    }
    /// In place of ``accessibilityCustomActions``.
    public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
        get { accessibility.blocks?.customActions }
        set { accessibility.madeBlocks().customActions = newValue }
    }
    /// In place of ``accessibilityUserInputLabels``.
    public var accessibilityUserInputLabelsBlock: AXArrayReturnBlock? {
        get { accessibility.blocks?.userInputLabels }
        set { accessibility.madeBlocks().userInputLabels = newValue.map { block in { block() as? [String] } } }
    }
    /// In place of ``accessibilityElementsHidden``.
    public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.hidden.map { block in { block() ?? false } } }
        set { accessibility.madeBlocks().hidden = newValue }
    }
    /// In place of ``accessibilityViewIsModal``.
    public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.modal.map { block in { block() ?? false } } }
        set { accessibility.madeBlocks().modal = newValue }
    }
    /// In place of ``accessibilityRespondsToUserInteraction``.
    public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.respondsToUser.map { block in { block() ?? false } } }
        set { accessibility.madeBlocks().respondsToUser = newValue }
    }
    /// Done by ``accessibilityActivate()``.
    public var accessibilityActivateBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.activate }
        set { accessibility.madeBlocks().activate = newValue }
    }
    /// Done by ``accessibilityIncrement()``.
    public var accessibilityIncrementBlock: AXVoidReturnBlock? {
        get { accessibility.blocks?.increment }
        set { accessibility.madeBlocks().increment = newValue }
    }
    /// Done by ``accessibilityDecrement()``.
    public var accessibilityDecrementBlock: AXVoidReturnBlock? {
        get { accessibility.blocks?.decrement }
        set { accessibility.madeBlocks().decrement = newValue }
    }
    /// Done by ``accessibilityPerformEscape()``.
    public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.escape }
        set { accessibility.madeBlocks().escape = newValue }
    }
    /// Done by ``accessibilityPerformMagicTap()``.
    public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.magicTap }
        set { accessibility.madeBlocks().magicTap = newValue }
    }
}
