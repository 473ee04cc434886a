/// What an app has a search bar drawn with, by state.
struct SearchBarImages {
    /// Behind the field's text.
    var fields: [UIControl.State: UIImage] = [:]
    /// Behind the whole bar, for other metrics than the default ones.
    var bars: [UIBarMetrics: UIImage] = [:]
    /// How far icons stand off their places, in points.
    var adjustments: [UISearchBar.Icon: UIOffset] = [:]
    /// Behind the scopes.
    var scopeBar: UIImage?

    /// What was set for a state, else for `.normal`.
    func field(for state: UIControl.State) -> UIImage? { fields[state] ?? fields[.normal] }
}
