/// The window that is made for a main storyboard, once the app's delegate has had its say.
@MainActor
enum StoryboardWindow {
    /// Shows the storyboard's window, unless the delegate has put another one in its place: then nobody holds the
    /// storyboard's any more, and the other is shown if the app hasn't done so (LB-12).
    static func show(_ window: UIWindow?, orInstead own: UIWindow?) {
        guard let window else { return }
        guard let own, own !== window else {
            window.rootViewController?.loadViewIfNeeded()
            return window.makeKeyAndVisible()
        }
        if own.isHidden { own.makeKeyAndVisible() }
    }
}
