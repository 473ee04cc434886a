import Foundation

/// A view that a collection uses again and again: a cell, a header, a footer or a decoration.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    private var identifier: String?

    open internal(set) var reuseIdentifier: String? {
        get { identifier }
        set { identifier = newValue }
    }
    open func prepareForReuse() {}
    /// Takes what the layout says beyond the frame; nothing by default.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes that fit the content best: its fitting size (CV-6).
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let fitted = layoutAttributes.duplicate()
        let size = systemLayoutSizeFitting(layoutAttributes.size)
        if size.width > 0, size.height > 0 { fitted.size = size }
        return fitted
    }

    /// The identifier that a document gives.
    package func setReuseIdentifier(_ identifier: String?) { reuseIdentifier = identifier }
}
