/// Pixels that a screen can show.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
    /// Pixels.
    open var size: CGSize { pixels }
    /// Width of a pixel to its height; 1 on all devices.
    open var pixelAspectRatio: CGFloat { 1 }
    private let pixels: CGSize

    init(size: CGSize) {
        pixels = size
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIScreenMode)?.pixels == pixels }
    open override var hash: Int { pixels.width.hashValue ^ pixels.height.hashValue }
}

extension UIScreen {
    /// What happens with the edges that an attached display cuts off; raw values are UIKit's.
    public enum OverscanCompensation: Int, Sendable {
        /// The picture is made smaller.
        case scale = 0
        /// The bounds are made smaller.
        case insetBounds = 1
        /// Nothing.
        case none = 2
    }
}
