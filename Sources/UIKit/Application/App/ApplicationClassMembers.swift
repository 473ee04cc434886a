import ObjectiveCRuntime

/// What the app's classes answer to by name: sources shared with app extensions, where `UIApplication.shared` can't be
/// named, ask `UIApplication.perform(Selector("sharedApplication"))`; others turn the device by its key `orientation`,
/// and ask an item of a tab bar for the view that shows it.
final class __Ported_UIApplication: PortedMembers {
    override class func register() {
        for name: Selector in ["sharedApplication", "shared"] {
            ActionTable.shared.registerClassAction(name, of: UIApplication.self) { UIApplication.shared }
        }
        property("view", { (item: UITabBarItem) in TabButton.shown(for: item) })
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

extension TabButton {
    /// The button that shows an item in some window; nil for an item that isn't shown.
    fileprivate static func shown(for item: UITabBarItem) -> TabButton? {
        func search(_ view: UIView) -> TabButton? {
            if let bar = view as? UITabBar { return bar.state.buttons.first { $0.item === item } }
            for subview in view.subviews {
                if let found = search(subview) { return found }
            }
            return nil
        }
        return UIApplication.shared.windows.lazy.compactMap(search).first
    }
}
