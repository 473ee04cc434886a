import Foundation

extension UICollectionView {
    var selectsMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
    private var selectsAtAll: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    /// Beginning and ending to edit let go of the selection, unless editing begins with multiple selection.
    func editingDidChange() {
        for (indexPath, cell) in collection.cells { takeListPlace(cell, indexPath) }
        remeasureVisibleElements()
        setNeedsLayout()
        guard !isEditing || !allowsMultipleSelectionDuringEditing else { return }
        for selected in collection.selection { deselect(selected) }
    }

    // MARK: By code
    func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for selected in collection.selection { deselect(selected) }
            return
        }
        guard indexPath.item < itemCount(inSection: indexPath.section), selectsAtAll else { return }
        if !selectsMany {
            for selected in collection.selection where selected != indexPath { deselect(selected) }
        }
        if !collection.selection.contains(indexPath) { collection.selection.append(indexPath) }
        collection.cells[indexPath]?.isSelected = true
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    func deselect(_ indexPath: IndexPath) {
        collection.selection.removeAll { $0 == indexPath }
        collection.cells[indexPath]?.isSelected = false
    }

    // MARK: By touch
    func itemTouchBegan(_ touches: Set<UITouch>) {
        guard !endSwipe(), selectsAtAll, let touch = touches.first,
            let indexPath = indexPathForItem(at: touch.location(in: self)),
            collection.cells[indexPath] != nil,
            delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
        else { return }
        collection.highlighted = indexPath
        collection.cells[indexPath]?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: indexPath)
    }

    func itemTouchCancelled() { unhighlight() }

    private func unhighlight() {
        guard let indexPath = collection.highlighted else { return }
        collection.highlighted = nil
        collection.cells[indexPath]?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
    }

    func itemTouchEnded(_ touches: Set<UITouch>) {
        guard let indexPath = collection.highlighted else { return }
        // The choice comes before the end of the highlight; a table tells them the other way round.
        chooseItem(at: indexPath)
        unhighlight()
        performPrimaryAction(at: indexPath)
    }

    /// As a tap on the cell.
    func chooseByKey(_ cell: UICollectionViewCell) -> Bool {
        guard let indexPath = indexPath(for: cell) else { return false }
        chooseItem(at: indexPath)
        performPrimaryAction(at: indexPath)
        return true
    }

    private func performPrimaryAction(at indexPath: IndexPath) {
        guard let delegate, collection.cells[indexPath] != nil,
            delegate.collectionView(self, canPerformPrimaryActionForItemAt: indexPath)
        else { return }
        delegate.collectionView(self, performPrimaryActionForItemAt: indexPath)
    }

    /// What a tap on an item comes to; nothing where nothing may be selected.
    package func chooseItem(at indexPath: IndexPath) {
        // An outline's header shows and hides what is below it, and is never chosen.
        if let cell = collection.cells[indexPath] as? UICollectionViewListCell, cell.togglesWhenTouched {
            cell.list.toggle?()
            return
        }
        guard selectsAtAll else { return }
        if selectsMany, collection.selection.contains(indexPath) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
            deselect(indexPath)
            delegate?.collectionView(self, didDeselectItemAt: indexPath)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
        if !selectsMany {
            for selected in collection.selection where selected != indexPath {
                deselect(selected)
                delegate?.collectionView(self, didDeselectItemAt: selected)
            }
        }
        select(indexPath, animated: false, scrollPosition: [])
        delegate?.collectionView(self, didSelectItemAt: indexPath)
        collection.cells[indexPath]?.selectionAction?()
    }
}
