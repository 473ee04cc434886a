import Foundation

/// What a navigation bar holds besides what apps see as properties of their own.
struct NavigationBarState {
    var items: [UINavigationItem] = []
    var position: UIBarPosition?
    /// Shows the item under a resting finger enlarged.
    var largeContent: LargeContentPress?
    var isTranslucent: Bool?
    var backgroundImages: [UIBarMetrics: UIImage] = [:]
    var titleOffsets: [UIBarMetrics: CGFloat] = [:]
    /// What the appearance that counts now adds to the title's place.
    var titleOffset = UIOffset.zero
    var standardAppearance: UINavigationBarAppearance?
    /// Whether the app has set an appearance, which replaces the older properties.
    var usesAppearances = false
    /// The scroll view whose offset collapses large titles and search bars.
    weak var scrollView: UIScrollView?
    /// Points of the large title and the search bar that scrolling has taken away.
    var collapsed: CGFloat = 0
    /// As the bar looks now.
    var wasAtScrollEdge = true
    /// Points of a busy refresh control below a large title (BR-M20).
    var refreshHeight: CGFloat = 0
    /// Points from the bar's top up to the background's, where a controller says so.
    var backgroundReach: CGFloat?
    weak var owner: (any NavigationBarOwner)?
    var needsContent = true
}

/// The views of a navigation bar.
@MainActor
final class NavigationBarParts {
    let background = BarBackgroundView()
    /// The row of title and buttons.
    let content = UIView()
    let leading = BarItemRow()
    let trailing = BarItemRow()
    /// Items in the middle (``UINavigationItem/centerItemGroups``).
    let center = BarItemRow()
    let titleLabel = UILabel()
    /// Over the title, where that opens a menu.
    let titleButton = TitleMenuButton()
    let promptLabel = UILabel()
    let backButton = BackButtonView()
    /// Cuts the large title off at the row above.
    let largeTitleClip = UIView()
    let largeTitleLabel = UILabel()
    var titleHolder: BarCustomViewHolder?
    /// The top item's; it is the bar's only while nobody takes it.
    weak var searchBar: UIView?
}
