import Foundation

/// What a collection knows while one layout takes over from another.
struct LayoutTransition {
    /// The layout that is left; asked where elements come from that it showed elsewhere.
    var old: UICollectionViewLayout
    /// Whether elements go to their new places within ``UICollectionView/updateDuration``.
    var isAnimated: Bool
}

/// A transition that the app drives.
struct InteractiveTransition {
    var layout: UICollectionViewTransitionLayout
    /// Called when the transition has ended, with whether its last part ran to the end and whether it was finished.
    var completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}
