/// The menus that are being built, under one root.
@MainActor
final class MenuTree: UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu

    init(_ children: [UIMenuElement], for system: UIMenuSystem) {
        self.system = system
        root = UIMenu(identifier: .root, children: children)
    }

    // MARK: Finding
    func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
        first { ($0 as? UIMenu).flatMap { $0.identifier == identifier ? $0 : nil } }
    }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        first { ($0 as? UIAction).flatMap { $0.identifier == identifier ? $0 : nil } }
    }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        first { element in
            guard let command = element as? UICommand, command.action == action else { return nil }
            return Self.isEqual(command.propertyList, propertyList) ? command : nil
        }
    }

    private static func isEqual(_ one: Any?, _ other: Any?) -> Bool {
        switch (one, other) {
        case (nil, nil): true
        case (let one as AnyHashable, let other as AnyHashable): one == other
        default: false
        }
    }

    /// The first answer of the elements, a menu before what is in it.
    func first<Found>(_ answer: (UIMenuElement) -> Found?) -> Found? {
        func search(_ element: UIMenuElement) -> Found? {
            if let found = answer(element) { return found }
            for child in (element as? UIMenu)?.children ?? [] {
                if let found = search(child) { return found }
            }
            return nil
        }
        return search(root)
    }

    // MARK: Changing
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        if replacedIdentifier == .root {
            root = root.replacingChildren(replacementMenu.children)
        } else {
            change(siblingsOf: replacedIdentifier) { siblings, index in siblings[index] = replacementMenu }
        }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier,
        from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        guard let menu = menu(for: parentIdentifier) else { return }
        let changed = menu.replacingChildren(childrenBlock(menu.children))
        if menu === root { root = changed } else { replace(menu: parentIdentifier, with: changed) }
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        change(siblingsOf: siblingIdentifier) { siblings, index in siblings.insert(siblingMenu, at: index) }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        change(siblingsOf: siblingIdentifier) { siblings, index in siblings.insert(siblingMenu, at: index + 1) }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) {
        change(siblingsOf: removedIdentifier) { siblings, index in siblings.remove(at: index) }
    }

    /// Changes the list that a menu is in; menus have fixed children, so all around it are made anew.
    private func change(siblingsOf identifier: UIMenu.Identifier, _ change: (inout [UIMenuElement], Int) -> Void) {
        func changed(_ menu: UIMenu) -> UIMenu? {
            var children = menu.children
            if let index = children.firstIndex(where: { ($0 as? UIMenu)?.identifier == identifier }) {
                change(&children, index)
                return menu.replacingChildren(children)
            }
            for (index, child) in children.enumerated() {
                guard let inner = (child as? UIMenu).flatMap(changed) else { continue }
                children[index] = inner
                return menu.replacingChildren(children)
            }
            return nil
        }
        if let changed = changed(root) { root = changed }
    }
}
