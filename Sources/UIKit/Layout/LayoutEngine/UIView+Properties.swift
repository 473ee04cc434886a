extension UIView {
    /// Has `updateProperties()` called once before the next layout, which it doesn't ask for (iOS 26).
    public func setNeedsUpdateProperties() { markNeedsProperties(\.viewHasProperties) }

    /// Calls `updateProperties()` at once where it was asked for, here and below (iOS 26).
    public func updatePropertiesIfNeeded() {
        if layoutFlags.wantsProperties { updatePropertiesNow() }
        for subview in subviews { subview.updatePropertiesIfNeeded() }
    }
}
