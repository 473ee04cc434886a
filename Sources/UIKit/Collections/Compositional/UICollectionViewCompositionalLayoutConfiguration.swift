import Foundation

/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
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

    /// Another configuration with the same settings.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}
