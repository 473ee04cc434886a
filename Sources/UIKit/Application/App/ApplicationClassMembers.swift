import ObjectiveCRuntime

/// What the class answers to by name: sources shared with app extensions, where `UIApplication.shared` can't be named, ask
/// `UIApplication.perform(Selector("sharedApplication"))`.
final class __Ported_UIApplication: PortedMembers {
    override class func register() {
        for name: Selector in ["sharedApplication", "shared"] {
            ActionTable.shared.registerClassAction(name, of: UIApplication.self) { UIApplication.shared }
        }
    }
}
