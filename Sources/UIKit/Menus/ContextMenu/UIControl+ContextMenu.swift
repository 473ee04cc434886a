extension UIControl {
    /// The interaction that opens the control's context menu; nil: none was added.
    public var contextMenuInteraction: UIContextMenuInteraction? {
        interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
    }
}
