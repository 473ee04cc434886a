import Foundation
import Platform

/// A drag from the lifting of its items to their drop; there is one at a time.
@MainActor
final class RunningDrag {
    @WorldState static var current: RunningDrag?

    let session = DragSession()
    private(set) var hasBegun = false
    private let interaction: UIDragInteraction
    private let window: UIWindow
    private var lifted: [LiftedItem] = []
    private let liftAnimator = DragAnimator()
    /// What views have said to whether they may take the items.
    private var answers: [ObjectIdentifier: Bool] = [:]
    /// The view under the finger that may take them, and all that were.
    private var target: UIDropInteraction?
    private var visited: [UIDropInteraction] = []
    private var proposal = UIDropProposal(operation: .cancel)
    private lazy var springs = SpringLoader(session)
    /// What stands for views that take drops by their paste configuration alone.
    private var pasteTargets: [ObjectIdentifier: PasteTarget] = [:]

    /// Asks for the items; nil where there are none.
    ///
    /// - Parameter point: The finger, in the window's points.
    init?(_ interaction: UIDragInteraction, at point: CGPoint) {
        guard Self.current == nil, let window = interaction.view?.window, let delegate = interaction.delegate else {
            return nil
        }
        (self.interaction, self.window) = (interaction, window)
        (session.window, session.point) = (window, point)
        session.items = delegate.dragInteraction(interaction, itemsForBeginning: session)
        guard !session.items.isEmpty else { return nil }
    }

    // MARK: Lifting

    func lift() {
        Self.current = self
        show(session.items, of: interaction)
        interaction.delegate?.dragInteraction(interaction, willAnimateLiftWith: liftAnimator, session: session)
        UIView.animate(withDuration: DragAnimator.duration) { [self] in
            for item in lifted { item.rise() }
            liftAnimator.animate()
        }
    }

    private func show(_ items: [UIDragItem], of interaction: UIDragInteraction) {
        for item in items {
            let preview = interaction.delegate?
                .dragInteraction(interaction, previewForLifting: item, session: session)
            guard let preview else { continue }
            lifted.append(LiftedItem(item, preview, in: window, finger: session.point))
        }
    }

    /// Items that another finger adds.
    func add(from other: UIDragInteraction, at point: CGPoint) {
        guard hasBegun, let view = other.view else { return }
        let place = view.convert(point, from: nil)
        let items = other.delegate?.dragInteraction(other, itemsForAddingTo: session, withTouchAt: place) ?? []
        let fresh = items.filter { item in !session.items.contains { $0 === item } }
        guard !fresh.isEmpty else { return }
        interaction.delegate?.dragInteraction(interaction, session: session, willAdd: fresh, for: other)
        session.items += fresh
        show(fresh, of: other)
        answers = [:]
        UIView.animate(withDuration: DragAnimator.duration) { [self] in
            for item in lifted.suffix(fresh.count) {
                item.rise()
                item.follow(session.point)
            }
        }
        ask()
    }

    // MARK: Moving

    func move(to point: CGPoint) {
        session.point = point
        if !hasBegun { begin() }
        for item in lifted { item.follow(point) }
        interaction.delegate?.dragInteraction(interaction, sessionDidMove: session)
        ask()
        springs.move(over: viewUnderFinger)
    }

    private var viewUnderFinger: UIView? {
        WindowList.ofApp.reversed().lazy.compactMap { [self] other -> UIView? in
            other.hitTest(other.convert(session.point, from: window), with: nil)
        }.first
    }

