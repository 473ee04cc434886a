import Foundation

/// Items in a row, in a column, or where an app says.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        /// One after the other, again and again while there is room.
        case flow(NSLayoutConstraint.Axis)
        /// One item so many times; sharing the room evenly where `isEven` (CV-M22).
        case count(NSLayoutConstraint.Axis, Int, isEven: Bool)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    final let arrangement: Arrangement
    /// What the initializer got; empty for custom groups.
    public final let subitems: [NSCollectionLayoutItem]
    /// Between items along the group's axis. Nil, the default: none.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    init(_ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem]) {
        self.arrangement = arrangement
        self.subitems = subitems
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    private class func make(
        _ layoutSize: NSCollectionLayoutSize,
        _ arrangement: Arrangement,
        _ subitems: [NSCollectionLayoutItem]
    ) -> Self {
        unsafeDowncast(NSCollectionLayoutGroup(layoutSize, arrangement, subitems), to: Self.self)
    }

    // MARK: Rows
    /// A row that an item shares evenly so many times (CV-M22).
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize,
        subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self { make(layoutSize, .count(.horizontal, max(1, count), isEven: true), [subitem]) }
    /// A row of an item so many times, each in its own size (iOS 16).
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize,
        repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self { make(layoutSize, .count(.horizontal, max(1, count), isEven: false), [subitem]) }
    /// A row of items, again and again while there is room.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, .flow(.horizontal), subitems)
    }

    // MARK: Columns
    /// A column that an item shares evenly so many times (CV-M22).
    open class func vertical(
        layoutSize: NSCollectionLayoutSize,
        subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self { make(layoutSize, .count(.vertical, max(1, count), isEven: true), [subitem]) }
    /// A column of an item so many times, each in its own size (iOS 16).
    open class func vertical(
        layoutSize: NSCollectionLayoutSize,
        repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> Self { make(layoutSize, .count(.vertical, max(1, count), isEven: false), [subitem]) }
    /// A column of items, again and again while there is room.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(layoutSize, .flow(.vertical), subitems)
    }

    // MARK: Custom
    /// Items in frames that an app computes.
    open class func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self { make(layoutSize, .custom(itemProvider), []) }

    /// The group as text, an item a line, for logs.
    open func visualDescription() -> String {
        let size = layoutSize.size(in: .zero)
        return subitems.reduce("group \(size)") { $0 + "\n  item \($1.layoutSize.size(in: size))" }
    }

    /// Another group of the same items.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutGroup(layoutSize, arrangement, subitems)
        copy.interItemSpacing = interItemSpacing
        return copy.taking(self)
    }
}

/// Gives the frames of a custom group's items, in the group's space.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (any NSCollectionLayoutEnvironment) ->
    [NSCollectionLayoutGroupCustomItem]

/// An item's frame in a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
    /// In the group's space, in points.
    public final let frame: CGRect
    /// Greater is nearer. Default: 0.
    public final let zIndex: Int

    /// In front of nothing else.
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    /// At a depth.
    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }

    /// Itself: a place doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
