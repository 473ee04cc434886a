extension UIControl: UIContextMenuInteractionDelegate {
    func setContextMenu(isEnabled: Bool) {
        guard isEnabled != isContextMenuInteractionEnabled else { return }
        if let old = contextMenuInteraction {
            contextMenuInteraction = nil
            removeInteraction(old)
        } else {
            let made = UIContextMenuInteraction(delegate: self)
            contextMenuInteraction = made
            addInteraction(made)
        }
    }

    /// BT-34: where the menu is the primary action a touch opens it; a long press belongs to the interaction itself.
    func opensContextMenu(_ trigger: MenuTrigger) -> Bool {
        guard trigger == .touchDown, showsMenuAsPrimaryAction, let interaction = contextMenuInteraction else {
            return false
        }
        return interaction.open(at: CGPoint(x: bounds.midX, y: bounds.midY))
    }
}
