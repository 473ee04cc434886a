/// How a menu shows its children (iOS 17.4).
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject, NSCopying {
    /// How many lines a child's title and subtitle may take; 0: as many as they need. Default: `NSNotFound`, which leaves
    /// it to the menu: two.
    open var maximumNumberOfTitleLines = NSNotFound

    public override init() { super.init() }

    /// The same wishes.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        let copy: UIMenuDisplayPreferences = MainActor.assumeIsolated {
            let copy = UIMenuDisplayPreferences()
            copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
            return copy
        }
        return copy
    }
}
