/// Hears of what people do with a text by a text interaction.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
    /// Whether a gesture may select, at a point in the bounds space of the text input's view. Default: yes.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    /// Called before a gesture selects.
    func interactionWillBegin(_ interaction: UITextInteraction)
    /// Called when a gesture has selected.
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    /// Left out: yes.
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
    /// Left out: nothing happens.
    public func interactionWillBegin(_ interaction: UITextInteraction) {}
    /// Left out: nothing happens.
    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
