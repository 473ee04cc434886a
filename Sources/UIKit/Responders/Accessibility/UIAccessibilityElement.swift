import Foundation

/// A thing that assistive apps see and that is no view: a part of what a view draws.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// The view, or element, that it is part of; not kept.
    open weak var accessibilityContainer: AnyObject?
    /// The frame in the container's bounds space; says the frame on the screen where it is set.
    open var accessibilityFrameInContainerSpace: CGRect = .zero { didSet { isInContainerSpace = true } }
    private var isInContainerSpace = false

    /// An element of a container: a view, or another element.
    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = container as AnyObject
    }

    /// The container, where it handles events.
    open override var next: UIResponder? { accessibilityContainer as? UIResponder }

    override var naturalAccessibility: NaturalAccessibility { NaturalAccessibility(isElement: true) }
    override var naturalAccessibilityFrame: CGRect {
        guard isInContainerSpace else { return .zero }
        let frame = accessibilityFrameInContainerSpace
        if let view = accessibilityContainer as? UIView { return view.convert(frame, to: nil) }
        let outer = (accessibilityContainer as? UIResponder)?.accessibilityFrame ?? .zero
        return frame.offsetBy(dx: outer.minX, dy: outer.minY)
    }
}
