import Foundation

/// A cell of a list: content, accessories at both ends, and lines (iOS 14).
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    final var list = ListCellState()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareListCell()
    }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareListCell()
    }

    private func prepareListCell() {
        setBackgroundConfiguration(.listPlainCell())
        list.hasOwnBackground = false
        // A list's rows are inset already: content ends where the cell does (CV-M6).
        insetsLayoutMarginsFromSafeArea = false
    }

    // MARK: Content (UICollectionViewListCell+Layout.swift)
    /// A configuration in the look of the list around the cell, without text.
    open func defaultContentConfiguration() -> UIListContentConfiguration { standardContent }
    /// Steps by which the content moves in, of ``indentationWidth`` each. Default: 0; outlines set it.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
    /// Points a level. Default: 10.
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
    /// Whether accessories at the leading end move in with the content. Default: true.
    open var indentsAccessories = true { didSet { setNeedsLayout() } }
    /// At both ends of the content, each where it belongs. Empty by default.
    open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }
    /// From where the line below the cell begins to where it ends; constrain it to move the line.
    open var separatorLayoutGuide: UILayoutGuide { separatorGuide }

    /// Another one is the app's own, in place of the list's.
    open override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { super.backgroundConfiguration }
        set {
            list.hasOwnBackground = true
            super.backgroundConfiguration = newValue
        }
    }

    // MARK: Layout
    override func layoutContent() { layoutListCell() }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingListSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }
}
