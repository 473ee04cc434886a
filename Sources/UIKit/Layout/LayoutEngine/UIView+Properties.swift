extension UIView {
    /// Has `updateProperties()` called once before the next layout, which it doesn't ask for (iOS 26).
    public func setNeedsUpdateProperties() { markNeedsProperties(\.viewHasProperties) }

    /// Calls `updateProperties()` at once where it was asked for, here and below (iOS 26).
    public func updatePropertiesIfNeeded() {
        if layoutFlags.wantsProperties { updatePropertiesNow() }
        for subview in subviews { subview.updatePropertiesIfNeeded() }
    }
}

extension UIViewController {
    /// Has `updateProperties()` called once before the root view's next layout, which it doesn't ask for (iOS 26).
    public func setNeedsUpdateProperties() { viewIfLoaded?.markNeedsProperties(\.controllerHasProperties) }

    /// Calls `updateProperties()` at once where it was asked for (iOS 26).
    public func updatePropertiesIfNeeded() {
        guard let view = viewIfLoaded, view.layoutFlags.wantsProperties else { return }
        view.updatePropertiesNow()
    }
}
