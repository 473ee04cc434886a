import Foundation

/// Shows the edit menus of a table's rows or a collection's items, which a long press opens where there is no context
/// menu.
@MainActor
final class ListEditMenu: NSObject, UIGestureRecognizerDelegate {
    private weak var list: (any ContextMenuList)?
    private var place: IndexPath?
    private let press = UILongPressGestureRecognizer()

    /// Opens menus in a list from now on.
    ///
    /// Called after the list has its context menus: their press is asked first, and wins where there is one.
    func watch(_ list: any ContextMenuList) {
        self.list = list
        press.delegate = self
        press.targets.append(
            UIGestureRecognizer.Target(handler: { [weak self] press in if press.state == .began { self?.show() } })
        )
        list.addGestureRecognizer(press)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let list else { return false }
        place = list.menuPlace(at: gestureRecognizer.location(in: list))
        return place.map { list.editMenuShows(at: $0) } ?? false
    }

    private func show() {
        guard let list, let place, let cell = list.menuSubject(at: place) else { return }
        UIMenuController.shared.showMenu(
            from: cell,
            allows: { [weak list, weak cell] action, sender in
                // The delegate is asked for what there is a standard of; an app's own entries are its cell's.
                StandardEditAction(action) == nil
                    ? cell?.canPerformAction(action, withSender: sender) ?? false
                    : list?.editMenuAllows(action, at: place, sender: sender) ?? false
            },
            perform: { [weak list, weak cell] action, sender in
                guard StandardEditAction(action) == nil, let cell else {
                    list?.editMenuPerforms(action, at: place, sender: sender)
                    return
                }
                ActionDispatch.send(action, to: cell, from: sender, for: nil)
            }
        )
    }
}
