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

// In an extension of the protocol, as classes declare members of these names themselves. Who knows a responder only as an
// object hears what the responder says.
extension NSObjectProtocol where Self: NSObject {
    private var stated: StatedAccessibility { StatedAccessibility.of(self) }
    private var responder: UIResponder? { self as? UIResponder }

    /// Whether assistive apps see the object. Default: false.
    @preconcurrency @MainActor public var isAccessibilityElement: Bool {
        get { responder.map(\.isAccessibilityElement) ?? stated.state.isElement ?? false }
        set {
            if let responder { responder.isAccessibilityElement = newValue } else { stated.state.isElement = newValue }
        }
    }
    /// What names it. Nil by default.
    @preconcurrency @MainActor public var accessibilityLabel: String? {
        get { responder.map { $0.accessibilityLabel } ?? stated.state.label }
        set {
            if let responder { responder.accessibilityLabel = newValue } else { stated.state.label = newValue }
        }
    }
    /// What happens on activation. Nil by default.
    @preconcurrency @MainActor public var accessibilityHint: String? {
        get { responder.map { $0.accessibilityHint } ?? stated.state.hint }
        set {
            if let responder { responder.accessibilityHint = newValue } else { stated.state.hint = newValue }
        }
    }
    /// What it is set to. Nil by default.
    @preconcurrency @MainActor public var accessibilityValue: String? {
        get { responder.map { $0.accessibilityValue } ?? stated.state.value }
        set {
            if let responder { responder.accessibilityValue = newValue } else { stated.state.value = newValue }
        }
    }
    /// What it is. None by default.
    @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
        get { responder.map(\.accessibilityTraits) ?? stated.state.traits ?? .none }
        set {
            if let responder { responder.accessibilityTraits = newValue } else { stated.state.traits = newValue }
        }
    }
    /// Points of the screen. Zero by default.
    @preconcurrency @MainActor public var accessibilityFrame: CGRect {
        get { responder.map(\.accessibilityFrame) ?? stated.state.frame ?? .zero }
        set {
            if let responder { responder.accessibilityFrame = newValue } else { stated.state.frame = newValue }
        }
    }
    /// Names it for tests. Nil by default.
    @preconcurrency @MainActor public var accessibilityIdentifier: String? {
        get { responder.map { $0.accessibilityIdentifier } ?? stated.state.identifier }
        set {
            if let responder {
                responder.accessibilityIdentifier = newValue
            } else {
                stated.state.identifier = newValue
            }
        }
    }
    /// What stands for its contents. Nil by default.
    @preconcurrency @MainActor public var accessibilityElements: [Any]? {
        get { responder.map { $0.accessibilityElements } ?? stated.state.elements }
        set {
            if let responder { responder.accessibilityElements = newValue } else { stated.state.elements = newValue }
        }
    }
    /// Whether what is in it is skipped. Default: false.
    @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
        get { responder.map(\.accessibilityElementsHidden) ?? stated.state.hidesElements }
        set {
            if let responder {
                responder.accessibilityElementsHidden = newValue
            } else {
                stated.state.hidesElements = newValue
            }
        }
    }
    /// Whether assistive apps see nothing else among its siblings. Default: false.
    @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
        get { responder.map(\.accessibilityViewIsModal) ?? stated.state.isModal }
        set {
            if let responder { responder.accessibilityViewIsModal = newValue } else { stated.state.isModal = newValue }
        }
    }
    /// Offered beside activation. Nil by default.
    @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { responder.map { $0.accessibilityCustomActions } ?? stated.state.customActions }
        set {
            if let responder {
                responder.accessibilityCustomActions = newValue
            } else {
                stated.state.customActions = newValue
            }
        }
    }
    /// Ways through the contents for VoiceOver's rotor. Nil by default.
    @preconcurrency @MainActor public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { responder.map { $0.accessibilityCustomRotors } ?? stated.state.customRotors }
        set {
            if let responder {
                responder.accessibilityCustomRotors = newValue
            } else {
                stated.state.customRotors = newValue
            }
        }
    }
    /// The point of the screen that is touched on activation; the frame's middle by default.
    @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return responder?.accessibilityActivationPoint ?? stated.state.activationPoint
                ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set {
            if let responder {
                responder.accessibilityActivationPoint = newValue
            } else {
                stated.state.activationPoint = newValue
            }
        }
    }
    /// The outline in points of the screen, where it is no rectangle. Nil by default.
    @preconcurrency @MainActor public var accessibilityPath: UIBezierPath? {
        get { responder.map { $0.accessibilityPath } ?? stated.state.path }
        set {
            if let responder { responder.accessibilityPath = newValue } else { stated.state.path = newValue }
        }
    }
    /// The language of label, value and hint: `en-US`. Nil by default.
    @preconcurrency @MainActor public var accessibilityLanguage: String? {
        get { responder.map { $0.accessibilityLanguage } ?? stated.state.language }
        set {
            if let responder { responder.accessibilityLanguage = newValue } else { stated.state.language = newValue }
        }
    }
    /// What the elements inside are together. Default: nothing of its own.
    @preconcurrency @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
        get { responder.map(\.accessibilityContainerType) ?? stated.state.containerType }
        set {
            if let responder {
                responder.accessibilityContainerType = newValue
            } else {
                stated.state.containerType = newValue
            }
        }
    }
    /// How the elements inside are gone through. Default: automatic.
    @preconcurrency @MainActor public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { responder.map(\.accessibilityNavigationStyle) ?? stated.state.navigationStyle }
        set {
            if let responder {
                responder.accessibilityNavigationStyle = newValue
            } else {
                stated.state.navigationStyle = newValue
            }
        }
    }
    /// Whether all inside is read before what lies beside it. Default: false.
    @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
        get { responder.map(\.shouldGroupAccessibilityChildren) ?? stated.state.groupsChildren }
        set {
            if let responder {
                responder.shouldGroupAccessibilityChildren = newValue
            } else {
                stated.state.groupsChildren = newValue
            }
        }
    }
    /// Whether it does something when it is touched; as an element does by default.
    @preconcurrency @MainActor public var accessibilityRespondsToUserInteraction: Bool {
        get {
            responder.map(\.accessibilityRespondsToUserInteraction) ?? stated.state.respondsToUser
                ?? isAccessibilityElement
        }
        set {
            if let responder {
                responder.accessibilityRespondsToUserInteraction = newValue
            } else {
                stated.state.respondsToUser = newValue
            }
        }
    }
    /// Called to activate it; true where that is done. False for what is no responder.
    @preconcurrency @MainActor public func accessibilityActivate() -> Bool {
        responder?.accessibilityActivate() ?? false
    }
    /// Called to set an adjustable element to more; does nothing for what is no responder.
    @preconcurrency @MainActor public func accessibilityIncrement() { responder?.accessibilityIncrement() }
    /// Called to set an adjustable element to less; does nothing for what is no responder.
    @preconcurrency @MainActor public func accessibilityDecrement() { responder?.accessibilityDecrement() }
}
