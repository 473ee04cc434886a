/// One tab of a tab bar controller: a title, an image, and the controller that it shows (iOS 18).
@preconcurrency @MainActor
open class UITab: NSObject {
    /// Where a tab may stand; raw values are UIKit's.
    public enum Placement: Int, Sendable {
        case automatic = 0
        case `default`, optional, movable, pinned, fixed, sidebarOnly
    }

    /// Unique in its tab bar controller.
    public let identifier: String
    /// Shown in the bar; goes to the controller's tab bar item.
    open var title: String { didSet { if title != oldValue { tabDidChange() } } }
    /// Shown in the bar; goes to the controller's tab bar item. Nil: none.
    open var image: UIImage? { didSet { if image !== oldValue { tabDidChange() } } }
    /// Below the title in the sidebar. Nil by default.
    open var subtitle: String?
    /// In the tab's corner. Nil by default.
    open var badgeValue: String? { didSet { if badgeValue != oldValue { tabDidChange() } } }
    /// A hidden tab isn't in the bar. Default: false.
    open var isHidden = false { didSet { if isHidden != oldValue { hidingDidChange() } } }
    /// Whether people may hide the tab. Default: false.
    ///
    /// - Note: No effect here: people don't arrange tabs.
    open var allowsHiding = false
    /// Where the tab stands; one for the sidebar only isn't in the bar, all others are. Default: automatic.
    open var preferredPlacement: Placement = .automatic { didSet { hidingDidChange() } }
    /// Gray, and takes no touches. Default: true.
    open var isEnabled = true { didSet { if isEnabled != oldValue { tabDidChange() } } }
    /// For the app.
    open var userInfo: Any?
    /// The group that the tab is in; nil: none.
    open internal(set) weak var parent: UITabGroup?
    /// The one that shows the tab; nil: none.
    open internal(set) weak var tabBarController: UITabBarController?
    private final let provider: ((UITab) -> UIViewController)?
    private final var made: UIViewController?

    /// A tab that makes its controller when it is needed.
    ///
    /// - Parameter viewControllerProvider: Called at the first question for the controller.
    public init(
        title: String,
        image: UIImage?,
        identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
        super.init()
    }

    /// Made at the first question; nil for a group without a provider.
    open var viewController: UIViewController? {
        if let made { return made }
        made = provider?(self)
        if let made { dress(made) }
        return made
    }

    /// The outermost group around the tab that shows it in a navigation controller of its own; nil: none.
    open var managingTabGroup: UITabGroup? { parent?.managingTabGroup }
    /// Whether the tab is in the bar now.
    open var hasVisiblePlacement: Bool { !isHidden && preferredPlacement != .sidebarOnly && tabBarController != nil }

    private func tabDidChange() {
        if let made { dress(made) }
        tabBarController?.updateItems()
    }

    private func hidingDidChange() { tabBarController?.tabsDidChange() }

    /// The controller's tab bar item says what the tab says.
    private func dress(_ controller: UIViewController) {
        let item = controller.tabBarItem ?? UITabBarItem()
        item.title = title
        item.image = image
        item.badgeValue = badgeValue
        item.isEnabled = isEnabled
        controller.tabBarItem = item
        controller.ownTab = self
    }
}

/// A tab for searching: a magnifier, at the end of the bar (iOS 18).
@preconcurrency @MainActor
open class UISearchTab: UITab {
    /// Whether the search begins as soon as the tab is selected (iOS 26). Default: false.
    ///
    /// - Note: No effect here: the search waits for a tap.
    open var automaticallyActivatesSearch = false

    /// Says "Search", with a magnifier.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(
            title: "Search",
            image: UIImage(systemName: "magnifyingglass"),
            identifier: "com.apple.UIKit.Search",
            viewControllerProvider: viewControllerProvider
        )
    }
}

/// A tab with tabs inside: where there is no sidebar, the bar shows the group and the selected one of its tabs (iOS 18).
@preconcurrency @MainActor
open class UITabGroup: UITab {
    /// In order; a tab is in one group at most.
    open var children: [UITab] {
        didSet {
            for tab in oldValue where !children.contains(where: { $0 === tab }) { tab.parent = nil }
            adopt()
            tabBarController?.tabsDidChange()
        }
    }
    /// Shown when the group is selected; nil: its first one.
    open weak var selectedChild: UITab? {
        didSet {
            if selectedChild !== oldValue { tabBarController?.tabsDidChange() }
        }
    }
    /// What ``selectedChild`` is, else the first child; in groups, of groups.
    open var selectedLeaf: UITab? {
        let preset = defaultChildIdentifier.flatMap { name in children.first { $0.identifier == name } }
        let child = selectedChild ?? preset ?? displayOrder.first
        return (child as? UITabGroup)?.selectedLeaf ?? child
    }
    /// The stack that shows the group's tabs; with one the group is the ``UITab/managingTabGroup`` of its tabs. Nil by
    /// default.
    open var managingNavigationController: UINavigationController?
    /// Actions that stand below the group's tabs in the sidebar. Empty by default.
    ///
    /// - Note: No effect here: the sidebar lists tabs only.
    open var sidebarActions: [UIAction] = []
    /// Whether people may put the group's tabs into another order. Default: false.
    ///
    /// - Note: No effect here: people don't arrange tabs.
    open var allowsReordering = false
    /// The child that is selected until another one is; nil, the default: the first.
    open var defaultChildIdentifier: String? { didSet { tabBarController?.tabsDidChange() } }
    /// The children as people and ``displayOrderIdentifiers`` arrange them, those without a place there last.
    open var displayOrder: [UITab] {
        let named = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
        return named + children.filter { child in !named.contains { $0 === child } }
    }
    /// The order of the children where it isn't that of ``children``. Empty by default.
    open var displayOrderIdentifiers: [String] = []

    /// A group of tabs.
    ///
    /// - Parameter viewControllerProvider: Makes a controller for the group itself; nil: the selected child's is shown.
    public init(
        title: String,
        image: UIImage?,
        identifier: String,
        children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        adopt()
    }

    /// The child with the identifier, in groups inside too; nil: none.
    open func tab(forIdentifier identifier: String) -> UITab? {
        for child in children {
            if child.identifier == identifier { return child }
            if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
        }
        return nil
    }

    open override var managingTabGroup: UITabGroup? {
        parent?.managingTabGroup ?? (managingNavigationController == nil ? nil : self)
    }

    private func adopt() { for child in children { child.parent = self } }

    /// Its own, else that of the selected one of its tabs.
    var shownController: UIViewController? { viewController ?? selectedLeaf?.viewController }
}
