import Foundation

extension UITableView: MultipleSelectionList {
    /// Watches for two fingers as soon as there is a delegate to ask.
    func installMultipleSelection() {
        if table.multipleSelection == nil { table.multipleSelection = MultipleSelection(in: self) }
    }

    func selectionPlace(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
    func selectionCount(inSection section: Int) -> Int { numberOfRows(inSection: section) }
    func isChosen(_ place: IndexPath) -> Bool { table.selection.contains(place) }
    func setChosen(_ isChosen: Bool, at place: IndexPath) {
        if self.isChosen(place) != isChosen { chooseRow(at: place) }
    }

    func mayBeginMultipleSelection(at place: IndexPath) -> Bool {
        delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: place) ?? false
    }
    func multipleSelectionBegan(at place: IndexPath) {
        delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: place)
    }
    func multipleSelectionEnded() { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }
}
