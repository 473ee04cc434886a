extension UIViewController {
    /// What the extension was started with; nil in an app.
    public var extensionContext: NSExtensionContext? { nil }
}
