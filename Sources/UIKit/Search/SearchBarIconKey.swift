/// An image of a search bar by icon and state.
struct SearchBarIconKey: Hashable {
    var icon: UISearchBar.Icon
    var state: UIControl.State
}
