/// What a menu shows when it opens: rows in sections, inline menus unfolded.
@MainActor
struct MenuSections {
    /// Rows between two separators, perhaps with words above.
    struct Section {
        var title = ""
        var elements: [UIMenuElement] = []
        /// Large: a row for each element; the others stand side by side (BT-25).
        var size = UIMenu.ElementSize.large
        /// Whether the elements stand in one line of images, which may scroll.
        var isPalette = false
        /// How many lines a title may take; 0: as many as it needs.
        var titleLines = Self.usualTitleLines

        private static let usualTitleLines = 2

        /// A section without elements yet, in the look that a menu asks for.
        init(title: String = "", of menu: UIMenu? = nil) {
            self.title = title
            guard let menu else { return }
            isPalette = menu.options.contains(.displayAsPalette)
            size = isPalette ? .small : menu.preferredElementSize == .automatic ? .large : menu.preferredElementSize
            if let lines = menu.displayPreferences?.maximumNumberOfTitleLines, lines != NSNotFound {
                titleLines = lines
            }
        }

        /// The same look, with other elements.
        func holding(_ elements: [UIMenuElement]) -> Section {
            var section = self
            section.elements = elements
            return section
        }
    }

    private(set) var sections: [Section] = []
    private let answers: DeferredAnswers

    /// - Parameters:
    ///   - answers: What was asked for since the menu opened.
    ///   - reload: Called when elements came that were asked for and weren't there at once.
    init(_ menu: UIMenu, answers: DeferredAnswers, reload: @escaping () -> Void) {
        self.answers = answers
        append(menu.children, of: menu, reload: reload)
        sections.removeAll { $0.elements.isEmpty }
    }

    private mutating func append(_ elements: [UIMenuElement], of menu: UIMenu, reload: @escaping () -> Void) {
        var startsSection = true
        for element in elements where !element.isHiddenInMenus {
            if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
                sections.append(Section(title: menu.title, of: menu))
                append(into: menu.children, reload: reload)
                startsSection = true
                continue
            }
            if startsSection {
                sections.append(Section(of: menu))
                startsSection = false
            }
            if let deferred = element as? UIDeferredMenuElement {
                append(into: answers.elements(of: deferred, reload: reload), reload: reload)
            } else {
                sections[sections.count - 1].elements.append(element)
            }
        }
    }

    /// Adds to the last section; what is inline in it begins others.
    private mutating func append(into elements: [UIMenuElement], reload: @escaping () -> Void) {
        for element in elements where !element.isHiddenInMenus {
            if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
                sections.append(Section(title: menu.title, of: menu))
                append(into: menu.children, reload: reload)
            } else if let deferred = element as? UIDeferredMenuElement {
                append(into: answers.elements(of: deferred, reload: reload), reload: reload)
            } else {
                sections[sections.count - 1].elements.append(element)
            }
        }
    }

    /// From top to bottom; the first element is the lowest where the order is reversed, below the words of its section.
    func sections(isReversed: Bool) -> [Section] {
        guard isReversed else { return sections }
        return sections.reversed().map { $0.size == .large ? $0.holding($0.elements.reversed()) : $0 }
    }

    /// Tiles say by themselves which of them are on.
    private var rows: [UIMenuElement] { sections.filter { $0.size == .large }.flatMap(\.elements) }
    var hasStates: Bool { rows.contains { $0.menuState != .off } }
    var hasSubmenus: Bool { rows.contains { $0 is UIMenu } }
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
