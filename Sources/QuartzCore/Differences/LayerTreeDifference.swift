/// What has become different in a layer tree since it was looked at last.
///
/// To bring a copy of the earlier tree up to date, take ``removed`` out, make ``added``, put ``placements`` in place in their
/// order, and set ``changed``.
package struct LayerTreeDifference: Equatable {
    /// A layer that is new.
    package struct Addition: Equatable {
        package let layer: LayerIdentifier
        package let kind: LayerKind
        /// All that is shown, but for what has the value of ``LayerKind/defaults``.
        package let values: [LayerProperty: LayerValue]
    }

    /// Where a layer is now: new ones, and those that moved within the tree.
    package struct Placement: Equatable {
        package let layer: LayerIdentifier
        /// Nil for the root.
        package let parent: LayerIdentifier?
        /// The sibling right behind it; nil for the farthest one and for a mask.
        package let after: LayerIdentifier?
        package let isMask: Bool
    }

    /// A layer that shows something else than before.
    package struct Change: Equatable {
        package let layer: LayerIdentifier
        package let values: [LayerProperty: LayerValue]
    }

    /// Those that have left, each with all below it that stayed in it; the lower ones first.
    package var removed: [LayerIdentifier] = []
    package var added: [Addition] = []
    package var placements: [Placement] = []
    /// In the order of the changes.
    package var changed: [Change] = []

    package var isEmpty: Bool { removed.isEmpty && added.isEmpty && placements.isEmpty && changed.isEmpty }
}

/// What a layer can show besides contents and looks.
package enum LayerKind: String, Sendable {
    case plain, shape, gradient, text, replicator, transform, scroll

    init(_ layer: CALayer) {
        self =
            switch layer {
            case is CAShapeLayer: .shape
            case is CAGradientLayer: .gradient
            case is CATextLayer: .text
            case is CAReplicatorLayer: .replicator
            case is CATransformLayer: .transform
            case is CAScrollLayer: .scroll
            default: .plain
            }
    }

    /// The values of a layer of this kind that nobody has changed.
    var defaults: [LayerProperty: LayerValue] { Self.allDefaults[self] ?? [:] }

    nonisolated(unsafe) private static let allDefaults: [LayerKind: [LayerProperty: LayerValue]] = {
        let layers = [
            CALayer(), CAShapeLayer(), CAGradientLayer(), CATextLayer(), CAReplicatorLayer(), CATransformLayer(),
            CAScrollLayer(),
        ]
        return Dictionary(
            uniqueKeysWithValues: layers.map { layer in
                let properties = layer.shownProperties
                return (
                    LayerKind(layer), Dictionary(uniqueKeysWithValues: properties.map { ($0, layer.layerValue($0)) })
                )
            }
        )
    }()
}

extension CALayer {
    /// The properties that a copy of the tree follows, but for the tree itself.
    final var shownProperties: [LayerProperty] { Self.plainProperties + type(of: self).addedProperties }

    private static let plainProperties = LayerProperty.allCases.filter {
        $0.rawValue <= LayerProperty.allowsGroupOpacity.rawValue || $0 == .transition || $0 == .drawing
    }
}
