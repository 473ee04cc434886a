/// Items to which the tab key goes as a whole, and among which arrows move.
enum FocusGroup: Hashable {
    /// A group that an app has named.
    case named(String)
    /// That of a list, a text input or a window.
    case natural(ObjectIdentifier)

    /// The group of an item: that of the nearest environment with one.
    @MainActor
    init(of item: any UIFocusItem) {
        let chain = item.focusChain
        for environment in chain {
            if let name = environment.focusGroupIdentifier {
                self = .named(name)
                return
            }
            if let view = environment as? UIView, view.isFocusGroup {
                self = .natural(ObjectIdentifier(view))
                return
            }
        }
        self = .natural(ObjectIdentifier(chain.last.map { $0 as AnyObject } ?? item as AnyObject))
    }
}
