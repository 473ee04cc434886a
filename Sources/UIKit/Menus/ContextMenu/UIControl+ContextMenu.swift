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

    /// The point at which menus open by themselves.
    var usualMenuPoint: CGPoint { CGPoint(x: bounds.midX, y: bounds.maxY) }

    /// What a menu stands beside, in the control's bounds space: all of it, or the point that a subclass has chosen.
    func menuAnchor(for configuration: UIContextMenuConfiguration) -> CGRect {
        let point = menuAttachmentPoint(for: configuration)
        return point == usualMenuPoint ? bounds : CGRect(origin: point, size: .zero)
    }

    /// BT-34: where the menu is the primary action a touch opens it; a long press belongs to the interaction itself.
    func opensContextMenu(_ trigger: MenuTrigger) -> Bool {
        guard trigger == .touchDown, showsMenuAsPrimaryAction, let interaction = contextMenuInteraction else {
            return false
        }
        return interaction.open(at: CGPoint(x: bounds.midX, y: bounds.midY))
    }
}
