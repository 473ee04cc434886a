import Foundation

extension UICollectionView: MultipleSelectionList {
    /// Watches for two fingers as soon as there is a delegate to ask.
    func installMultipleSelection() {
        if collection.multipleSelection == nil { collection.multipleSelection = MultipleSelection(in: self) }
    }

    func selectionPlace(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
    func selectionCount(inSection section: Int) -> Int { numberOfItems(inSection: section) }
    func isChosen(_ place: IndexPath) -> Bool { collection.selection.contains(place) }
    func setChosen(_ isChosen: Bool, at place: IndexPath) {
        if self.isChosen(place) != isChosen { chooseItem(at: place) }
    }

    func mayBeginMultipleSelection(at place: IndexPath) -> Bool {
        delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: place) ?? false
    }
    func multipleSelectionBegan(at place: IndexPath) {
        delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: place)
    }
    func multipleSelectionEnded() { delegate?.collectionViewDidEndMultipleSelectionInteraction(self) }
}
