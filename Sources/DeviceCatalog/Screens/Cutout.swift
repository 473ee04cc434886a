import Foundation

/// What the sensors take from a display: a notch, a Dynamic Island or the hole of a camera.
public struct Cutout: Hashable, Sendable {
    /// The kind of opening, as the catalog spells it.
    public enum Kind: String, Sendable {
        /// A bay in the top edge (iPhone X to 14).
        case notch
        /// A pill below the top edge, which the system draws around.
        case dynamicIsland
        /// A strip beside a camera.
        case camera
    }

    /// Which sort of opening it is.
    public let kind: Kind

    /// Where it lies on the upright screen, in points; nil where no figure was published.
    ///
    /// Sources differ by up to 10 points on the width of notches.
    public let frame: CGRect?

    /// The radius of its corners in points; 0 where it isn't known.
    public let cornerRadius: CGFloat

    /// The frame on the screen as it is turned, in points; nil where no figure was published.
    ///
    /// - Parameter screen: The upright screen's size in points.
    func frame(in orientation: InterfaceOrientation, screen: CGSize) -> CGRect? {
        guard let frame else { return nil }
        switch orientation {
        case .portrait:
            return frame
        case .portraitUpsideDown:
            return CGRect(
                origin: CGPoint(x: screen.width - frame.maxX, y: screen.height - frame.maxY),
                size: frame.size
            )
        case .landscapeRight:
            return CGRect(x: frame.minY, y: screen.width - frame.maxX, width: frame.height, height: frame.width)
        case .landscapeLeft:
            return CGRect(x: screen.height - frame.maxY, y: frame.minX, width: frame.height, height: frame.width)
        }
    }
}
