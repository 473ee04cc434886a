/// What a menu shows when it opens: rows in sections, inline menus unfolded.
@MainActor
struct MenuSections {
    /// Rows between two separators, perhaps with words above.
    struct Section {
        var title = ""
        var elements: [UIMenuElement] = []
    }

    private(set) var sections: [Section] = []

    /// - Parameter reload: Called when elements came that were asked for and weren't there at once.
    init(_ menu: UIMenu, reload: @escaping () -> Void) {
        append(menu.children, reload: reload)
        sections.removeAll { $0.elements.isEmpty }
    }

    private mutating func append(_ elements: [UIMenuElement], reload: @escaping () -> Void) {
        var startsSection = true
        for element in elements where !element.isHiddenInMenus {
            if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
                sections.append(Section(title: menu.title))
                append(into: menu.children, reload: reload)
                startsSection = true
                continue
            }
            if startsSection {
                sections.append(Section())
                startsSection = false
            }
            if let deferred = element as? UIDeferredMenuElement {
                append(into: deferred.elements(reload: reload), reload: reload)
            } else {
                sections[sections.count - 1].elements.append(element)
            }
        }
    }

    /// Adds to the last section; what is inline in it begins others.
    private mutating func append(into elements: [UIMenuElement], reload: @escaping () -> Void) {
        for element in elements where !element.isHiddenInMenus {
            if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
                sections.append(Section(title: menu.title))
                append(into: menu.children, reload: reload)
            } else if let deferred = element as? UIDeferredMenuElement {
                append(into: deferred.elements(reload: reload), reload: reload)
            } else {
                sections[sections.count - 1].elements.append(element)
            }
        }
    }

    private var rows: [UIMenuElement] { sections.flatMap(\.elements) }
    var hasStates: Bool { rows.contains { $0.menuState != .off } }
    var hasImages: Bool { rows.contains { $0.image != nil } }
}

extension UIMenuElement {
    private var menuAttributes: Attributes {
        switch self {
        case let leaf as any UIMenuLeaf: leaf.attributes
        case let menu as UIMenu: menu.options.contains(.destructive) ? .destructive : []
        default: []
        }
    }

    var menuState: State { (self as? any UIMenuLeaf)?.state ?? .off }
    var isHiddenInMenus: Bool { menuAttributes.contains(.hidden) }
    var isEnabledInMenus: Bool { !menuAttributes.contains(.disabled) }
    var isDestructiveInMenus: Bool { menuAttributes.contains(.destructive) }
    var keepsMenuPresented: Bool { menuAttributes.contains(.keepsMenuPresented) }
}

extension UIMenu {
    /// BT-12, BT-14: turns one element on and the others of its single selection off.
    ///
    /// - Parameter isPopUp: Whether the whole menu is a single selection.
    func select(_ chosen: UIMenuElement, isPopUp: Bool) {
        guard let scope = isPopUp ? self : selectionScope(of: chosen) else { return }
        for element in scope.leaves { element.setMenuState(element === chosen ? .on : .off) }
    }

    /// The outermost menu with a single selection that holds an element.
    private func selectionScope(of element: UIMenuElement) -> UIMenu? {
        guard leaves.contains(where: { $0 === element }) else { return nil }
        if options.contains(.singleSelection) { return self }
        return children.lazy.compactMap { ($0 as? UIMenu)?.selectionScope(of: element) }.first
    }

    private var leaves: [UIMenuElement] { children.flatMap { ($0 as? UIMenu)?.leaves ?? [$0] } }
}

extension UIMenuElement {
    fileprivate func setMenuState(_ state: State) {
        if let action = self as? UIAction { action.state = state }
        if let command = self as? UICommand { command.state = state }
    }
}
