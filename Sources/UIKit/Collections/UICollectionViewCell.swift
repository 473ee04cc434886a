import Foundation

/// One item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    private final let content = UIView(frame: .zero)
    /// What a document wants to happen when the item is chosen.
    package var selectionAction: (() -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareCell()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareCell()
    }

    private func prepareCell() {
        if content.superview == nil { insertSubview(content, at: 0) }
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Where an app adds its views; as large as the cell.
    open var contentView: UIView { content }

    // MARK: State
    /// Set by the collection; shows the selected background. False by default and after reuse.
    open var isSelected = false { didSet { if isSelected != oldValue { showSelection() } } }
    /// Set by the collection while a finger is down; shows the selected background. False by default.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { showSelection() } } }
    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
    }

    // MARK: Backgrounds
    /// Fills the cell behind the content view. Nil by default.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// Shown in front of the background while the cell is highlighted or selected.
    open var selectedBackgroundView: UIView? {
        didSet {
            if selectedBackgroundView !== oldValue { oldValue?.removeFromSuperview() }
            showSelection()
        }
    }

    private func showSelection() {
        guard let view = selectedBackgroundView else { return }
        guard isSelected || isHighlighted else { return view.removeFromSuperview() }
        if view.superview !== self { insertSubview(view, belowSubview: content) }
        view.frame = bounds
    }

    // MARK: Layout
    open override func layoutSubviews() {
        super.layoutSubviews()
        if content.frame != bounds { content.setUntransformedFrame(CGRect(origin: .zero, size: bounds.size)) }
        backgroundView?.frame = bounds
        if let view = selectedBackgroundView, view.superview === self { view.frame = bounds }
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard !content.constraintState.held.isEmpty else {
            return constraintState.held.isEmpty
                ? bounds.size
                : super.systemLayoutSizeFitting(
                    targetSize,
                    withHorizontalFittingPriority: horizontalFittingPriority,
                    verticalFittingPriority: verticalFittingPriority
                )
        }
        return content.systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority
        )
    }
}
