/// The way an interface stands on its screen, with the raw values of `UIInterfaceOrientation`.
public enum InterfaceOrientation: Int, CaseIterable, Sendable, Hashable {
    case portrait = 1
    /// Upside down: the home indicator or home button is at the top.
    case portraitUpsideDown = 2
    /// The home indicator's short side is at the right: the device was turned to the left.
    case landscapeRight = 3
    /// The home indicator's short side is at the left: the device was turned to the right.
    case landscapeLeft = 4

    /// On one of the long sides.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Upright or upside down.
    public var isPortrait: Bool { !isLandscape }
}
