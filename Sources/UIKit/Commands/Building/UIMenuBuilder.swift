/// The menus that responders change before the system shows them.
///
/// A responder gets it in `buildMenu(with:)`. What names no menu of the system that is being built changes nothing.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
    /// Which menus are being built: the menu bar, or one over a view.
    var system: UIMenuSystem { get }
    /// The menu with this name, however deep; nil: none.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// The action with this name, however deep; nil: none.
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// The command with this selector and an equal property list, however deep; nil: none.
    func command(for action: Selector, propertyList: Any?) -> UICommand?
    /// Puts a menu in another one's place.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Gives a menu the children that the block makes of its present ones.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier,
        from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    )
    /// Puts a menu before another one, under the same parent.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu behind another one, under the same parent.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Makes a menu the first child of another one.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Makes a menu the last child of another one.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Takes a menu out, with all that is in it.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}
