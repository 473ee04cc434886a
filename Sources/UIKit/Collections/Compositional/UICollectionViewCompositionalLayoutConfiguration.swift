import Foundation

/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// Sections follow each other along it. Default: vertical.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical
    /// Points between sections. Default: 0.
    open var interSectionSpacing: CGFloat = 0
    /// Headers, footers and others of the whole layout. Empty by default.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// What sections' insets count from unless they say otherwise. Default: the safe area (LM-M2).
    open var contentInsetsReference: UIContentInsetsReference = .safeArea

    /// The defaults.
    public override init() { super.init() }
}
