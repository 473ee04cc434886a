/// Finds out whom an action goes to, and calls it.
@MainActor
enum ActionDispatch {
    /// - Parameter target: Nil: the first responder's chain or, without one, the sender's (BT-M25).
    /// - Returns: Whether somebody had the action.
    @discardableResult
    static func send(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let edit = StandardEditAction(action), let responder = target as? UIResponder,
            !ActionTable.shared.responds(responder, to: action)
        {
            edit.perform(on: responder, sender: sender)
            return true
        }
        if let target = target.map({ $0 as AnyObject }) {
            guard ActionTable.shared.perform(action, on: target, with: sender, event: event) else {
                // An explicit target is not asked whether it responds.
                let address = UInt(bitPattern: ObjectIdentifier(target).hashValue)
                UIKitException.raise(
                    .invalidArgument,
                    "-[\(type(of: target)) \(action)]: unrecognized selector sent to instance 0x\(String(address, radix: 16))"
                )
                return false
            }
            return true
        }
        guard let responder = self.responder(for: action, sender: sender) else { return false }
        if let edit = StandardEditAction(action), !ActionTable.shared.responds(responder, to: action) {
            edit.perform(on: responder, sender: sender)
            return true
        }
        return ActionTable.shared.perform(action, on: responder, with: sender, event: event)
    }

    /// The first object on the chain that has the action.
    static func responder(for action: Selector, sender: Any?) -> UIResponder? {
        var responder = sender as? UIResponder ?? FirstResponder.current
        while let candidate = responder {
            if ActionTable.shared.responds(candidate, to: action) { return candidate }
            if StandardEditAction(action) != nil, candidate.canPerformAction(action, withSender: sender) {
                return candidate
            }
            responder = candidate.next
        }
        return nil
    }
}
