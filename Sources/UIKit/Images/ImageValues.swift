/// Where an image's pixels come from.
enum ImageSource: Sendable {
    /// Nothing: an image of size zero.
    case empty
    /// Pixels.
    case bitmap(CGImage)
    /// A drawing, such as a symbol, that is made into pixels at the scale and in the color where it is shown.
    case drawing(any ImageDrawing)
}

/// An image that is drawn rather than stored.
protocol ImageDrawing: Sendable {
    /// In points.
    var size: CGSize { get }
    /// What tells it from others.
    var identifier: String { get }
    /// Draws into a rectangle of UIKit's space, in one color; nil means black, or colors of its own.
    func draw(in rect: CGRect, color: CGColor?, into context: CGContext)
    /// Whether it is drawn anew for the room that it fills rather than stretched. False by default.
    var fillsAnyRoom: Bool { get }
    /// Whether it is as sharp in any size that keeps its proportions. False by default.
    var isSharpAtAnySize: Bool { get }
    /// Whether it brings colors, which may follow the appearance. False by default.
    var hasOwnColors: Bool { get }
}

extension ImageDrawing {
    var fillsAnyRoom: Bool { false }
    var isSharpAtAnySize: Bool { false }
    var hasOwnColors: Bool { false }
}

/// Everything that an image is.
struct ImageValues: Sendable {
    var source: ImageSource
    /// Pixels to a point.
    var scale: CGFloat = 1
    var orientation = UIImage.Orientation.up
    var renderingMode = UIImage.RenderingMode.automatic
    var tintColor: UIColor?
    var capInsets = UIEdgeInsets.zero
    /// Whether the middle fills larger rooms in the resizing mode, even without caps.
    var isResizable = false
    var resizingMode = UIImage.ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    /// Points above the bottom.
    var baselineOffset: CGFloat?
    var flipsForRightToLeft = false
    /// The frames of an animation, and how long it takes in seconds.
    var frames: [UIImage]?
    var duration: Double = 0
    var configuration: UIImage.Configuration?
    var asset: UIImageAsset?
    var isSymbol = false
    /// The name of a system symbol.
    var symbolName: String?
    /// The drawings of an app's own symbol.
    var symbolTemplate: SymbolTemplate?
    /// Width by height of a symbol, where a document told it.
    var symbolProportion: CGFloat?

    init(source: ImageSource) {
        self.source = source
    }

    /// In points, turned as the orientation says.
    var size: CGSize {
        switch source {
        case .empty:
            return .zero
        case .bitmap(let image):
            let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
            return orientation.swapsAxes ? CGSize(width: size.height, height: size.width) : size
        case .drawing(let drawing):
            return drawing.size
        }
    }
}
