import Foundation

/// A view that a collection uses again and again: a cell, a header, a footer or a decoration.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    private final var identifier: String?

    /// The name under which the view waits to be used again when it has left the screen; nil: it never is.
    open internal(set) var reuseIdentifier: String? {
        get { identifier }
        set { identifier = newValue }
    }
    /// Called before a view that waited is handed out again; a cell's lets go of selection and highlight.
    open func prepareForReuse() {}
    /// Takes what the layout says beyond the frame; nothing by default.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    /// Called on the views in sight before another layout takes over; does nothing.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Called on the views in sight once the other layout has placed them; does nothing.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes that fit the content best: its fitting size (CV-6).
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let fitted = layoutAttributes.duplicate()
        let size = fittingSize(layoutAttributes)
        if size.width > 0, size.height > 0 { fitted.size = size }
        return fitted
    }

    /// Along axes that the layout doesn't measure the size is the layout's.
    private func fittingSize(_ layoutAttributes: UICollectionViewLayoutAttributes) -> CGSize {
        let axes = layoutAttributes.measuredAxes
        guard !axes.isEmpty else { return systemLayoutSizeFitting(layoutAttributes.size) }
        let compressed = UIView.layoutFittingCompressedSize
        let size = layoutAttributes.size
        return systemLayoutSizeFitting(
            CGSize(
                width: axes.contains(.horizontal) ? compressed.width : size.width,
                height: axes.contains(.vertical) ? compressed.height : size.height
            ),
            withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
            verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required
        )
    }

    /// The identifier that a document gives.
    package func setReuseIdentifier(_ identifier: String?) { reuseIdentifier = identifier }
}
