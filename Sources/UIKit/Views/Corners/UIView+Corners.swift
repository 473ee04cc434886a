import Foundation
import QuartzCore

extension UIView {
    /// The corners in the order of a configuration's radii, with the layer's names for them.
    private static let corners: [(corner: UIRectCorner, mask: CACornerMask)] = [
        (.topLeft, .layerMinXMinYCorner), (.topRight, .layerMaxXMinYCorner), (.bottomLeft, .layerMinXMaxYCorner),
        (.bottomRight, .layerMaxXMaxYCorner),
    ]

    /// The radius that a corner has now, in points: by the configuration, or the layer's.
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        guard let index = Self.corners.firstIndex(where: { corner.contains($0.corner) }) else { return 0 }
        guard let configuration = givenCorners else {
            return layer.maskedCorners.contains(Self.corners[index].mask) ? layer.cornerRadius : 0
        }
        return radii(of: configuration)[index]
    }

    /// Has the layer show the configuration. Where corners differ, those that are round at all have the largest radius.
    func updateCorners() {
        guard let givenCorners else { return }
        let radii = radii(of: givenCorners)
        layer.cornerCurve = .continuous
        layer.cornerRadius = radii.max() ?? 0
        layer.maskedCorners = CACornerMask(zip(radii, Self.corners).filter { $0.0 > 0 }.map(\.1.mask))
    }

    private func radii(of configuration: UICornerConfiguration) -> [CGFloat] {
        let limit = min(bounds.width, bounds.height) / 2
        switch configuration.shape {
        case .capsule(let maximum): return Array(repeating: min(limit, maximum ?? limit), count: 4)
        case .uniform(let radius):
            let largest = Self.corners.map { resolve(radius, $0.corner) }.max() ?? 0
            return Array(repeating: min(limit, largest), count: 4)
        case .corners(let radii):
            return zip(radii, Self.corners).map { radius, place in
                radius.map { min(limit, resolve($0, place.corner)) } ?? 0
            }
        }
    }

    private func resolve(_ radius: UICornerRadius, _ corner: UIRectCorner) -> CGFloat {
        switch radius.kind {
        case .fixed(let points): return points
        case .containerConcentric(let minimum):
            guard let superview else { return minimum ?? 0 }
            let (frame, around) = (self.frame, superview.bounds)
            let isLeft = corner == .topLeft || corner == .bottomLeft
            let isTop = corner == .topLeft || corner == .topRight
            let distance = max(
                isLeft ? frame.minX - around.minX : around.maxX - frame.maxX,
                isTop ? frame.minY - around.minY : around.maxY - frame.maxY
            )
            return max(minimum ?? 0, superview.effectiveRadius(corner: corner) - max(0, distance), 0)
        }
    }
}
