extension UIControl {
    /// Gives the control's interaction its words.
    func setToolTip(_ words: String?) {
        guard let words else {
            if let toolTipInteraction { removeInteraction(toolTipInteraction) }
            toolTipInteraction = nil
            return
        }
        if let toolTipInteraction { return toolTipInteraction.defaultToolTip = words }
        let interaction = UIToolTipInteraction(defaultToolTip: words)
        addInteraction(interaction)
        toolTipInteraction = interaction
    }
}
