import Foundation

extension UICollectionView {
    /// Has all visible elements say again how large they are.
    func remeasureVisibleElements() {
        collection.remeasured.formUnion(collection.cells.keys)
        collection.remeasuredSupplementaries.formUnion(collection.supplementaries.keys)
    }

    /// A list's background, unless the app gave the collection one of its own.
    func takeListBackground(_ color: UIColor) {
        let known = collection.listBackground ?? CollectionLook.current.background.color
        guard backgroundColor == known, color != known else { return }
        collection.listBackground = color
        setStandardBackground(color)
    }

    /// Tells a cell of what the list around it says.
    func takeListPlace(_ cell: UICollectionViewCell, _ indexPath: IndexPath) {
        var place = cell.listPlace
        place.isEditing = isEditing
        if place != cell.listPlace {
            cell.listPlace = place
            cell.setNeedsUpdateConfiguration()
        }
        guard let cell = cell as? UICollectionViewListCell else { return }
        cell.take(collectionViewLayout.listPlace(of: indexPath))
    }

    /// Tells a header or footer of what the list around it says.
    func takeListPlace(_ view: UICollectionReusableView, _ key: SupplementaryKey) {
        guard let cell = view as? UICollectionViewListCell, key.indexPath.count > 1,
            var place = collectionViewLayout.listPlace(of: IndexPath(item: 0, section: key.indexPath.section))
        else { return }
        place.role = key.kind == Self.elementKindSectionFooter ? .footer : .header
        cell.take(place)
    }
}
