import Foundation

/// Shows items in a layout of its own; only visible elements exist.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    var collection = CollectionState()
    var reuse = ViewReuse<UICollectionViewCell>()
    var supplementaryReuse: [String: ViewReuse<UICollectionReusableView>] = [:]

    // MARK: Creating
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
        backgroundColor = HostEra.current.os >= 13 ? .systemBackground : .black
    }

    /// The layout of a document replaces the flow layout made here.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
    }

    // MARK: Data
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }
    open var delegate: (any UICollectionViewDelegate)? {
        get { scrollDelegate as? any UICollectionViewDelegate }
        set {
            guard newValue !== scrollDelegate else { return }
            scrollDelegate = newValue
            collection.needsPrepare = true
            setNeedsLayout()
        }
    }
    open var collectionViewLayout: UICollectionViewLayout { didSet { layoutDidChange(from: oldValue) } }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout,
        animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        collectionViewLayout = layout
        guard let completion else { return }
        EventLoop.main.schedule(after: 0) { completion(true) }
    }
    open func reloadData() { reloadAll() }
    open var isPrefetchingEnabled = true
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: Cells (Collections/UICollectionView+Reuse.swift)
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        reuse.register(cellClass, for: identifier) { Self.makeView(cellClass) as? UICollectionViewCell }
    }
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        reuse.register(nib, for: identifier)
    }
    open func register(
        _ viewClass: AnyClass?,
        forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        supplementaryReuse[elementKind, default: ViewReuse()].register(viewClass, for: identifier) {
            Self.makeView(viewClass)
        }
    }
    open func register(
        _ nib: UINib?,
        forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
    ) {
        supplementaryReuse[kind, default: ViewReuse()].register(nib, for: identifier)
    }
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        dequeuedCell(identifier, for: indexPath)
    }
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String,
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeuedSupplementary(elementKind, identifier, for: indexPath)
    }

    // MARK: Updates (Collections/UICollectionView+Updates.swift)
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performUpdates(updates, completion)
    }
    open func insertItems(at indexPaths: [IndexPath]) { update { $0.insert(indexPaths) } }
    open func deleteItems(at indexPaths: [IndexPath]) { update { $0.delete(indexPaths) } }
    open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reload(indexPaths) } }
    open func reconfigureItems(at indexPaths: [IndexPath]) { update { $0.reload(indexPaths) } }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.move(indexPath, to: newIndexPath) }
    }
    open func insertSections(_ sections: IndexSet) { update { $0.insertSections(sections) } }
    open func deleteSections(_ sections: IndexSet) { update { $0.deleteSections(sections) } }
    open func reloadSections(_ sections: IndexSet) { update { $0.reloadSections(sections) } }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.moveSection(section, to: newSection) }
    }

    // MARK: Selection (Collections/UICollectionView+Selection.swift)
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var selectionFollowsFocus = false
    open var isEditing = false
    open var indexPathsForSelectedItems: [IndexPath]? { collection.selection }
    /// Tells no delegate.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    // MARK: Layout (Collections/UICollectionView+Display.swift)
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutCollection()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil, !collection.hasBeenInWindow { collection.mustInvalidateOnEntry = true }
        setNeedsLayout()
    }

    override func boundsWillChange(to newBounds: CGRect) {
        super.boundsWillChange(to: newBounds)
        askLayout(aboutBounds: newBounds)
    }

    override func offsetDidChange() {
        super.offsetDidChange()
        invalidateForBoundsIfAsked()
    }

    override func boundsDidChange(from oldBounds: CGRect) {
        if bounds.size != oldBounds.size { sizeDidChange(from: oldBounds) }
        super.boundsDidChange(from: oldBounds)
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        collection.needsPrepare = true
        setNeedsLayout()
    }

    // MARK: Touches
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { itemTouchBegan(touches) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { itemTouchEnded(touches) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { itemTouchCancelled() }
}
