import Foundation

/// Decides sizes and spacings of a flow layout, item by item and section by section.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// Points; the layout's `itemSize` by default.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    /// Points around a section's items; the layout's `sectionInset` by default.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets
    /// Points between lines; the layout's `minimumLineSpacing` by default.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    /// The least points between items of a line; the layout's `minimumInteritemSpacing` by default.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    /// Points; the layout's `headerReferenceSize` by default. Zero makes no header.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    /// Points; the layout's `footerReferenceSize` by default. Zero makes no footer.
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    /// Optional; the flow layout's `itemSize`.
    public func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { flowValue(collectionViewLayout, \.itemSize) ?? .zero }
    /// Optional; the flow layout's `sectionInset`.
    public func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { flowValue(collectionViewLayout, \.sectionInset) ?? .zero }
    /// Optional; the flow layout's `minimumLineSpacing`.
    public func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { flowValue(collectionViewLayout, \.minimumLineSpacing) ?? 0 }
    /// Optional; the flow layout's `minimumInteritemSpacing`.
    public func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { flowValue(collectionViewLayout, \.minimumInteritemSpacing) ?? 0 }
    /// Optional; the flow layout's `headerReferenceSize`.
    public func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { flowValue(collectionViewLayout, \.headerReferenceSize) ?? .zero }
    /// Optional; the flow layout's `footerReferenceSize`.
    public func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { flowValue(collectionViewLayout, \.footerReferenceSize) ?? .zero }
}

/// A property of the layout where it is a flow layout.
@MainActor
private func flowValue<Value>(
    _ layout: UICollectionViewLayout,
    _ path: KeyPath<UICollectionViewFlowLayout, Value>
) -> Value? {
    (layout as? UICollectionViewFlowLayout)?[keyPath: path]
}
