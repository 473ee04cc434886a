import CoreGraphics

/// What can have the focus: views, and an app's own objects inside of a view.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item can have the focus now.
    var canBecomeFocused: Bool { get }
    /// In the coordinate space of the container that holds the item, in points.
    var frame: CGRect { get }
    /// Whether the item has the focus.
    var isFocused: Bool { get }
    /// How the item shows that it has the focus; nil: in no way of the system's.
    var focusEffect: UIFocusEffect? { get }
    /// How much the item is its group's first choice.
    var focusGroupPriority: UIFocusGroupPriority { get }
    /// Whether items behind this one can have the focus.
    var isTransparentFocusItem: Bool { get }
    /// Whether the item's focus waits for a key.
    var focusItemDeferralMode: UIFocusItemDeferralMode { get }
    /// Called as a finger on a remote control's surface moves; never here.
    func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
    /// Whether the focus system of the item's window has this item as its focused one.
    public var isFocused: Bool { FocusEngine.hasFocus(self) }
    /// Nil by default: the system shows nothing.
    public var focusEffect: UIFocusEffect? { nil }
    /// Ignored by default.
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }
    /// False by default.
    public var isTransparentFocusItem: Bool { false }
    /// Automatic by default.
    public var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }
    /// Does nothing.
    public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}
