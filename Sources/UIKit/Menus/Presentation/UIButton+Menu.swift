extension UIButton {
    /// Opens the menu where the trigger is the one that the button waits for.
    func openMenu(_ trigger: MenuTrigger) -> Bool {
        guard let menu, !menu.children.isEmpty, (trigger == .touchDown) == showsMenuAsPrimaryAction else {
            return false
        }
        let order = preferredMenuElementOrder
        let overlay = MenuOverlay.open(menu, from: self, sender: self, isPopUp: isPopUp, order: order) { [weak self] in
            self?.menuDidChange()
        }
        if let overlay { contextMenuInteraction?.adopt(overlay) }
        return true
    }
}
