extension UIImage {
    /// How stored pixels are turned to be shown.
    public enum Orientation: Int, Sendable {
        /// As it is stored.
        case up = 0
        /// Turned by half.
        case down = 1
        /// Turned a quarter counterclockwise.
        case left = 2
        /// Turned a quarter clockwise.
        case right = 3
        /// As it is stored, then left and right exchanged.
        case upMirrored = 4
        /// Turned by half, then left and right exchanged.
        case downMirrored = 5
        /// Mirrored, then turned a quarter counterclockwise.
        case leftMirrored = 6
        /// Mirrored, then turned a quarter clockwise.
        case rightMirrored = 7

        /// The orientation that a photo's EXIF entry means; up for numbers beyond 1…8.
        package init(exif: Int) {
            let orientations: [Orientation] = [
                .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
            ]
            self = (1...8).contains(exif) ? orientations[exif - 1] : .up
        }

        /// True when width and height are exchanged.
        var swapsAxes: Bool {
            switch self {
            case .up, .down, .upMirrored, .downMirrored: false
            case .left, .right, .leftMirrored, .rightMirrored: true
            }
        }

        /// The same with left and right exchanged as seen.
        var horizontallyFlipped: Orientation {
            switch self {
            case .up: .upMirrored
            case .upMirrored: .up
            case .down: .downMirrored
            case .downMirrored: .down
            case .left: .rightMirrored
            case .rightMirrored: .left
            case .right: .leftMirrored
            case .leftMirrored: .right
            }
        }

        /// From the stored pixels, scaled to points, to where they are seen; y down.
        ///
        /// - Parameter size: As seen, in points.
        func transform(to size: CGSize) -> CGAffineTransform {
            let (width, height) = (size.width, size.height)
            return switch self {
            case .up: .identity
            case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
            case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: height)
            case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: width, ty: 0)
            case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
            case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
            case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
            case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: width, ty: height)
            }
        }
    }

    /// Whether a view's tint color replaces an image's colors (IM-6).
    public enum RenderingMode: Int, Sendable {
        /// As the place where it is shown has it.
        case automatic = 0
        /// In the image's own colors, even in bars.
        case alwaysOriginal = 1
        /// In the tint color, wherever it is shown.
        case alwaysTemplate = 2
    }

    /// What the middle of a resizable image does.
    public enum ResizingMode: Int, Sendable {
        /// It is repeated, and cut off at the end.
        case tile = 0
        /// It is stretched.
        case stretch = 1
    }

    /// The brightness that an image may reach on a display that can.
    public enum DynamicRange: Int, Sendable {
        /// No wish.
        case unspecified = -1
        /// Up to the white of the interface.
        case standard = 0
        /// A little above the white of the interface.
        case constrainedHigh = 1
        /// As bright as the display can.
        case high = 2
    }
}
