/// How the interface stands in relation to the device; raw values are UIKit's.
public enum UIInterfaceOrientation: Int, Sendable, Hashable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    /// The home button, or what stands for it, is at the right.
    case landscapeRight = 3
    /// The home button, or what stands for it, is at the left.
    case landscapeLeft = 4

    /// Either way on the long side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Either way up; false for `unknown`, as ``isLandscape``.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A set of orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable, Hashable {
    /// The options as bits, with UIKit's numbers.
    public let rawValue: UInt
    /// Options of these bits; bits without a name are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// One bit for each orientation: 1 shifted by its raw value.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Phones with a cutout never stand so (LB-6).
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// The home button at the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// The home button at the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// Both ways on the long side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// What pads support by default.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// What phones support by default.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

    /// Whether one orientation is in the set.
    package func contains(orientation: UIInterfaceOrientation) -> Bool {
        contains(UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue)))
    }
}
