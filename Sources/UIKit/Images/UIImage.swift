/// A picture with a scale; it never changes.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
    // Unchecked: constant; the cache of rendered pixels has a lock.
    let values: ImageValues
    let renderings = RenderingCache()
    /// What assistive apps say of a view that shows the image alone (BT-22); set before the image is shared. Nil by
    /// default.
    open var accessibilityLabel: String?

    /// An image of size zero.
    public override init() {
        values = ImageValues(source: .empty)
        super.init()
    }

    init(values: ImageValues) {
        self.values = values
        super.init()
    }

    // MARK: Coding (UIImage+Coding.swift)

    /// True: archives that ask for it may hold images.
    open class var supportsSecureCoding: Bool { true }

    /// Reads an image from an archive; nil where it holds none.
    public required init?(coder: NSCoder) {
        guard let values = ImageValues(archivedIn: coder) else { return nil }
        self.values = values
        super.init()
    }

    /// Writes the pixels as PNG, or a symbol's name, and how the image is shown; of animations the first frame.
    open func encode(with coder: NSCoder) { write(to: coder) }

    /// An image of one pixel to a point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// An image of pixels, with their scale and how they are to be turned.
    ///
    /// - Parameter scale: Pixels to a point.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        var values = ImageValues(source: .bitmap(cgImage))
        values.scale = scale > 0 && scale.isFinite ? scale : 1
        values.orientation = orientation
        self.init(values: values)
    }

    /// An image from a file's contents, one pixel to a point; nil when they are no image that can be read.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// An image from a file's contents; the first frame of an animation.
    ///
    /// - Parameter scale: Pixels to a point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = try? ImageDecoder.decode(data) else { return nil }
        self.init(cgImage: image.image, scale: scale, orientation: Orientation(exif: image.orientation))
    }

    /// An image from a file; "@2x" at the end of its name says the scale, and without it a file of the screen's scale
    /// beside it is preferred (IM-4).
    public convenience init?(contentsOfFile path: String) {
        guard let file = LooseImageFile.best(forPath: path, scale: UITraitCollection.current.displayScale),
            let data = FileManager.default.contents(atPath: file.path)
        else { return nil }
        self.init(data: data, scale: file.scale)
    }

    /// What `#imageLiteral` makes; an empty image when there is none of that name.
    public required convenience init(imageLiteralResourceName name: String) {
        self.init(values: UIImage(named: name)?.values ?? ImageValues(source: .empty))
    }

    // MARK: Measures

    /// In points, turned as the orientation says.
    open var size: CGSize { values.size }

    /// Pixels to a point.
    open var scale: CGFloat { values.scale }

    /// How the stored pixels are turned when they are shown. Default: up.
    open var imageOrientation: Orientation { values.orientation }

    /// The pixels; symbols are drawn for it in black.
    open var cgImage: CGImage? { bitmap(color: nil) }

    /// Points by which the place in Auto Layout is smaller than the image (IM-8).
    open var alignmentRectInsets: UIEdgeInsets { values.alignmentRectInsets }

    /// Points from the bottom to the baseline; nil when the image has none.
    open var baselineOffsetFromBottom: CGFloat? { values.baselineOffset }

    /// Automatic takes the tint in bars, system buttons and, for symbols, everywhere (IM-6).
    open var renderingMode: RenderingMode { values.renderingMode }

    /// Whether the image is drawn by a name of the system's symbols, and so follows text sizes.
    open var isSymbolImage: Bool { values.isSymbol }

    /// True when the image is shown mirrored where text runs from right to left (IM-7).
    open var flipsForRightToLeftLayoutDirection: Bool { values.flipsForRightToLeft }

    /// Points at each side that keep their size when the image is stretched.
    open var capInsets: UIEdgeInsets { values.capInsets }

    /// How what lies between the caps fills a larger rectangle. Default: tile.
    open var resizingMode: ResizingMode { values.resizingMode }

    /// Always false: images are drawn in the standard range.
    open var isHighDynamicRange: Bool { false }

    // MARK: Variants

    /// The frames of an animation.
    open var images: [UIImage]? { values.frames }

    /// How long the animation takes, in seconds.
    open var duration: TimeInterval { values.duration }

    /// The traits and, for symbols, the look that the image was made for.
    open var configuration: Configuration? { values.configuration }

    /// The look of a symbol; nil for other images, and for symbols made without one.
    open var symbolConfiguration: SymbolConfiguration? { values.configuration as? SymbolConfiguration }

    /// The variants that this image is one of (IM-1).
    open var imageAsset: UIImageAsset? { values.asset }

    /// The traits that this variant is for.
    open var traitCollection: UITraitCollection { values.configuration?.traitCollection ?? UITraitCollection() }

    /// A copy of that mode.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    /// The image in one color; its rendering mode stays.
    open func withTintColor(_ color: UIColor) -> UIImage {
        changed { $0.tintColor = color }
    }

    /// A copy in that color and mode; `.alwaysOriginal` keeps a view's own tint away.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed {
            $0.tintColor = color
            $0.renderingMode = renderingMode
        }
    }

    /// The image with sides that keep their size, and a middle that is tiled.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// A copy whose sides, in points, keep their size, and whose middle is tiled or stretched.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changed {
            $0.capInsets = capInsets
            $0.isResizable = true
            $0.resizingMode = resizingMode
        }
    }

    /// The image with one point in the middle that is stretched; 0 stretches nothing along that axis.
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        let right = left > 0 ? max(0, size.width - left - 1) : 0
        let bottom = top > 0 ? max(0, size.height - top - 1) : 0
        let insets = UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    /// A copy whose place in Auto Layout is that much smaller than the image, in points (IM-8).
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentRectInsets = alignmentInsets }
    }

    /// A copy with a baseline so many points above its bottom.
    open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changed { $0.baselineOffset = baselineOffset }
    }

    /// A copy without a baseline: views align it by its bottom.
    open func imageWithoutBaseline() -> UIImage {
        changed { $0.baselineOffset = nil }
    }

    /// A copy that is mirrored where it is shown in a right-to-left view (IM-7).
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changed { $0.flipsForRightToLeft = true }
    }

    /// The image mirrored, now.
    open func withHorizontallyFlippedOrientation() -> UIImage {
        changed { $0.orientation = $0.orientation.horizontallyFlipped }
    }

    /// The variant for a configuration; symbols are drawn anew.
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        configured(configuration)
    }

    /// The symbol in another look; other images as they are.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard isSymbolImage else { return self }
        return configured(configuration)
    }

    func changed(_ change: (inout ImageValues) -> Void) -> UIImage {
        var values = values
        change(&values)
        return UIImage(values: values)
    }

    // MARK: NSObject

    /// True for the same pixels shown the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if self === other { return true }
        guard scale == other.scale, imageOrientation == other.imageOrientation, capInsets == other.capInsets,
            renderingMode == other.renderingMode, values.tintColor == other.values.tintColor
        else { return false }
        return switch (values.source, other.values.source) {
        case (.bitmap(let left), .bitmap(let right)): left == right
        case (.drawing(let left), .drawing(let right)): left.identifier == right.identifier
        case (.empty, .empty): true
        case (.empty, _), (.bitmap, _), (.drawing, _): false
        }
    }

    open override var hash: Int { scale.hashValue ^ size.width.hashValue }

    open override var description: String {
        let name: String =
            if case .drawing(let drawing) = values.source { drawing.identifier } else { "anonymous" }
        return "<UIImage: \(name); size = {\(size.width), \(size.height)}; scale = \(scale)>"
    }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// What `#imageLiteral` stands for.
public typealias _ImageLiteralType = UIImage
