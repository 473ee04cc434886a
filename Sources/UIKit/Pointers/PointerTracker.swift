import Foundation
import Platform

/// Follows the pointer over views: hover gestures, and the regions of pointer interactions.
@MainActor
enum PointerTracker {
    /// Where the pointer is, and what it is over.
    struct State {
        /// Nil while no pointer is on the screen.
        var touch: UITouch?
        var hovered: [UIHoverGestureRecognizer] = []
        var place: Place?
        /// While a button is down, regions and hover gestures wait.
        var isPressed = false
        var look: PointerLook?
    }

    /// A region that the pointer is in: an interaction's, or that of a view with a hover style.
    struct Place {
        weak var interaction: UIPointerInteraction?
        weak var hovered: UIView?
        let region: UIPointerRegion

        func isSame(as other: Place?) -> Bool {
            interaction === other?.interaction && hovered === other?.hovered && region == other?.region
        }
    }

    @WorldState private static var state = State()

    // MARK: Moving

    /// Brings the pointer to a place.
    ///
    /// - Parameters:
    ///   - point: In the window's space, in points.
    ///   - view: What is under it; nil: nothing of the app.
    ///   - screen: The same place in the screen's space.
    static func move(to point: CGPoint, in window: UIWindow?, over view: UIView?, screen: CGPoint) {
        let touch = state.touch ?? UITouch(at: point, in: window, view: view)
        touch.type = .indirectPointer
        touch.phase = state.touch == nil ? .regionEntered : .regionMoved
        touch.previousLocationInWindow = touch.locationInWindow
        touch.locationInWindow = point
        touch.timestamp = EventLoop.main.now
        (touch.window, touch.view) = (window, view)
        state.touch = touch
        if state.look == nil { state.look = PointerLook() }
        state.look?.move(to: screen)
        guard !state.isPressed else { return }
        hover(over: view, touch)
        update()
        ToolTips.pointerDidMove(touch, screen: screen)
    }

    /// Takes the pointer off the screen.
    static func leave() {
        guard let touch = state.touch else { return }
        ToolTips.hide()
        touch.phase = .regionExited
        hover(over: nil, touch)
        exit()
        state.look?.hide()
        state.look = nil
        state.touch = nil
    }

    /// Has hover gestures end while a button is down, and begin again after it.
    static func setPressed(_ isPressed: Bool) {
        guard state.isPressed != isPressed, let touch = state.touch else { return }
        state.isPressed = isPressed
        if isPressed { ToolTips.hide() }
        hover(over: isPressed ? nil : touch.view, touch)
    }

    /// Whether the pointer is over a view, or over what is in it.
    static func isOver(_ view: UIView) -> Bool { state.touch?.view?.isDescendant(of: view) ?? false }

    // MARK: Hover gestures

    private static func hover(over view: UIView?, _ touch: UITouch) {
        let event = HoverEvent()
        event.timestamp = touch.timestamp
        event.orderedTouches = [touch]
        var found: [UIHoverGestureRecognizer] = []
        var next = view
        while let owner = next {
            for case let recognizer as UIHoverGestureRecognizer in owner.gestureRecognizers ?? []
            where state.hovered.contains(recognizer) || EventDispatcher.takes(recognizer, touch, event) {
                found.append(recognizer)
            }
            next = owner.superview
        }
        let left = state.hovered.filter { !found.contains($0) }
        let known = state.hovered
        state.hovered = found
        for recognizer in left { recognizer.follow(touch, .ended) }
        for recognizer in found { recognizer.follow(touch, known.contains(recognizer) ? .changed : .began) }
    }

    // MARK: Regions

    private static func update() {
        guard let touch = state.touch else { return }
        let next = place(of: touch)
        if let present = state.place, present.isSame(as: next) { return }
        exit()
        if let next { enter(next) }
    }

    private static func place(of touch: UITouch) -> Place? {
        var view = touch.view
        while let owner = view {
            for case let interaction as UIPointerInteraction in owner.interactions {
                guard let region = interaction.region(at: touch.location(in: owner)) else { continue }
                return Place(interaction: interaction, region: region)
            }
            if owner.hoverStyle?.isEnabled == true {
                return Place(hovered: owner, region: UIPointerRegion(rect: owner.bounds))
            }
            view = owner.superview
        }
        return nil
    }

    private static func enter(_ place: Place) {
        state.place = place
        if let view = place.hovered, let style = view.hoverStyle {
            state.look?.show(style.pointerStyle(for: view), for: place.region, of: view)
        }
        guard let interaction = place.interaction else { return }
        let style = interaction.style(for: place.region)
        let animator = PointerAnimator()
        interaction.delegate?.pointerInteraction(interaction, willEnter: place.region, animator: animator)
        if let style, let view = interaction.view { state.look?.show(style, for: place.region, of: view) }
        animator.run()
    }

    private static func exit() {
        guard let place = state.place else { return }
        state.place = nil
        state.look?.showSystem()
        guard let interaction = place.interaction else { return }
        let animator = PointerAnimator()
        interaction.delegate?.pointerInteraction(interaction, willExit: place.region, animator: animator)
        animator.run()
    }

    /// Looks anew where the pointer is, after interactions have changed.
    static func reconsider() { if !state.isPressed { update() } }

    /// Leaves an interaction's region.
    static func leave(_ interaction: UIPointerInteraction) { if state.place?.interaction === interaction { exit() } }

    /// Asks an interaction anew.
    static func invalidate(_ interaction: UIPointerInteraction) {
        guard state.place?.interaction === interaction else { return }
        exit()
        update()
    }
}

/// What recognizers and delegates see of a pointer that moves.
@MainActor
private final class HoverEvent: UIEvent {
    override var type: EventType { .hover }
}
