extension UICommand: UIMenuLeaf {
    /// Sends the action to a target, or along the responder chain: from the first responder or, without one, from the
    /// sender. Disabled commands do nothing.
    public func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled), let action else { return }
        self.sender = sender
        defer { self.sender = nil }
        if let target {
            ActionDispatch.send(action, to: target as AnyObject, from: self, for: nil)
        } else if let start = FirstResponder.current ?? sender as? UIResponder,
            let target = ActionDispatch.responder(for: action, sender: start)
        {
            ActionDispatch.send(action, to: target, from: self, for: nil)
        }
    }

    /// Sends the action along the responder chain, from the first responder or, without one, from a view.
    func perform(from view: UIView) { performWithSender(view, target: nil) }
}
