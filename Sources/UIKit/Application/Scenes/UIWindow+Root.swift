extension UIWindow {
    /// Scene or application, to which events go on.
    var responderAround: UIResponder? { windowScene ?? UIApplication.sharedIfLaunched }

    // MARK: The root
    /// The root disappears with its window.
    func rootDidHide() {
        guard let root = rootViewController, root.isViewLoaded else { return }
        root.appearance.disappear(root, animated: false)
    }

    func rootDidChange(from old: UIViewController?) {
        if old?.traits.rootWindow === self { old?.traits.rootWindow = nil }
        rootViewController?.traits.rootWindow = self
        if let old, old.isViewLoaded {
            if !isHidden { old.appearance.disappear(old, animated: false) }
            old.view.removeFromSuperview()
        }
        if !isHidden { installRoot() }
    }

    /// Loads the root's view, fills the window with it and lets it appear.
    func installRoot() {
        guard let root = rootViewController else { return }
        let view = root.loadedView
        // LB-13: a container's children load theirs in the first layout, when the window is key.
        if becomesKeyWithRoot { makeKey() }
        guard view.superview !== self else { return placeRoot() }
        // PR-37: whatever mask the view has had, and whether or not it left its place to constraints.
        view.frame = rootFrame
        view.beResizedByContainer()
        guard let launch = SceneLaunch.current else {
            return root.appearance.appear(root, animated: false) { self.insertSubview(view, at: 0) }
        }
        launch.beginAppearance(of: root) { self.insertSubview(view, at: 0) }
    }

    /// Where the root view lies, in the window's bounds space: all of it, but for a call's bar (ST-4).
    private var rootFrame: CGRect {
        let shift = screen.configuration.statusBarShift
        return CGRect(x: 0, y: shift, width: bounds.width, height: max(0, bounds.height - shift))
    }

    /// Puts the root view where it belongs after the window or the status bar changed.
    func placeRoot() {
        guard let view = rootViewController?.viewIfLoaded, view.superview === self, view.frame != rootFrame,
            view.transform.isIdentity
        else { return }
        view.frame = rootFrame
    }
}
