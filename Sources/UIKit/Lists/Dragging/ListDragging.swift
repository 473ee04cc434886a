import Foundation

/// Drags rows or items out of a list, and drops on it, as its delegates want.
@MainActor
final class ListDragging: NSObject {
    private unowned let list: any DraggedList
    let drag: UIDragInteraction
    private let dragGate = ListDragGate()
    /// Where the items were when they were lifted.
    private var sources: [ObjectIdentifier: IndexPath] = [:]
    private(set) var hasActiveDrag = false
    private(set) var hasActiveDrop = false
    private var destination: IndexPath?
    private var proposal = UIDropProposal(operation: .cancel)
    private var gap: ListGap? { didSet { if gap != oldValue { list.show(gap) } } }
    private var drop: ListDrop?

    init(_ list: any DraggedList) {
        self.list = list
        drag = UIDragInteraction(delegate: dragGate)
        super.init()
        dragGate.dragging = self
        list.addInteraction(drag)
        list.addInteraction(UIDropInteraction(delegate: dragGate))
    }

    private func preview(_ place: IndexPath, _ parameters: UIDragPreviewParameters?) -> UITargetedDragPreview? {
        guard let cell = list.draggedCell(at: place), cell.window != nil else { return nil }
        return UITargetedDragPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
    }

    // MARK: Dragging

    func items(_ session: any UIDragSession) -> [UIDragItem] {
        guard let place = list.draggedPlace(at: session.location(in: list)) else { return [] }
        return noted(list.draggedItems(session, at: place), at: place)
    }

    /// The cells of what is lifted rise; they lie down again if the finger goes before it has moved.
    func lifts(_ animator: any UIDragAnimating) {
        for cell in draggedCells { cell.carriage.drag = .lifting }
        animator.addCompletion { [weak self] position in
            guard position == .start, let self else { return }
            for cell in draggedCells { cell.carriage.drag = .none }
        }
    }

    private var draggedCells: [any CarriedCell] { Set(sources.values).sorted().compactMap(carriedCell) }
    private func carriedCell(at place: IndexPath) -> (any CarriedCell)? {
        list.draggedCell(at: place) as? any CarriedCell
    }
    private var shownCells: [any CarriedCell] { list.subviews.compactMap { $0 as? any CarriedCell } }

    func added(_ session: any UIDragSession, at point: CGPoint) -> [UIDragItem] {
        guard let place = list.draggedPlace(at: point) else { return [] }
        return noted(list.draggedItemsToAdd(session, at: place, point: point), at: place)
    }

    private func noted(_ items: [UIDragItem], at place: IndexPath) -> [UIDragItem] {
        for item in items { sources[ObjectIdentifier(item)] = place }
        return items
    }

    func lifted(_ item: UIDragItem) -> UITargetedDragPreview? {
        guard let place = sources[ObjectIdentifier(item)] else { return nil }
        return preview(place, list.draggedParameters(at: place))
    }

    func begins(_ session: any UIDragSession) {
        hasActiveDrag = true
        for cell in draggedCells { cell.carriage.drag = .dragging }
        list.dragBegins(session)
    }

    func ends(_ session: any UIDragSession) {
        hasActiveDrag = false
        for cell in shownCells { cell.carriage.drag = .none }
        list.dragEnds(session)
        sources = [:]
    }

    func allowsMove(_ session: any UIDragSession) -> Bool { list.dragAllowsMove(session) }
    func isRestricted(_ session: any UIDragSession) -> Bool { list.dragIsRestricted(session) }

    // MARK: Dropping

    func canHandle(_ session: any UIDropSession) -> Bool { list.dropIsPossible(session) }

    func enters(_ session: any UIDropSession) {
        hasActiveDrop = true
        list.dropEnters(session)
    }

    func updates(_ session: any UIDropSession) -> UIDropProposal {
        destination = place(session)
        proposal = list.dropUpdates(session, at: destination)
        let isTaken = proposal.operation == .move || proposal.operation == .copy
        showTarget(isTaken && list.dropsInto(proposal) ? destination : nil)
        guard isTaken, list.opensGap(proposal), let destination else {
            gap = nil
            return proposal
        }
        let own = proposal.operation == .move && session.items.count == 1 ? source(of: session.items[0]) : nil
        gap = ListGap(target: destination, source: own)
        return proposal
    }

    /// Tells the cells that something is dragged over them, and the one that it would be dropped into.
    private func showTarget(_ place: IndexPath?) {
        let target = place.flatMap(carriedCell)
        for cell in shownCells { cell.carriage.drop = cell === target ? .targeted : .notTargeted }
    }

    private func forgetTarget() {
        for cell in shownCells { cell.carriage.drop = .none }
    }

    private func source(of item: UIDragItem) -> IndexPath? { sources[ObjectIdentifier(item)] }

    /// The row under the finger, or the end of the last section below all rows.
    private func place(_ session: any UIDropSession) -> IndexPath? {
        let point = session.location(in: list)
        if let place = list.draggedPlace(at: point) { return place }
        let sections = list.draggedSections
        guard sections > 0 else { return nil }
        let last = sections - 1
        let isLocal = session.items.count == 1 && source(of: session.items[0])?.section == last
        return IndexPath(item: max(0, list.draggedCount(inSection: last) - (isLocal ? 1 : 0)), section: last)
    }

    func exits(_ session: any UIDropSession) {
        hasActiveDrop = false
        forgetTarget()
        gap = nil
        list.dropExits(session)
    }

    func ended(_ session: any UIDropSession) {
        hasActiveDrop = false
        forgetTarget()
        gap = nil
        drop = nil
        list.dropEnds(session)
    }

    func perform(_ session: any UIDropSession) {
        let items = session.items.map { item -> (item: UIDragItem, source: IndexPath?, size: CGSize) in
            let source = source(of: item)
            return (item, source, source.flatMap { list.draggedCell(at: $0) }?.bounds.size ?? .zero)
        }
        let drop = ListDrop(session, proposal, destination, items: items)
        self.drop = drop
        UIView.performWithoutAnimation { gap = nil }
        let single = items.count == 1 && proposal.operation == .move && list.opensGap(proposal) ? items.first : nil
        if let single, let source = single.source, let destination, list.movesByDataSource(source, to: destination) {
            _ = drop.send(single.item) { [weak self] in self?.preview(destination, nil) }
            return
        }
        list.dropHappens(drop)
    }

    func dropped(_ item: UIDragItem) -> UITargetedDragPreview? { drop?.targets[ObjectIdentifier(item)]?() }
    func animator(of item: UIDragItem) -> DragAnimator? { drop?.animator(of: item) }

    /// An item's preview goes to a row or an item.
    func target(at place: IndexPath) -> UITargetedDragPreview? {
        list.layoutIfNeeded()
        return preview(place, list.droppedParameters(at: place))
    }

    /// An item's preview goes into a part of a row or an item.
    func target(in place: IndexPath, _ rect: CGRect) -> UITargetedDragPreview? {
        guard let cell = list.draggedCell(at: place) else { return nil }
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let small = CGAffineTransform(scaleX: 0.1, y: 0.1)
        let target = UIDragPreviewTarget(container: cell, center: center, transform: small)
        return UITargetedDragPreview(view: cell, parameters: UIDragPreviewParameters(), target: target)
    }
}
