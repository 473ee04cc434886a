import Foundation

extension UICollectionViewLayout {
    /// Where an element stands, by its name.
    func attributes(of key: SupplementaryKey) -> UICollectionViewLayoutAttributes? {
        if key.kind.isEmpty { return layoutAttributesForItem(at: key.indexPath) }
        return key.isDecoration
            ? layoutAttributesForDecorationView(ofKind: key.kind, at: key.indexPath)
            : layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.indexPath)
    }

    /// Where an element comes from, as the layout says.
    func initialAttributes(of key: SupplementaryKey) -> UICollectionViewLayoutAttributes? {
        if key.kind.isEmpty { return initialLayoutAttributesForAppearingItem(at: key.indexPath) }
        return key.isDecoration
            ? initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind, at: key.indexPath)
            : initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind, at: key.indexPath)
    }

    /// Where an element goes, as the layout says.
    func finalAttributes(of key: SupplementaryKey) -> UICollectionViewLayoutAttributes? {
        if key.kind.isEmpty { return finalLayoutAttributesForDisappearingItem(at: key.indexPath) }
        return key.isDecoration
            ? finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind, at: key.indexPath)
            : finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: key.kind, at: key.indexPath)
    }

    // MARK: What layouts say by themselves
    /// From another layout an element comes from its place there; what is new fades in where it stands.
    func standardStart(of key: SupplementaryKey) -> UICollectionViewLayoutAttributes? {
        guard let view = collection else { return nil }
        let state = view.collection
        if let transition = state.transition, transition.isAnimated {
            return transition.old.attributes(of: key) ?? clear(attributes(of: key))
        }
        let isNew =
            state.appearing.contains(key.indexPath) && key.kind.isEmpty
            || key.indexPath.first.map { state.appearingSections.contains($0) } == true || view.brings(key)
        return state.mustFinalizeUpdates && isNew ? clear(attributes(of: key)) : nil
    }

    /// Into another layout an element goes to its place there; what is gone fades out where it stood.
    func standardEnd(of key: SupplementaryKey) -> UICollectionViewLayoutAttributes? {
        guard let view = collection else { return nil }
        let state = view.collection
        if let transition = state.transition, transition.isAnimated {
            return view.collectionViewLayout.attributes(of: key) ?? clear(attributes(of: key))
        }
        guard state.mustFinalizeUpdates else { return nil }
        return clear(state.attributes.first { SupplementaryKey($0) == key })
    }

    private func clear(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
        copy?.alpha = 0
        return copy
    }
}

extension UICollectionView {
    /// Where an element comes from that is shown first.
    func comingFrom(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.initialAttributes(of: SupplementaryKey(attributes))
    }

    /// Whether an update or another layout brings what is no cell.
    func brings(_ key: SupplementaryKey) -> Bool {
        if collection.movesElements { return true }
        guard collection.mustFinalizeUpdates else { return false }
        return key.indexPath.first.map { collection.appearingSections.contains($0) } == true
            || collectionViewLayout.brings(key)
    }
}
