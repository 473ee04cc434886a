/// How a transition goes over from one picture to the next.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name, as archives and Apple's headers have it.
    public let rawValue: String
    /// Any name; one without a meaning counts as none.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The old picture fades out while the new one fades in; the default.
    public static let fade = Self(rawValue: "fade")
    /// The new picture slides over the old one.
    public static let moveIn = Self(rawValue: "moveIn")
    /// The new picture pushes the old one away.
    public static let push = Self(rawValue: "push")
    /// The old picture slides away from the new one.
    public static let reveal = Self(rawValue: "reveal")
    /// The picture turns over and shows the new one on its back: UIKit's.
    package static let flip = Self(rawValue: "flip")
}
