/// How a tab bar shows its tabs.
struct TabLook {
    var appearance: UITabBarAppearance?
    /// Image beside the title.
    var isInline = false
    var isCompactHeight = false
    var hidesImages = false
    var tint: UIColor?
    var unselected: UIColor = .gray
    /// Behind the selected tab.
    var indicator: UIImage?
    var indicatorTint: UIColor?
}
