extension UIViewController {
    // MARK: What is asked again when it has changed
    /// Has the topmost controller asked again, and turns at once where its answer calls for it (iOS 16).
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {
        SimulatedDevice.current.turnToSupportedOrientation()
    }
    /// Has ``UIViewController/updateContentUnavailableConfiguration(using:)`` called once before the next layout.
    public func setNeedsUpdateContentUnavailableConfiguration() { markNeedsContentUnavailable() }
    /// Has the topmost controller asked again, and turns where the device was turned in the meantime (iOS 26).
    public func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
        SimulatedDevice.current.turnToSupportedOrientation()
    }
    /// Turns the interface to how the device is held, where the topmost controller supports that now.
    public class func attemptRotationToDeviceOrientation() { SimulatedDevice.current.turnToSupportedOrientation() }

    func preferredContentSizeDidChange() { parent?.preferredContentSizeDidChange(forChildContentContainer: self) }

    /// The system's least margins count or no longer do.
    func minimumMarginsDidChange() {
        viewIfLoaded?.systemInsetsDidChangeForConstraints()
        viewIfLoaded?.markNeedsLayout()
    }

    /// All children but one.
    func childrenBesides(_ child: UIViewController?) -> [UIViewController] { children.filter { $0 !== child } }

    // MARK: Key commands
    /// Adds a command to those of the class, which go before it.
    public func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
    /// Takes an added command away; does nothing if it wasn't.
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
}

extension UIViewController {

}
