import Foundation

/// Selects rows or items while two fingers go over them.
///
/// The first one decides: where it wasn't selected, all are selected on the way, else all are let go of. Going back gives
/// the later ones their state back.
@MainActor
final class MultipleSelection {
    private weak var list: (any MultipleSelectionList)?
    private let gate = MultipleSelectionGate()
    private var anchor: IndexPath?
    private var selects = true
    /// What was touched, with its state before.
    private var before: [IndexPath: Bool] = [:]

    /// Watches for two fingers on a list from now on.
    init(in list: any MultipleSelectionList) {
        self.list = list
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        pan.minimumNumberOfTouches = 2
        pan.maximumNumberOfTouches = 2
        pan.targets.append(
            UIGestureRecognizer.Target(handler: { [weak self] pan in
                guard let list = self?.list else { return }
                self?.follow(pan.state, at: pan.location(in: list))
            })
        )
        pan.delegate = gate
        gate.shouldBegin = { [weak self] pan in
            guard let list = self?.list, let place = list.selectionPlace(at: pan.location(in: list)) else {
                return false
            }
            return list.mayBeginMultipleSelection(at: place)
        }
        list.addGestureRecognizer(pan)
    }

    private func follow(_ state: UIGestureRecognizer.State, at point: CGPoint) {
        guard let list else { return }
        switch state {
        case .began:
            guard let place = list.selectionPlace(at: point) else { return }
            // The content stays where it is from here on.
            list.panGestureRecognizer.isEnabled = false
            list.panGestureRecognizer.isEnabled = true
            anchor = place
            list.multipleSelectionBegan(at: place)
            selects = !list.isChosen(place)
            choose(upTo: place)
        case .changed: if let place = list.selectionPlace(at: point) { choose(upTo: place) }
        default:
            guard anchor != nil else { return }
            anchor = nil
            before = [:]
            list.multipleSelectionEnded()
        }
    }

    private func choose(upTo place: IndexPath) {
        guard let list, list.selectsMany, let anchor else { return }
        let chosen = places(from: min(anchor, place), to: max(anchor, place), in: list)
        for (old, state) in before.sorted(by: { $0.key < $1.key }) where !chosen.contains(old) {
            before[old] = nil
            if list.isChosen(old) != state { list.setChosen(state, at: old) }
        }
        for new in chosen where before[new] == nil {
            before[new] = list.isChosen(new)
            if list.isChosen(new) != selects { list.setChosen(selects, at: new) }
        }
    }

    private func places(from: IndexPath, to: IndexPath, in list: any MultipleSelectionList) -> [IndexPath] {
        (from.section...to.section).flatMap { section in
            let first = section == from.section ? from.item : 0
            let last = section == to.section ? to.item : list.selectionCount(inSection: section) - 1
            return (first..<max(first, last + 1)).map { IndexPath(item: $0, section: section) }
        }
    }
}

/// Lets two fingers begin only where the delegate wants it.
private final class MultipleSelectionGate: NSObject, UIGestureRecognizerDelegate {
    var shouldBegin: (UIGestureRecognizer) -> Bool = { _ in false }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        shouldBegin(gestureRecognizer)
    }
    // Scrolling may have begun with the first finger.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer is UIPanGestureRecognizer }
}
