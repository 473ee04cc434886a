import CoreGraphics

/// A layer in the space that a transform layer keeps.
struct SpacePart {
    /// As it is shown.
    let layer: CALayer
    /// From its own space to that in which all are seen.
    let space: CATransform3D
    /// How deep it lies in the tree.
    let depth: Int

    private static let deepest = 500

    /// All layers that are seen by themselves below a transform layer, the farthest first; those of one depth in the order of
    /// the tree.
    ///
    /// - Parameter space: From the transform layer's space to that in which all are seen.
    static func parts(of layer: CALayer, _ space: CATransform3D, showsAnimations: Bool, depth: Int) -> [SpacePart] {
        var parts: [SpacePart] = []
        add(layer, space, showsAnimations, depth, to: &parts)
        return parts.enumerated().sorted { ($0.element.height, $0.offset) < ($1.element.height, $1.offset) }
            .map(\.element)
    }

    private static func add(
        _ layer: CALayer,
        _ space: CATransform3D,
        _ showsAnimations: Bool,
        _ depth: Int,
        to parts: inout [SpacePart]
    ) {
        guard depth < deepest else { return }
        for child in layer.childrenInPaintOrder {
            let shown = showsAnimations ? child.current : child
            guard !shown.isHidden, shown.opacity > 0 else { continue }
            let total = shown.spaceTransform(in: layer).concatenating(space)
            if shown is CATransformLayer {
                add(shown, total, showsAnimations, depth + 1, to: &parts)
            } else if shown.isDoubleSided || total.m33 >= 0 {
                parts.append(SpacePart(layer: shown, space: total, depth: depth + 1))
            }
        }
    }

    /// How near the middle is.
    private var height: CGFloat {
        let middle = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
        let w = middle.x * space.m14 + middle.y * space.m24 + space.m44
        let z = middle.x * space.m13 + middle.y * space.m23 + space.m43
        return abs(w) > 1e-9 ? z / w : z
    }
}
