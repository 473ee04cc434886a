import Foundation

/// What a tab bar shows for one controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    public override init() { super.init() }

    /// An item without content; a document sets that afterwards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The image serves for the selected tab too.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Nil as selected image: `image` serves for both.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Words and symbol of the system, in English; both can be replaced.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        self.tag = tag
        use(systemItem)
    }

    /// Nil: `image`.
    open var selectedImage: UIImage? {
        get { storedSelectedImage ?? image }
        set {
            storedSelectedImage = newValue
            itemDidChange()
        }
    }
    /// Shown in the badge; nil: no badge.
    open var badgeValue: String? {
        willSet { keyWillChange("badgeValue") }
        didSet {
            if badgeValue != oldValue { itemDidChange() }
            keyDidChange("badgeValue")
        }
    }
    /// Nil: red.
    open var badgeColor: UIColor? {
        didSet {
            itemDidChange()
            noteAppearance(of: \.badgeColor)
        }
    }
    /// Points by which the title is moved. Default: zero.
    open var titlePositionAdjustment: UIOffset = .zero {
        didSet {
            itemDidChange()
            noteAppearance(of: \.titlePositionAdjustment)
        }
    }
    /// Whether something that is dragged selects the item over which it rests. Default: false.
    open var isSpringLoaded = false
    /// For this item alone; nil: the bar's.
    open var standardAppearance: UITabBarAppearance? {
        didSet {
            standardAppearance = adopted(standardAppearance)
            itemDidChange()
        }
    }
    /// For this item alone, while the content is at its end (from the iOS 15 SDK); nil: the bar's.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet {
            scrollEdgeAppearance = adopted(scrollEdgeAppearance)
            itemDidChange()
        }
    }
    private final var storedSelectedImage: UIImage?
    private final var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Sets the badge's text attributes for exactly this state, as ``badgeTextAttributes(for:)`` answers.
    ///
    /// Those of the normal state hold for a selected tab as far as it has none of its own; an appearance's go over both
    /// (BR-27).
    open func setBadgeTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[UInt(state.rawValue)] = attributes
        itemDidChange()
        noteAppearance(of: "badgeTextAttributes", attributes, for: UInt(state.rawValue)) {
            $0.setBadgeTextAttributes($1, for: state)
        } get: {
            $0.badgeTextAttributes(for: state)
        }
    }

    /// What was set for exactly this state; nil: nothing.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[UInt(state.rawValue)]
    }

    /// Which of the system's items this is; nil for an app's own.
    private(set) var systemItem: SystemItem?

    /// Gives the item the system's words and symbol.
    func use(_ systemItem: SystemItem) {
        self.systemItem = systemItem
        title = systemItem.title
        image = UIImage(systemName: systemItem.symbolName)
    }
}

extension UITabBarItem {
    /// The system's own tabs; raw values are UIKit's.
    public enum SystemItem: Int, Sendable {
        case more = 0
        case favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        case mostViewed
    }
}

extension UITabBarItem.SystemItem {
    var title: String {
        switch self {
        case .more: "More"
        case .favorites: "Favorites"
        case .featured: "Featured"
        case .topRated: "Top Rated"
        case .recents: "Recents"
        case .contacts: "Contacts"
        case .history: "History"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .downloads: "Downloads"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        }
    }

    var symbolName: String {
        switch self {
        case .more: "ellipsis"
        case .favorites, .featured, .topRated: "star.fill"
        case .recents, .history, .mostRecent: "clock.fill"
        case .contacts: "person.crop.circle.fill"
        case .bookmarks: "book.fill"
        case .search: "magnifyingglass"
        case .downloads: "square.and.arrow.down.fill"
        case .mostViewed: "list.number"
        }
    }
}

extension UITabBarItem: BarAppearanceHolder {
    func appearanceDidChange(_ appearance: UIBarAppearance) { itemDidChange() }
}
