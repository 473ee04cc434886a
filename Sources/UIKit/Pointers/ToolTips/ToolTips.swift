import Foundation
import Platform
import QuartzCore

/// Shows the tool tip of what a pointer rests over, and takes it away when the pointer leaves (BT-28).
@MainActor
enum ToolTips {
    /// What waits to be shown, or is.
    private struct State {
        weak var interaction: UIToolTipInteraction?
        /// Where the words hold, in the view's bounds space; nil: in the whole view.
        var area: CGRect?
        var timer: EventLoop.Token?
        var isShown = false
    }

    @WorldState private static var state: State?

    /// Seconds that the pointer rests before the words come.
    private static let delay: TimeInterval = 1
    /// Seconds after which they go by themselves.
    private static let duration: TimeInterval = 10

    /// Only Macs show tool tips.
    private static var areShown: Bool { UIScreen.main.traitCollection.userInterfaceIdiom == .mac }

    /// Called whenever the pointer has moved.
    ///
    /// - Parameters:
    ///   - touch: The pointer; its view is what is under it.
    ///   - screen: Where it is, in the screen's space.
    static func pointerDidMove(_ touch: UITouch, screen: CGPoint) {
        guard areShown else { return }
        if let state, state.isShown, isInside(state, touch) { return }
        hide()
        guard let interaction = interaction(under: touch) else { return }
        var next = State(interaction: interaction)
        next.timer = EventLoop.main.schedule(after: delay) { show(touch, screen: screen) }
        state = next
    }

    /// Takes the words away, and forgets what was to be shown.
    static func hide() {
        guard let known = state else { return }
        known.timer.map(EventLoop.main.cancel)
        state = nil
        if known.isShown { UIScreen.main.tree.showToolTip(nil) }
    }

    private static func isInside(_ state: State, _ touch: UITouch) -> Bool {
        guard let view = state.interaction?.view, touch.view?.isDescendant(of: view) == true else { return false }
        return state.area?.contains(touch.location(in: view)) ?? true
    }

    /// The nearest interaction of what is under the pointer.
    private static func interaction(under touch: UITouch) -> UIToolTipInteraction? {
        var view = touch.view
        while let owner = view {
            for case let interaction as UIToolTipInteraction in owner.interactions where interaction.isEnabled {
                return interaction
            }
            view = owner.superview
        }
        return nil
    }

    private static func show(_ touch: UITouch, screen: CGPoint) {
        guard let interaction = state?.interaction, let view = interaction.view, view.window != nil,
            let configuration = interaction.configuration(at: touch.location(in: view))
        else { return }
        let bounds = UIScreen.main.bounds
        let layer = ToolTipLayer(configuration.toolTip, traits: view.traitCollection, room: bounds.size)
        layer.stand(under: screen, in: bounds)
        UIScreen.main.tree.showToolTip(layer)
        state?.isShown = true
        state?.area = configuration.sourceRect
        state?.timer = EventLoop.main.schedule(after: duration) { hide() }
    }
}
