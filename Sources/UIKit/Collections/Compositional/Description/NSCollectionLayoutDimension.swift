import Foundation

/// A length of a compositional layout's item.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
    enum Kind: Equatable {
        case fractionalWidth, fractionalHeight, absolute, estimated, uniform
    }

    final let kind: Kind
    /// A part of the container, 0…1, or points.
    public final let dimension: CGFloat

    init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension
        super.init()
    }

    /// A part of the container's width.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
        make(.fractionalWidth, fractionalWidth)
    }
    /// A part of the container's height.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        make(.fractionalHeight, fractionalHeight)
    }
    /// Points.
    open class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute, absoluteDimension) }
    /// Points, until the element is shown and says how large it is.
    open class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated, estimatedDimension) }
    /// Points, until the elements are shown; then all of a group are as large as the largest (iOS 17).
    open class func uniformAcrossSiblings(estimate: CGFloat) -> Self { make(.uniform, estimate) }

    /// No initializer of a subclass is needed: UIKit makes all of them.
    private class func make(_ kind: Kind, _ dimension: CGFloat) -> Self {
        unsafeDowncast(NSCollectionLayoutDimension(kind, dimension), to: Self.self)
    }

    /// Whether the length is a part of the container's width.
    open var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether the length is a part of the container's height.
    open var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether the length stays as it is said.
    open var isAbsolute: Bool { kind == .absolute }
    /// Whether the element decides.
    open var isEstimated: Bool { kind == .estimated }
    /// Whether the largest element of the group decides (iOS 17).
    open var isUniformAcrossSiblings: Bool { kind == .uniform }

    /// Whether elements are asked how large they are.
    final var isMeasured: Bool { kind == .estimated || kind == .uniform }

    /// Points in a container of a size.
    final func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: dimension * container.width
        case .fractionalHeight: dimension * container.height
        case .absolute, .estimated, .uniform: dimension
        }
    }

    /// Itself: a dimension doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
