import Foundation
import Platform

extension UICollectionView {
    // MARK: Counts

    func itemCount(inSection section: Int) -> Int {
        let counts = loadCounts()
        return counts.indices.contains(section) ? counts[section] : 0
    }

    /// The same for an app, which asks for a section that is there (CV-9).
    func checkedItemCount(inSection section: Int) -> Int {
        let counts = loadCounts()
        if !counts.indices.contains(section), dataSource != nil {
            UIKitException.raise(
                .internalInconsistency,
                "request for number of items in section \(section) when there are only \(counts.count) sections in the "
                    + "collection view"
            )
        }
        return itemCount(inSection: section)
    }

    // MARK: Elements
    func place(for cell: UICollectionViewCell) -> IndexPath? {
        collection.cells.first { $0.value === cell }?.key
    }
    func supplementaryViewsInSight(ofKind elementKind: String) -> [UICollectionReusableView] {
        collection.supplementaries.filter { $0.key.kind == elementKind }.sorted { $0.key.indexPath < $1.key.indexPath }
            .map(\.value)
    }
    func supplementaryPlacesInSight(ofKind elementKind: String) -> [IndexPath] {
        collection.supplementaries.keys.filter { $0.kind == elementKind }.map(\.indexPath).sorted()
    }
    func itemPlace(at point: CGPoint) -> IndexPath? {
        collection.attributes.last {
            $0.representedElementCategory == .cell && visibleFrame(of: $0).contains(point)
        }?.indexPath
    }

    func itemAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let known = collection.attributes.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
        if let known, !collection.needsPrepare { return known }
        prepareLayoutIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    func supplementaryAttributes(
        ofKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    // MARK: Scrolling
    func bringItemIntoView(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        prepareLayoutIfNeeded()
        if let missing = missing(indexPath) { return UIKitException.raise(missing.name, missing.reason) }
        guard let attributes = collectionViewLayout.layoutAttributesForItem(at: indexPath) else { return }
        guard attributes.scrollingSection == nil else {
            return bringIntoView(attributes, at: scrollPosition, animated: animated)
        }
        setContentOffset(offset(showing: attributes.frame, at: scrollPosition), animated: animated)
    }

    /// What UIKit raises where there is no such item to scroll to (CV-9); a section's own place is none of its items.
    private func missing(_ indexPath: IndexPath) -> (name: UIKitException.Name, reason: String)? {
        guard indexPath.count == 2, indexPath.item != NSNotFound else { return nil }
        let counts = loadCounts()
        let (section, item) = (indexPath.section, indexPath.item)
        let isKnown = counts.indices.contains(section)
        if isKnown, (0..<counts[section]).contains(item) { return nil }
        guard Quirk.scrollingSaysWhatIsMissing.holds else {
            return (
                .invalidArgument,
                "attempt to scroll to invalid index path: <NSIndexPath> {length = 2, path = \(section) - \(item)}"
            )
        }
        let bound =
            isKnown
            ? "item (\(item)) when there are only \(counts[section]) items in section \(section)"
            : "section (\(section)) when there are only \(counts.count) sections"
        return (
            .internalInconsistency,
            "Attempted to scroll the collection view to an out-of-bounds \(bound). Collection view: \(description)."
        )
    }
}
