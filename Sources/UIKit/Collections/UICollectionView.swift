import Foundation

/// Shows items in a layout of its own; only visible elements exist.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// The kind of a flow layout's headers.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of a flow layout's footers.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    var collection = CollectionState()
    var reuse = ViewReuse<UICollectionViewCell>()
    var supplementaryReuse: [String: ViewReuse<UICollectionReusableView>] = [:]

    // MARK: Creating
    /// Takes the layout over; the background is the system's, black before iOS 13.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collection = self
        setStandardBackground(CollectionLook.current.background.color)
    }

    /// Raises an exception: a collection needs a layout. It compiles, as it does on iOS.
    public convenience init() { self.init(frame: .zero) }

    /// Raises an exception: a collection needs a layout. It compiles, as it does on iOS.
    public override convenience init(frame: CGRect) {
        UIKitException.raise(
            .invalidArgument,
            "UICollectionView must be initialized with a non-nil layout parameter"
        )
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    /// The layout of a document replaces the flow layout made here.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collection = self
    }

    // MARK: Data
    /// Held weakly; another one reloads everything.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadAll() } }
    }
    /// Held weakly, under the scroll view's delegate; another one has the layout prepared again.
    open weak var delegate: (any UICollectionViewDelegate)? {
        get { scrollDelegate as? any UICollectionViewDelegate }
        set { scrollDelegate = newValue }
    }
    override func scrollDelegateDidChange() {
        if scrollDelegate != nil {
            installContextMenu()
            installMultipleSelection()
        }
        collection.needsPrepare = true
        setNeedsLayout()
    }
    /// Another one takes over in the next pass, and cells stay as far as it shows them.
    open var collectionViewLayout: UICollectionViewLayout { didSet { layoutDidChange(from: oldValue) } }
    /// Animated, elements go to their new places within 0.3 seconds; else the layout takes over in the next pass.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        changeLayout(to: layout, animated: animated, nil)
    }
    /// Animated, elements go to their new places within 0.3 seconds, and the completion follows, with true; else the
    /// layout takes over in the next pass, and the completion follows in the next turn.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout,
        animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        changeLayout(to: layout, animated: animated, completion)
    }
    /// Begins a transition that the app drives by the progress of the layout between, which the delegate may make.
    ///
    /// Raises an exception while another one is under way.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout,
        completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        startTransition(to: layout, completion)
    }
    /// Brings the transition to its end, animated; then the next layout takes over. Raises an exception without one.
    open func finishInteractiveTransition() { endTransition(isFinished: true) }
    /// Brings the transition back to its beginning, animated. Raises an exception without one.
    open func cancelInteractiveTransition() { endTransition(isFinished: false) }
    /// Forgets counts, cells, selection and measured sizes; asks again in the next layout pass.
    open func reloadData() { reloadAll() }
    /// Whether ``prefetchDataSource`` is told, and a moving collection makes the next cell before it is visible (CV-M19).
    /// Default: true.
    open var isPrefetchingEnabled = true
    /// Hears of items before they come into sight. Held weakly; nil by default.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? { didSet { setNeedsLayout() } }
    /// Fills the bounds behind all cells and does not scroll. Nil by default.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Whether something that is dragged selects the item over which it rests. Default: false.
    open var isSpringLoaded = false
    /// When elements that the layout measures are measured again, animated unless animations are off (TV-31; iOS 16).
    /// Default: `.enabled`.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Dragging (Collections/Dragging)
    /// Names what is dragged out of the collection. Held weakly; nil by default.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { installDragging() } }
    /// Says what becomes of what is dropped on the collection. Held weakly; nil by default.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { installDragging() } }
    /// Whether items can be dragged. Default: as ``UIDragInteraction/isEnabledByDefault``.
    open var dragInteractionEnabled = UIDragInteraction.isEnabledByDefault { didSet { installDragging() } }
    /// Whether something of the collection is being dragged.
    open var hasActiveDrag: Bool { dragging?.hasActiveDrag ?? false }
    /// Whether something is being dragged over the collection.
    open var hasActiveDrop: Bool { dragging?.hasActiveDrop ?? false }
    final var dragging: ListDragging?

    /// How fast other items make room while one is dragged. Default: at once.
    ///
    /// - Note: No effect here: they make room at once.
    open var reorderingCadence = ReorderingCadence.immediate

    // MARK: Cells (Collections/UICollectionView+Reuse.swift)
    /// Makes cells of a class; nil forgets the identifier.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        reuse.register(cellClass, for: identifier) { Self.makeView(cellClass) as? UICollectionViewCell }
    }
    /// Makes cells from the first one in a nib; nil forgets the identifier.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        reuse.register(nib, for: identifier)
    }
    /// Makes supplementary views of a class; nil forgets the identifier.
    open func register(
        _ viewClass: AnyClass?,
        forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        supplementaryReuse[elementKind, default: ViewReuse()].register(viewClass, for: identifier) {
            Self.makeView(viewClass)
        }
    }
    /// Makes supplementary views from the first one in a nib; nil forgets the identifier.
    open func register(
        _ nib: UINib?,
        forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
    ) {
        supplementaryReuse[kind, default: ViewReuse()].register(nib, for: identifier)
    }
    /// A cell that waited, or a fresh one; an identifier that nobody registered raises an exception.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        dequeuedCell(identifier, for: indexPath)
    }
    /// A view that waited, or a fresh one; an identifier that nobody registered raises an exception.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String,
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeuedSupplementary(elementKind, identifier, for: indexPath)
    }

    // MARK: Items (Collections/UICollectionView+Items.swift)
    /// As the data source said last; asks it when nothing is known, and is 0 without one.
    open var numberOfSections: Int { loadCounts().count }
    /// As the data source said last; 0 for a section that does not exist.
    open func numberOfItems(inSection section: Int) -> Int { checkedItemCount(inSection: section) }
    /// In the order of their items; only cells that meet the bounds exist.
    open var visibleCells: [UICollectionViewCell] {
        showUpdatedItems()
        return collection.cells.sorted { $0.key < $1.key }.map(\.value)
    }
    /// The items of `visibleCells`, in order; empty before the first layout pass.
    open var indexPathsForVisibleItems: [IndexPath] {
        showUpdatedItems()
        return collection.cells.keys.sorted()
    }
    /// Nil for an item that has no cell at present.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        showUpdatedItems()
        return collection.cells[indexPath]
    }
    /// Nil for a cell that is not shown at present.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { place(for: cell) }
    /// Nil for a view that is not shown at present.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        collection.supplementaries[SupplementaryKey(kind: elementKind, indexPath: indexPath)]
    }
    /// In the order of their sections; only views that meet the bounds exist.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        supplementaryViewsInSight(ofKind: elementKind)
    }
    /// The places of the views that are shown, in order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        supplementaryPlacesInSight(ofKind: elementKind)
    }
    /// The item at a point of the content, as of the last layout pass; the last one where items overlap.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { itemPlace(at: point) }
    /// From the last query where that knew the item (CV-M14).
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        itemAttributes(at: indexPath)
    }
    /// Prepares the layout if it is invalid, and asks it.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { supplementaryAttributes(ofKind: kind, at: indexPath) }
    /// Scrolls as little as needed, or to the named edges inside the adjusted insets; does nothing for an unknown item.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        bringItemIntoView(at: indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: Updates (Collections/UICollectionView+Updates.swift)
    /// Whether a group of updates is open, whose items the data source already has.
    open var hasUncommittedUpdates: Bool { collection.updateDepth > 0 }
    /// Runs the changes at once and applies them as one group; the completion comes after 0.3 seconds, or in the
    /// next turn without animations or window.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performUpdates(updates, completion)
    }
    /// Places after the group. Counts of the data source that do not fit raise an exception.
    open func insertItems(at indexPaths: [IndexPath]) { update { $0.insert(indexPaths) } }
    /// Places before the group. Counts of the data source that do not fit raise an exception.
    open func deleteItems(at indexPaths: [IndexPath]) { update { $0.delete(indexPaths) } }
    /// Places before the group; the items get other cells.
    open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reload(indexPaths) } }
    /// Places before the group; the data source fills the cells anew that the items have, and items without a cell stay
    /// as they are (TV-24).
    open func reconfigureItems(at indexPaths: [IndexPath]) { update { $0.reconfigure(indexPaths) } }
    /// From a place before the group to one after it; the cell goes along.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.move(indexPath, to: newIndexPath) }
    }
    /// Places after the group. Counts of the data source that do not fit raise an exception.
    open func insertSections(_ sections: IndexSet) { update { $0.insertSections(sections) } }
    /// Places before the group. Counts of the data source that do not fit raise an exception.
    open func deleteSections(_ sections: IndexSet) { update { $0.deleteSections(sections) } }
    /// Places before the group; their items get other cells, and may be more or fewer.
    open func reloadSections(_ sections: IndexSet) { update { $0.reloadSections(sections) } }
    /// From a place before the group to one after it; the cells go along.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.moveSection(section, to: newSection) }
    }

    // MARK: Movement (Collections/UICollectionView+Movement.swift)
    /// Takes an item up, if the data source lets it move; false where it doesn't.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        beginMovement(of: indexPath, isAsked: true)
    }
    /// The finger that carries the item is at a point of the content.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        continueMovement(to: targetPosition)
    }
    /// Puts the item down where it is: the data source moves it.
    open func endInteractiveMovement() { endMovement(isCancelled: false) }
    /// Lets the item go back.
    open func cancelInteractiveMovement() { endMovement(isCancelled: true) }

    // MARK: Selection (Collections/UICollectionView+Selection.swift)
    /// Whether items can be highlighted and selected. Default: true.
    open var allowsSelection = true
    /// Whether a tap adds to the selection, and on a selected item takes it out. Default: false.
    open var allowsMultipleSelection = false
    /// As `allowsSelection`, while the collection is edited. Default: false.
    open var allowsSelectionDuringEditing = false
    /// As `allowsMultipleSelection`, while the collection is edited. Default: false.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether cells can have the focus of keys; the delegate's word on items goes before it. Default: false; true on a
    /// Mac and in sidebars (iOS 15).
    open var allowsFocus: Bool {
        get { collection.allowsFocus ?? (traitCollection.userInterfaceIdiom == .mac || isSidebar) }
        set { collection.allowsFocus = newValue }
    }
    /// As `allowsFocus`, while the collection is edited. Default: false (iOS 15).
    open var allowsFocusDuringEditing = false
    /// Whether an item is selected as soon as it has the focus. Default: false, true in sidebars.
    open var selectionFollowsFocus: Bool {
        get { collection.selectionFollowsFocus ?? isSidebar }
        set { collection.selectionFollowsFocus = newValue }
    }
    /// Whether the focus returns to the item that had it last. Default: false.
    open var remembersLastFocusedIndexPath = false
    override var isFocusGroup: Bool { true }
    override var scrollsRows: Bool { true }
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredCells }
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { lets(context) }
    open override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        tellDelegate(of: context, with: coordinator)
    }
    override func revealFocusItem(_ heading: UIFocusHeading, from item: any UIFocusItem) {
        makeNextCell(heading, from: item)
    }
    /// Decides which of the selection's flags count; a change lets go of the selection unless editing begins with
    /// multiple selection. Default: false.
    open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
    /// In the order of selecting; empty, never nil.
    open var indexPathsForSelectedItems: [IndexPath]? { collection.selection }
    /// Tells no delegate.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    /// At once, animated or not; tells no delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    // MARK: Layout (Collections/UICollectionView+Display.swift)
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutCollection()
    }
    override func contentSizeDidChange(of subview: UIView) -> Bool {
        if let view = subview as? UICollectionReusableView { sizeMayChange(of: view, by: .content) }
        return true
    }
    override func constraintsDidChange(of subview: UIView) {
        if let view = subview as? UICollectionReusableView { sizeMayChange(of: view, by: .constraints) }
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

    override func targetOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
        collectionViewLayout.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: velocity)
    }

    override func offsetDidChange() {
        super.offsetDidChange()
        endSwipe()
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

    // MARK: Debugging
    override var describedDetails: [String] {
        super.describedDetails + [
            "layout: \(ViewDescription.reference(to: collectionViewLayout))",
            "dataSource: \(ViewDescription.reference(toOptional: dataSource))",
        ]
    }
}
