import Foundation

/// A drop on a list that its delegate performs.
@MainActor
final class ListDrop {
    let session: any UIDropSession
    let proposal: UIDropProposal
    let destination: IndexPath?
    /// What is dropped, with where it is in the same list.
    let items: [(item: UIDragItem, source: IndexPath?, size: CGSize)]
    /// Where previews go to, by their items.
    private(set) var targets: [ObjectIdentifier: () -> UITargetedDragPreview?] = [:]
    private var animators: [ObjectIdentifier: DragAnimator] = [:]

    init(
        _ session: any UIDropSession,
        _ proposal: UIDropProposal,
        _ destination: IndexPath?,
        items: [(item: UIDragItem, source: IndexPath?, size: CGSize)]
    ) {
        (self.session, self.proposal, self.destination, self.items) = (session, proposal, destination, items)
    }

    /// Has an item's preview go to a place that is known once the list is laid out.
    func send(_ item: UIDragItem, to target: @escaping () -> UITargetedDragPreview?) -> any UIDragAnimating {
        targets[ObjectIdentifier(item)] = target
        let animator = DragAnimator()
        animators[ObjectIdentifier(item)] = animator
        return animator
    }

    /// What the app added to an item's animation.
    func animator(of item: UIDragItem) -> DragAnimator? { animators[ObjectIdentifier(item)] }
}
