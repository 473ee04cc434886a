import ObjectiveCRuntime

/// What the app's classes answer to by name: sources shared with app extensions, where `UIApplication.shared` can't be
/// named, ask `UIApplication.perform(Selector("sharedApplication"))`; others turn the device by its key `orientation`.
final class __Ported_UIApplication: PortedMembers {
    override class func register() {
        for name: Selector in ["sharedApplication", "shared"] {
            ActionTable.shared.registerClassAction(name, of: UIApplication.self) { UIApplication.shared }
        }
        property(
            "orientation",
            { (device: UIDevice) in device.orientation.rawValue },
            // A device's orientation has the number of the interface that then is upright.
            { _, number in
                if let wanted = UIInterfaceOrientation(rawValue: number) {
                    _ = SimulatedDevice.current.rotate(to: wanted)
                }
            }
        )
    }
}
