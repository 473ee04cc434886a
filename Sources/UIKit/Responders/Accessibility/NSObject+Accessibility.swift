import Foundation
import ObjectiveCRuntime

/// What an app says to assistive apps of an object that is no responder.
private final class StatedAccessibility: @unchecked Sendable {
    var state = AccessibilityState()

    nonisolated(unsafe) private static let key = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    )

    static func of(_ object: NSObject) -> StatedAccessibility {
        if let known = objc_getAssociatedObject(object, key) as? StatedAccessibility { return known }
        let made = StatedAccessibility()
        objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
        return made
    }
}

// In an extension of the protocol, as classes declare members of these names themselves.
extension NSObjectProtocol where Self: NSObject {
    private var stated: StatedAccessibility { StatedAccessibility.of(self) }

    /// Whether assistive apps see the object. Default: false.
    public var isAccessibilityElement: Bool {
        get { stated.state.isElement ?? false }
        set { stated.state.isElement = newValue }
    }
    /// What names it. Nil by default.
    public var accessibilityLabel: String? {
        get { stated.state.label }
        set { stated.state.label = newValue }
    }
    /// What happens on activation. Nil by default.
    public var accessibilityHint: String? {
        get { stated.state.hint }
        set { stated.state.hint = newValue }
    }
    /// What it is set to. Nil by default.
    public var accessibilityValue: String? {
        get { stated.state.value }
        set { stated.state.value = newValue }
    }
    /// What it is. None by default.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { stated.state.traits ?? .none }
        set { stated.state.traits = newValue }
    }
    /// Points of the screen. Zero by default.
    public var accessibilityFrame: CGRect {
        get { stated.state.frame ?? .zero }
        set { stated.state.frame = newValue }
    }
    /// Names it for tests. Nil by default.
    public var accessibilityIdentifier: String? {
        get { stated.state.identifier }
        set { stated.state.identifier = newValue }
    }
    /// What stands for its contents. Nil by default.
    public var accessibilityElements: [Any]? {
        get { stated.state.elements }
        set { stated.state.elements = newValue }
    }
    /// Whether what is in it is skipped. Default: false.
    public var accessibilityElementsHidden: Bool {
        get { stated.state.hidesElements }
        set { stated.state.hidesElements = newValue }
    }
    /// How the elements inside are gone through. Default: automatic.
    public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { stated.state.navigationStyle }
        set { stated.state.navigationStyle = newValue }
    }
    /// Whether all inside is read before what lies beside it. Default: false.
    public var shouldGroupAccessibilityChildren: Bool {
        get { stated.state.groupsChildren }
        set { stated.state.groupsChildren = newValue }
    }
}
