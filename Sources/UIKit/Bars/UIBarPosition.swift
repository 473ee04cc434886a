/// Where a bar stands in its view; raw values are UIKit's.
public enum UIBarPosition: Int, Sendable {
    case any = 0
    case bottom, top
    /// At the top, with its background under the status bar (BR-17).
    case topAttached
}

/// A bar that has a place.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// Where the bar stands; it follows what its delegate said.
    var barPosition: UIBarPosition { get }
}

/// Tells a bar where it stands.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
    /// Asked once, when the bar joins its superview; `any` means the bar's own default (BR-M15).
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Left out: `any`, the bar's own default.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
