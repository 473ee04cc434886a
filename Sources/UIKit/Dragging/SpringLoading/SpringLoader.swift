import Foundation
import Platform

/// Activates what a drag rests over: views with a ``UISpringLoadedInteraction``, and UIKit's own that are spring-loaded.
@MainActor
final class SpringLoader {
    /// Seconds over a target before it blinks, and from there to its activation; not measured.
    static let (rest, activation): (TimeInterval, TimeInterval) = (0.6, 0.5)

    private enum Target {
        case interaction(UISpringLoadedInteraction)
        case place(any SpringLoadedPlace)

        var name: ObjectIdentifier {
            switch self {
            case .interaction(let interaction): ObjectIdentifier(interaction)
            case .place(let place): ObjectIdentifier(place)
            }
        }
    }

    private let session: DragSession
    private var target: Target?
    private var context: SpringLoadingContext
    private var deadline: EventLoop.Token?
    /// What was activated last, which has to be left before it can be again.
    private var spent: (name: ObjectIdentifier, item: AnyHashable?)?
    private let blink = SpringLoadingBlink()

    init(_ session: DragSession) {
        self.session = session
        context = SpringLoadingContext(session)
    }

    /// Sees what lies under the finger.
    func move(over view: UIView?) {
        let fresh = SpringLoadingContext(session)
        let found = find(from: view, fresh)
        if let found, let target, found.name == target.name, fresh.itemName == context.itemName { return }
        if spent.map({ $0.name != found?.name || $0.item != fresh.itemName }) ?? false { spent = nil }
        end()
        guard let found, spent == nil else { return }
        (target, context) = (found, fresh)
        enter(.possible)
        deadline = EventLoop.main.schedule(after: Self.rest) { [weak self] in self?.beginActivating() }
    }

    /// The drag is over.
    func end() {
        if let deadline { EventLoop.main.cancel(deadline) }
        deadline = nil
        guard let target else { return }
        enter(.inactive)
        if case .interaction(let interaction) = target {
            interaction.interactionBehavior.interactionDidFinish(interaction)
        }
        self.target = nil
    }

    /// The innermost view around the finger that would be activated.
    private func find(from view: UIView?, _ context: SpringLoadingContext) -> Target? {
        var next = view
        while let view = next {
            for case let interaction as UISpringLoadedInteraction in view.interactions {
                context.targetView = view
                if interaction.interactionBehavior.shouldAllow(interaction, with: context) {
                    return .interaction(interaction)
                }
            }
            if let place = view as? any SpringLoadedPlace {
                context.targetView = view
                if place.springLoads(context) { return .place(place) }
            }
            (context.targetView, context.targetItem) = (nil, nil)
            next = view.superview
        }
        return nil
    }

    private func enter(_ state: UISpringLoadedInteractionEffectState) {
        context.state = state
        switch target {
        case .interaction(let interaction):
            interaction.interactionEffect.interaction(interaction, didChangeWith: context)
        case .place: blink.show(state, on: context.targetView)
        case nil: break
        }
    }

    private func beginActivating() {
        enter(.activating)
        deadline = EventLoop.main.schedule(after: Self.activation) { [weak self] in self?.activate() }
    }

    private func activate() {
        guard let target else { return }
        deadline = nil
        spent = (target.name, context.itemName)
        enter(.activated)
        switch target {
        case .interaction(let interaction): interaction.activationHandler(interaction, context)
        case .place(let place): place.springActivates(context)
        }
        end()
    }
}
