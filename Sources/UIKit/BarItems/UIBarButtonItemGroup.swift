/// Bar items that belong together: where there is no room for all, one stands for them (iOS 9; in bars from 16).
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// What people may do with a group in a bar that they can arrange.
    enum Arrangement { case fixed, movable, optional(isInDefault: Bool) }

    let arrangement: Arrangement
    /// The name under which an arrangement is kept; nil for a fixed group.
    let customizationIdentifier: String?

    /// A group that stands where it is.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        arrangement = .fixed
        customizationIdentifier = nil
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        take(items: [])
    }

    /// Reads nothing of the archive: as `init()`.
    public required init?(coder: NSCoder) {
        arrangement = .fixed
        customizationIdentifier = nil
        barButtonItems = []
        super.init()
    }

    private init(
        _ arrangement: Arrangement,
        _ identifier: String,
        _ items: [UIBarButtonItem],
        _ representativeItem: UIBarButtonItem?
    ) {
        self.arrangement = arrangement
        customizationIdentifier = identifier
        barButtonItems = items
        self.representativeItem = representativeItem
        super.init()
        if case .optional(false) = arrangement { isHidden = true }
        take(items: [])
    }

    /// A group that stands where it is (iOS 16).
    public static func fixedGroup(
        representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// A group that people may move, but not take away (iOS 16); arranging bars isn't simulated.
    public static func movableGroup(
        customizationIdentifier: String,
        representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(.movable, customizationIdentifier, items, representativeItem)
    }

    /// A group that people may move and take away (iOS 16); arranging bars isn't simulated.
    ///
    /// - Parameter isInDefaultCustomization: False: the group is hidden at first.
    public static func optionalGroup(
        customizationIdentifier: String,
        isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(
            .optional(isInDefault: isInDefaultCustomization),
            customizationIdentifier,
            items,
            representativeItem
        )
    }

    /// In reading order. An item is in one group at most: setting it takes it from its old one.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            take(items: oldValue)
            groupDidChange()
        }
    }
    /// Shown instead of the items where there is no room for them; its touch opens a menu of them unless it acts itself.
    open var representativeItem: UIBarButtonItem? { didSet { groupDidChange() } }
    /// Whether the representative item is shown now.
    open internal(set) var isDisplayingRepresentativeItem = false
    /// Whether people can't take the group out of the bar. Default: false.
    ///
    /// - Note: No effect here: bars aren't arranged by people.
    open var alwaysAvailable = false
    /// Default: false; true for an optional group outside of the default arrangement.
    open var isHidden = false { didSet { if isHidden != oldValue { groupDidChange() } } }
    /// In the menu of what found no room; nil: made of the items.
    open var menuRepresentation: UIMenuElement?

    /// The item whose bar shows the group.
    weak var navigationItem: UINavigationItem?

    private func take(items old: [UIBarButtonItem]) {
        for item in old where item.buttonGroup === self { item.buttonGroup = nil }
        for item in barButtonItems {
            if let other = item.buttonGroup, other !== self { other.barButtonItems.removeAll { $0 === item } }
            item.buttonGroup = self
        }
    }

    private func groupDidChange() { navigationItem?.groupsDidChange() }

    /// What the menu of hidden items shows for the group.
    var menuElement: UIMenuElement {
        if let menuRepresentation { return menuRepresentation }
        let elements = barButtonItems.filter { !$0.isHidden }.compactMap(\.menuElement)
        if elements.count == 1, representativeItem == nil { return elements[0] }
        return UIMenu(
            title: representativeItem?.title ?? "",
            image: representativeItem?.image,
            options: representativeItem == nil ? .displayInline : [],
            children: elements
        )
    }
}

extension UIBarButtonItem {
    /// A group of this item alone, that stands where it is (iOS 16).
    public func creatingFixedGroup() -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
    }

    /// A group of this item alone, that people may move (iOS 16).
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    /// A group of this item alone, that people may move and take away (iOS 16).
    public func creatingOptionalGroup(
        customizationIdentifier: String,
        isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier,
            isInDefaultCustomization: isInDefaultCustomization,
            items: [self]
        )
    }

    /// What a menu shows for the item: its own representation, its menu, or an action; nil for spaces and views.
    var menuElement: UIMenuElement? {
        if let menuRepresentation { return menuRepresentation }
        if let menu, !hasAction {
            return UIMenu(title: title ?? menu.title, image: image, children: menu.children)
        }
        guard title != nil || image != nil || hasAction, customView == nil else { return nil }
        return UIAction(title: title ?? "", image: image, attributes: isEnabled ? [] : .disabled) { [weak self] _ in
            self?.perform(event: nil)
        }
    }
}
