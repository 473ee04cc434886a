import Foundation

/// Names an element by its kind, which is empty for cells, and its place.
struct SupplementaryKey: Hashable, Comparable {
    var kind: String
    var indexPath: IndexPath
    var isDecoration = false

    static func < (left: Self, right: Self) -> Bool {
        (left.indexPath, left.kind) < (right.indexPath, right.kind)
    }
}

extension SupplementaryKey {
    @MainActor
    init(_ attributes: UICollectionViewLayoutAttributes) {
        kind = attributes.representedElementKind ?? ""
        indexPath = attributes.indexPath
        isDecoration = attributes.representedElementCategory == .decorationView
    }
}

/// What a collection knows beyond a scroll view.
struct CollectionState {
    /// Items in each section; nil until the data source was asked.
    var counts: [Int]?
    var needsPrepare = true
    /// Whether attributes have to be asked again (CV-M20).
    var needsAttributes = true
    /// The rectangle that the layout was last asked for, and its answer (CV-M13, CV-M14).
    var askedRect = CGRect.null
    var attributes: [UICollectionViewLayoutAttributes] = []
    var cells: [IndexPath: UICollectionViewCell] = [:]
    /// Sections that scroll by themselves.
    var scrollers: [Int: OrthogonalScrollView] = [:]
    var supplementaries: [SupplementaryKey: UICollectionReusableView] = [:]
    /// In the order of selecting.
    var selection: [IndexPath] = []
    var highlighted: IndexPath?
    /// The item that had the focus last.
    var lastFocused: IndexPath?
    /// Nil: the platform and the layout decide.
    var allowsFocus: Bool?
    var selectionFollowsFocus: Bool?
    /// Opens menus where a finger rests; nil before there is a delegate.
    var contextMenu: ListContextMenu?
    /// Titles that lead to items; nil without any.
    var index: SectionIndexView?
    /// Selects where two fingers go; nil before there is a delegate.
    var multipleSelection: MultipleSelection?
    var isLayingOut = false
    var isPreparing = false
    var hasBeenInWindow = false
    var mustInvalidateOnEntry = false
    /// What the layout answered about a change of bounds that is under way.
    var pendingContext: UICollectionViewLayoutInvalidationContext?
    var updateDepth = 0
    var pendingUpdates = ItemUpdates()
    /// The item whose cell is to be filled anew in place.
    var reconfigured: (indexPath: IndexPath, cell: UICollectionViewCell)?
    /// Items whose cells were filled anew, and are to be measured again.
    var remeasured: Set<IndexPath> = []
    /// Whether what elements move that want another size goes to its place within 0.3 seconds (TV-31).
    var animatesSizes = false
    /// The item that is pulled aside.
    var swipe: RowSwipe?
    /// The item that a finger carries.
    var movement: ItemMovement?
    /// Whether the data source answered which items move; its default says no.
    var knowsMovableItems = true
    /// The layout that is left, until the next one has told all places.
    var transition: LayoutTransition?
    /// The transition that the app drives.
    var interactive: InteractiveTransition?
    /// What is under way until the next pass is over: a change of size within an animation.
    var isChangingBounds = false
    /// Room for what is dragged over the collection.
    var gap: ListGap?
    var prefetching = Prefetching()
    var prepared = PreparedCells()
    /// The background that a list gave; an app's own stays.
    var listBackground: UIColor?
    /// Views at edges that are to be measured again.
    var remeasuredSupplementaries: Set<SupplementaryKey> = []
    /// Items that an update brought: the layout is asked where they come from when they are shown first.
    var appearing: Set<IndexPath> = []
    /// Sections that an update brought: the layout is asked where their headers and decorations come from.
    var appearingSections = IndexSet()
    /// Whether the layout has to hear that an update is over.
    var mustFinalizeUpdates = false
    /// Whether the layout may move the offset after it was prepared anew.
    var asksForOffset = false
    /// Whether items have changed, in a window, since the last layout.
    var awaitsLayout = false

    /// Whether the layout is asked about every element that comes and goes.
    var movesElements: Bool { transition?.isAnimated == true || isChangingBounds }
}
