import Foundation

extension CGPath {
    /// The path with straight lines in place of its curves.
    ///
    /// - Parameter threshold: How far a line may be from its curve, in the path's units; at least a thousandth counts.
    public func flattened(threshold: CGFloat) -> CGPath {
        let path = CGMutablePath()
        for subpath in flattened(tolerance: threshold.isFinite ? max(threshold, 0.001) : 1) {
            path.addLines(between: subpath.points)
            if subpath.isClosed { path.closeSubpath() }
        }
        return CGPath(elements: path.elements)
    }
}
