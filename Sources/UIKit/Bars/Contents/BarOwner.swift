/// What lays out around a bar that it owns: a container controller.
@MainActor
protocol BarOwner: AnyObject {
    /// Called when the bar's height may be another.
    func barLayoutMayHaveChanged()
}

/// The owner of a navigation bar.
@MainActor
protocol NavigationBarOwner: BarOwner {
    /// Whether bars are lower, as in sheets of pads.
    var isInSheet: Bool { get }
    /// Whether a tab bar around it is shown, wherever that stands.
    var standsInShownTabBar: Bool { get }
    /// Goes back from an item, if nobody objects.
    func goBack(from item: UINavigationItem, in bar: UINavigationBar)
    /// Lays out now.
    func layOutAroundBar()
}

/// The owner of a tab bar.
@MainActor
protocol TabBarOwner: BarOwner {
    /// A person touched an item.
    ///
    /// - Returns: Whether it is selected now.
    func userSelects(_ item: UITabBarItem) -> Bool
}
