import Foundation

/// How round a corner is.
public struct UICornerRadius: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case fixed(CGFloat)
        case containerConcentric(minimum: CGFloat?)
    }

    let kind: Kind

    /// So many points.
    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(kind: .fixed(CGFloat(radius))) }

    /// As round as lets the corner run beside the superview's at the same distance all along; none where the superview's
    /// corner is square.
    ///
    /// - Parameter minimum: Points that the radius has at least.
    public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
        UICornerRadius(kind: .containerConcentric(minimum: minimum.map { CGFloat($0) }))
    }
}
