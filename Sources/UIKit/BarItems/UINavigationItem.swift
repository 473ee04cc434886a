import Foundation

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// Whether a title stands large below the bar; raw values are UIKit's.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the item before; large for the first one (BR-2).
        case automatic = 0
        case always, never, inline
    }

    /// What the back button of the *next* controller says; raw values are UIKit's.
    public enum BackButtonDisplayMode: Int, Sendable {
        case `default` = 0
        case generic, minimal
    }

    /// How the bar arranges the item; raw values are UIKit's.
    public enum ItemStyle: Int, Sendable {
        case navigator = 0
        case browser, editor
    }

    /// Where a search bar stands in the bar; raw values are UIKit's.
    public enum SearchBarPlacement: Int, Sendable {
        case automatic = 0
        case inline, stacked
    }

    public override init() { super.init() }

    /// An item with words in the middle; what a controller makes for itself from its title (BR-19).
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// An empty one; a document sets its content afterwards.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Titles
    /// In the middle of the bar, in the large title, and on the next controller's back button. Nil by default.
    open var title: String? {
        willSet { keyWillChange("title") }
        didSet {
            if title != oldValue { itemDidChange() }
            keyDidChange("title")
        }
    }
    /// Stands in the place of the title, centered where there is room.
    open var titleView: UIView? {
        willSet { keyWillChange("titleView") }
        didSet {
            if titleView !== oldValue { itemDidChange() }
            keyDidChange("titleView")
        }
    }
    /// A line of text above the title; makes the bar higher.
    open var prompt: String? {
        willSet { keyWillChange("prompt") }
        didSet {
            if prompt != oldValue { itemDidChange() }
            keyDidChange("prompt")
        }
    }
    /// Below the title, on iOS 26; the characters of ``attributedSubtitle`` where that is set.
    open var subtitle: String? {
        get { storedSubtitle ?? attributedSubtitle.map { String($0.characters) } }
        set {
            guard newValue != storedSubtitle || attributedSubtitle != nil else { return }
            (storedSubtitle, attributedSubtitle) = (newValue, nil)
            itemDidChange()
        }
    }
    private final var storedSubtitle: String?
    /// In the title's place, with the bar's attributes where it has none of its own (iOS 26). Nil by default.
    open var attributedTitle: AttributedString? { didSet { itemDidChange() } }
    /// In the subtitle's place, with its attributes where it has none of its own (iOS 26). Nil by default.
    open var attributedSubtitle: AttributedString? {
        didSet {
            if attributedSubtitle != nil { storedSubtitle = nil }
            itemDidChange()
        }
    }
    /// Stands large below the bar in place of the title; nil, the default: the title (iOS 26).
    open var largeTitle: String? { didSet { if largeTitle != oldValue { itemDidChange() } } }
    /// Counts where the bar prefers large titles and the height isn't compact (BR-2). Default: `automatic`.
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { itemDidChange() } }
    /// `navigator`, the default, has its title in the middle; `browser` and `editor` have it at the leading side, with
    /// ``centerItemGroups`` in the middle (iOS 16).
    open var style: ItemStyle = .navigator { didSet { itemDidChange() } }

    /// Makes the title a button that opens a menu; gets what the system would put into it. Nil, the default, and a nil
    /// menu: no button (iOS 16).
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { itemDidChange() } }
    /// Offers to rename the title in its menu (iOS 16).
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)? { didSet { itemDidChange() } }

    // MARK: Back button
    /// What the back button does instead of leading back; with one there is a button on the first item too (iOS 16).
    open var backAction: UIAction? { didSet { itemDidChange() } }
    /// The button that leads back *to* this item.
    open var backBarButtonItem: UIBarButtonItem? { didSet { itemDidChange() } }
    /// The words of that button; nil: the title (BR-12).
    open var backButtonTitle: String? { didSet { itemDidChange() } }
    /// `default` shows the title, `generic` the word Back, `minimal` the chevron alone (BR-12).
    open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { itemDidChange() } }
    /// Default: false.
    open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { itemDidChange() } } }
    /// Whether left items stand beside the back button instead of replacing it.
    open var leftItemsSupplementBackButton = false { didSet { itemDidChange() } }
    /// At once, animated or not.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    // MARK: Items
    /// From the leading edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        willSet { keyWillChange("leftBarButtonItems"); keyWillChange("leftBarButtonItem") }
        didSet {
            groups.leading = nil
            itemDidChange()
            keyDidChange("leftBarButtonItem"); keyDidChange("leftBarButtonItems")
        }
    }
    /// Stands before the app's leading items: a split view's button (SP-26).
    final var systemLeadingItem: UIBarButtonItem? { didSet { itemDidChange() } }
    /// From the trailing edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        willSet { keyWillChange("rightBarButtonItems"); keyWillChange("rightBarButtonItem") }
        didSet {
            groups.trailing = nil
            itemDidChange()
            keyDidChange("rightBarButtonItem"); keyDidChange("rightBarButtonItems")
        }
    }

    // MARK: Groups (BarItems/NavigationItemGroups.swift; iOS 16)
    final var groups = NavigationItemGroups() { didSet { groupsDidChange() } }
    /// At the leading side, in reading order; set, it stands for ``leftBarButtonItems``.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { groups.leading ?? leftBarButtonItems.map { [UIBarButtonItemGroup.fixedGroup(items: $0)] } ?? [] }
        set { groups.leading = newValue }
    }
    /// In the middle where the style and a regular width allow that, else behind a button at the end. Empty by default.
    open var centerItemGroups: [UIBarButtonItemGroup] {
        get { groups.center }
        set { groups.center = newValue }
    }
    /// At the trailing side, in reading order; set, it stands for ``rightBarButtonItems``.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get {
            groups.trailing
                ?? rightBarButtonItems.map { [UIBarButtonItemGroup.fixedGroup(items: $0.reversed())] } ?? []
        }
        set { groups.trailing = newValue }
    }
    /// At the very end, behind the trailing groups. Nil by default.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { groups.pinnedTrailing }
        set { groups.pinnedTrailing = newValue }
    }
    /// The name under which people's arrangement of the bar is kept. Nil by default.
    ///
    /// - Note: No effect here: bars aren't arranged by people.
    open var customizationIdentifier: String?
    /// In the menu of what found no room, behind the groups. Nil by default.
    open var additionalOverflowItems: UIDeferredMenuElement? { didSet { itemDidChange() } }
    /// The first of `leftBarButtonItems`. Setting it keeps the others; nil takes all away.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = Self.replacingFirst(of: leftBarButtonItems, with: newValue) }
    }
    /// The first of `rightBarButtonItems`. Setting it keeps the others; nil takes all away.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = Self.replacingFirst(of: rightBarButtonItems, with: newValue) }
    }
    /// At once, animated or not.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// At once, animated or not.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// At once, animated or not.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// At once, animated or not.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    private static func replacingFirst(of items: [UIBarButtonItem]?, with item: UIBarButtonItem?) -> [UIBarButtonItem]?
    {
        // A nil single item takes all items away, as in UIKit.
        guard let item else { return nil }
        return [item] + (items?.dropFirst() ?? [])
    }

    // MARK: Search
    /// Puts a search bar below the title (BR-4).
    open var searchController: UISearchController? {
        didSet { if searchController !== oldValue { itemDidChange() } }
    }
    /// Default: true.
    open var hidesSearchBarWhenScrolling = true { didSet { itemDidChange() } }
    /// `stacked`: below the title; the others stand in the title's row on wide bars of iOS 26 (BR-M17). Default:
    /// `automatic`.
    open var preferredSearchBarPlacement: SearchBarPlacement = .automatic { didSet { itemDidChange() } }

    /// Where the search bar stands now; `stacked` outside of a bar.
    open var searchBarPlacement: SearchBarPlacement {
        holder?.searchIsInRow ?? false ? .inline : .stacked
    }

    // MARK: Appearances; nil: the bar's
    /// At regular height, away from the scroll edge. Nil by default.
    open var standardAppearance: UINavigationBarAppearance? {
        didSet {
            standardAppearance = adopted(standardAppearance)
            itemDidChange()
        }
    }
    /// In compact height; nil: the bar's, then `standardAppearance`.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet {
            compactAppearance = adopted(compactAppearance)
            itemDidChange()
        }
    }
    /// While the content is at its top (BR-14). Nil by default.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet {
            scrollEdgeAppearance = adopted(scrollEdgeAppearance)
            itemDidChange()
        }
    }
    /// In compact height, while the content is at its top; nil: the bar's, then `scrollEdgeAppearance`.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet {
            compactScrollEdgeAppearance = adopted(compactScrollEdgeAppearance)
            itemDidChange()
        }
    }

    /// The bar that shows the item.
    weak var holder: (any BarItemHolder)?

    private func itemDidChange() { holder?.barItemDidChange() }

    /// The words of the button that leads back to this item (BR-12).
    var effectiveBackTitle: String {
        switch backButtonDisplayMode {
        case .minimal: ""
        case .generic: backBarButtonItem?.title ?? backButtonTitle ?? "Back"
        case .default:
            backBarButtonItem?.title ?? backButtonTitle ?? title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
        }
    }
}

extension UINavigationItem: BarAppearanceHolder {
    func appearanceDidChange(_ appearance: UIBarAppearance) { holder?.barItemDidChange() }
}
