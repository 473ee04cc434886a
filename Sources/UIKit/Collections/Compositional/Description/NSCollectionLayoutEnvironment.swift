import Foundation

/// The room that a section or a custom group has.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// Points, insets included.
    var contentSize: CGSize { get }
    /// Points, less the insets.
    var effectiveContentSize: CGSize { get }
    /// Around the content, in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// Around the content, in points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section provider may look at.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The room.
    var container: any NSCollectionLayoutContainer { get }
    /// The collection's.
    var traitCollection: UITraitCollection { get }
}

/// The room that UIKit tells of.
final class CollectionLayoutRoom: NSObject, NSCollectionLayoutContainer, NSCollectionLayoutEnvironment {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection

    init(_ size: CGSize, insets: NSDirectionalEdgeInsets, _ traits: UITraitCollection) {
        (contentSize, contentInsets, traitCollection) = (size, insets, traits)
        super.init()
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize {
        CGSize(
            width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom)
        )
    }
}
