/// What an app said about a view's focus; most views have none of it.
struct FocusWishes {
    var group: String?
    var priority = UIFocusGroupPriority.ignored
    /// Nil: what is usual; `.some(nil)`: nothing.
    var effect: UIFocusEffect??
}

extension UIView: UIFocusItem, UIFocusItemContainer {
    /// The view's own bounds space, in points.
    public var coordinateSpace: any UICoordinateSpace { self }

    func wishForFocus(_ change: (inout FocusWishes) -> Void) {
        var wishes = focusWishes ?? FocusWishes()
        change(&wishes)
        focusWishes = wishes
    }
}