    private func begin() {
        hasBegun = true
        liftAnimator.complete(.end)
        guard let delegate = interaction.delegate else { return }
        session.allowsMoveOperation = delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session)
        session.isRestrictedToDraggingApplication = delegate.dragInteraction(
            interaction,
            sessionIsRestrictedToDraggingApplication: session
        )
        _ = delegate.dragInteraction(interaction, prefersFullSizePreviewsFor: session)
        delegate.dragInteraction(interaction, sessionWillBegin: session)
        for item in lifted { item.showOwnPreview() }
    }

    /// Asks the view under the finger what it would do.
    private func ask() {
        let found = candidate()
        if found !== target {
            if let target { target.delegate?.dropInteraction(target, sessionDidExit: session) }
            target = found
            if let found {
                if !visited.contains(where: { $0 === found }) { visited.append(found) }
                found.delegate?.dropInteraction(found, sessionDidEnter: session)
            }
        }
        let said = target.flatMap { $0.delegate?.dropInteraction($0, sessionDidUpdate: session) }
        proposal = said ?? UIDropProposal(operation: .cancel)
    }

    /// The innermost view under the finger that may take the items.
    private func candidate() -> UIDropInteraction? {
        var next = viewUnderFinger
        while let view = next {
            for case let drop as UIDropInteraction in view.interactions where mayTake(drop) { return drop }
            if view.pasteConfiguration != nil {
                let target = pasteTargets[ObjectIdentifier(view)] ?? PasteTarget(view)
                pasteTargets[ObjectIdentifier(view)] = target
                if mayTake(target.interaction) { return target.interaction }
            }
            next = view.superview
        }
        return nil
    }

    private func mayTake(_ drop: UIDropInteraction) -> Bool {
        let name = ObjectIdentifier(drop)
        if let known = answers[name] { return known }
        let answer = drop.delegate?.dropInteraction(drop, canHandle: session) ?? false
        answers[name] = answer
        return answer
    }

    // MARK: The end

    func finish() {
        guard hasBegun, let target else { return cancel() }
        let isAllowed = proposal.operation == .copy || proposal.operation == .move && session.allowsMoveOperation
        guard isAllowed else { return cancel() }
        drop(on: target, proposal.operation)
    }

    private func drop(on target: UIDropInteraction, _ operation: UIDropOperation) {
        Self.current = nil
        springs.end()
        let delegate = interaction.delegate
        delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
        session.onTransfer = { [self] in
            guard session.loading == 0 else { return }
            session.onTransfer = {}
            interaction.delegate?.dragInteraction(interaction, sessionDidTransferItems: session)
        }
        target.delegate?.dropInteraction(target, performDrop: session)
        if session.loading == 0 { EventLoop.main.schedule(after: 0) { [self] in session.onTransfer() } }
        let animators = lifted.map { lifted -> (LiftedItem, UITargetedDragPreview?, DragAnimator) in
            let preview = target.delegate?
                .dropInteraction(target, previewForDropping: lifted.item, withDefault: lifted.origin)
            let animator = DragAnimator()
            target.delegate?.dropInteraction(target, item: lifted.item, willAnimateDropWith: animator)
            return (lifted, preview, animator)
        }
        animate(animators) { [self] in
            target.delegate?.dropInteraction(target, concludeDrop: session)
            delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
            tellEnd()
        }
    }

    /// The items go back; nothing was begun where the finger hasn't moved.
    func cancel() {
        guard Self.current === self else { return }
        Self.current = nil
        springs.end()
        guard hasBegun else {
            return animate(lifted.map { ($0, $0.origin, DragAnimator()) }) { [self] in liftAnimator.complete(.start) }
        }
        let delegate = interaction.delegate
        if let target { target.delegate?.dropInteraction(target, sessionDidExit: session) }
        delegate?.dragInteraction(interaction, session: session, willEndWith: .cancel)
        let animators = lifted.map { lifted -> (LiftedItem, UITargetedDragPreview?, DragAnimator) in
            let preview = delegate?
                .dragInteraction(interaction, previewForCancelling: lifted.item, withDefault: lifted.origin)
            let animator = DragAnimator()
            delegate?.dragInteraction(interaction, item: lifted.item, willAnimateCancelWith: animator)
            return (lifted, preview, animator)
        }
        animate(animators) { [self] in
            delegate?.dragInteraction(interaction, session: session, didEndWith: .cancel)
            tellEnd()
        }
    }

    private func tellEnd() {
        for drop in visited { drop.delegate?.dropInteraction(drop, sessionDidEnd: session) }
    }

    private func animate(
        _ animators: [(LiftedItem, UITargetedDragPreview?, DragAnimator)],
        _ done: @escaping () -> Void
    ) {
        let window = window
        UIView.animate(withDuration: DragAnimator.duration) {
            for (item, preview, animator) in animators {
                if let preview, preview.target.container.window != nil {
                    item.settle(preview, in: window)
                } else {
                    item.vanish()
                }
                animator.animate()
            }
        } completion: { _ in
            for (item, _, animator) in animators {
                item.view.removeFromSuperview()
                animator.complete(.end)
            }
            done()
        }
    }
}
