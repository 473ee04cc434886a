import Foundation

/// How round a view's four corners are.
public struct UICornerConfiguration: Hashable, Sendable {
    enum Shape: Hashable, Sendable {
        case capsule(maximumRadius: CGFloat?)
        /// Top left, top right, bottom left, bottom right.
        case corners([UICornerRadius?])
        /// The largest of the four for all.
        case uniform(UICornerRadius)
    }

    let shape: Shape

    /// Half the shorter side, at most some points.
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        UICornerConfiguration(shape: .capsule(maximumRadius: maximumRadius.map { CGFloat($0) }))
    }

    /// One radius, which each corner finds for itself.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(shape: .corners(Array(repeating: radius, count: 4)))
    }

    /// A radius for each corner; nil leaves it square.
    public static func corners(
        topLeftRadius: UICornerRadius? = nil,
        topRightRadius: UICornerRadius? = nil,
        bottomLeftRadius: UICornerRadius? = nil,
        bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(shape: .corners([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]))
    }

    /// One radius for all corners: of those that each would find the largest.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(shape: .uniform(radius))
    }
}
