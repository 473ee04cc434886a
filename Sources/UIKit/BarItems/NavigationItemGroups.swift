import Platform

/// The groups of a navigation item, and what its bar makes of them (iOS 16).
struct NavigationItemGroups {
    var leading: [UIBarButtonItemGroup]?
    var center: [UIBarButtonItemGroup] = []
    var trailing: [UIBarButtonItemGroup]?
    var pinnedTrailing: UIBarButtonItemGroup?

    var all: [UIBarButtonItemGroup] {
        (leading ?? []) + center + (trailing ?? []) + (pinnedTrailing.map { [$0] } ?? [])
    }
}

extension UINavigationItem {
    func groupsDidChange() {
        for group in groups.all where group.navigationItem !== self { group.navigationItem = self }
        holder?.barItemDidChange()
    }

    /// The items of groups, in reading order.
    private func items(of groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
        groups.filter { !$0.isHidden }.flatMap { group in
            group.isDisplayingRepresentativeItem = false
            return group.barButtonItems
        }
    }

    /// At the leading side, in reading order.
    var leadingItems: [UIBarButtonItem] {
        let own = groups.leading.map(items) ?? leftBarButtonItems ?? []
        guard let systemLeadingItem, !own.contains(where: { $0 === systemLeadingItem }) else { return own }
        return [systemLeadingItem] + own
    }

    /// At the trailing side, in reading order; what found no room in the middle is behind a button at the end.
    func trailingItems(showsCenter: Bool) -> [UIBarButtonItem] {
        var shown = groups.trailing.map(items) ?? (rightBarButtonItems ?? []).reversed()
        if !showsCenter, let overflow = overflowItem { shown.append(overflow) }
        return shown + (groups.pinnedTrailing.map { items(of: [$0]) } ?? [])
    }

    /// In the middle, where the style and the width allow that.
    var centerItems: [UIBarButtonItem] { items(of: groups.center) }

    /// Whether the title stands at the leading side, and items in the middle (``UINavigationItem/ItemStyle``).
    var hasLeadingTitle: Bool { style != .navigator && Quirk.navigationItemsHaveStyles.holds }

    /// The button behind whose menu the middle's items are; nil where there are none.
    private var overflowItem: UIBarButtonItem? {
        let hidden = groups.center.filter { !$0.isHidden && !$0.barButtonItems.isEmpty }
        guard !hidden.isEmpty || additionalOverflowItems != nil else { return nil }
        var children = hidden.map(\.menuElement)
        if let additionalOverflowItems { children.append(additionalOverflowItems) }
        return UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: UIMenu(children: children))
    }

    /// BT-15: the menu behind the title; nil: the title is no button.
    var titleMenu: UIMenu? {
        guard let titleMenuProvider, Quirk.titlesHaveMenus.holds else { return nil }
        var suggested: [UIMenuElement] = []
        if let renameDelegate {
            suggested.append(
                UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { [weak self, weak renameDelegate] _ in
                    guard let self else { return }
                    _ = renameDelegate?.navigationItem(self, shouldEndRenamingWith: self.title ?? "")
                }
            )
        }
        return titleMenuProvider(suggested)
    }
}

/// Hears when a person gives the title of a navigation item another name (iOS 16).
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: AnyObject {
    /// The person has given another name.
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
    /// False: the title can't be renamed now.
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
    /// What the field begins with, and which part of it is selected.
    func navigationItem(
        _ navigationItem: UINavigationItem,
        willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)
    /// False: the name isn't taken.
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
    /// Left out: true.
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
    /// Left out: the title as it is, all of it.
    public func navigationItem(
        _ navigationItem: UINavigationItem,
        willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
    /// Left out: true.
    public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}
