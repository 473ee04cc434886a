import CCairo
import Foundation

/// Frees the memory of a bitmap context: its info, and the memory.
public typealias CGBitmapContextReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

/// A place to draw into: a bitmap, or the pages of a PDF file, with a current transform, clip, colors and path.
///
/// Drawing is Cairo's. Cairo's device space has its origin at the top-left; Quartz' has it at the bottom-left, and so has
/// the user space of a bitmap context that an app makes. Contexts for UIKit are flipped: one unit is one point, y down.
public final class CGContext {
    /// In pixels; of a PDF page in points.
    public internal(set) var width: Int
    /// In pixels; of a PDF page in points.
    public internal(set) var height: Int
    /// What CoreText draws glyphs with; its matrix is always the current transform. Use it inside `paintWithColor`.
    package private(set) var cairo: OpaquePointer
    /// Whether the bitmap has no alpha.
    package let isOpaque: Bool
    /// From the space that shadows' offsets are in, to Cairo's device space.
    var baseMatrix: CGAffineTransform

    var state: GraphicsState
    private(set) var savedStates: [GraphicsState] = []
    /// The path under construction, in Cairo's device space.
    let devicePath = CGMutablePath()
    private let surface: OpaquePointer
    /// Nil for pages, which have no pixels.
    private var buffer: PixelBuffer?
    /// Writes the pages; nil for bitmaps.
    let pages: PDFPages?
    /// Where the pixels are shown in another format; nil when the app sees the buffer itself.
    private let mirror: PixelMirror?
    /// How many patterns are being drawn around this context, which draws a cell of one.
    var patternDepth = 0
    /// Whether colors that are set don't count: in the cell of a pattern that has none of its own.
    var keepsColors = false
    var textSpace = CGAffineTransform.identity
    /// How many transparency layers are begun (CGContext+TransparencyLayers.swift).
    var transparencyLayers = 0
    /// How many states were saved inside each layer that was begun with a rectangle.
    var transparencyLayerRects: [Int] = []
    /// Whether anything was drawn since the context was made.
    package private(set) var hasDrawn = false

    private init?(buffer: PixelBuffer, baseMatrix: CGAffineTransform, isOpaque: Bool, mirror: PixelMirror? = nil) {
        let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
        guard
            let surface = cairo_image_surface_create_for_data(
                buffer.bytes.assumingMemoryBound(to: UInt8.self),
                format,
                Int32(buffer.width),
                Int32(buffer.height),
                Int32(buffer.bytesPerRow)
            ),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface)
        else { return nil }
        width = buffer.width
        height = buffer.height
        self.cairo = cairo
        self.surface = surface
        self.buffer = buffer
        self.isOpaque = isOpaque
        self.baseMatrix = baseMatrix
        self.mirror = mirror
        pages = nil
        state = GraphicsState(matrix: baseMatrix)
        matrixDidChange()
    }

    /// A context that draws pages, at one unit to a point, y up.
    init?(pages: PDFPages, mediaBox: CGRect) {
        guard let cairo = cairo_create(pages.surface) else { return nil }
        self.pages = pages
        self.cairo = cairo
        surface = cairo_surface_reference(pages.surface)
        (width, height) = (Int(mediaBox.width.rounded(.up)), Int(mediaBox.height.rounded(.up)))
        (buffer, mirror, isOpaque) = (nil, nil, false)
        baseMatrix = Self.pageMatrix(mediaBox)
        state = GraphicsState(matrix: baseMatrix)
        matrixDidChange()
    }

    /// From a page's space, y up, to Cairo's.
    static func pageMatrix(_ mediaBox: CGRect) -> CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -mediaBox.minX, ty: mediaBox.maxY)
    }

    /// Begins with a fresh state in another space.
    func begin(base: CGAffineTransform) {
        restoreGStates(downTo: 0)
        baseMatrix = base
        cairo_reset_clip(cairo)
        state = GraphicsState(matrix: base)
        beginPath()
        matrixDidChange()
    }

    /// Whether drawings are kept as shapes rather than pixels.
    package var isVector: Bool { pages != nil }

    /// A context for UIKit: one unit is one point, origin at the top-left, y down.
    ///
    /// - Parameters:
    ///   - scale: Pixels for a point.
    ///   - isOpaque: True leaves alpha out: the bitmap begins black.
    /// - Returns: Nil when the size is not within `ImageLimits`.
    package convenience init?(pixelWidth: Int, pixelHeight: Int, scale: CGFloat, isOpaque: Bool = false) {
        guard let buffer = PixelBuffer(width: pixelWidth, height: pixelHeight), scale > 0, scale.isFinite else {
            return nil
        }
        self.init(buffer: buffer, baseMatrix: CGAffineTransform(scaleX: scale, y: scale), isOpaque: isOpaque)
    }

    /// A bitmap context with its origin at the bottom-left.
    ///
    /// - Parameters:
    ///   - data: Memory of `bytesPerRow` × `height` bytes that the caller keeps, kept up to date after each drawing; nil
    ///     for memory of the context's own.
    ///   - bitsPerComponent: 8.
    ///   - bytesPerRow: 0 for the least.
    ///   - space: RGB or gray; colors are drawn in sRGB.
    ///   - bitmapInfo: Alpha info and byte order; 32 bits for RGB, 8 bits for gray and alpha alone.
    /// - Returns: Nil for other formats and for sizes over the limits.
    public convenience init?(
        data: UnsafeMutableRawPointer?,
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: UInt32
    ) {
        guard let buffer = PixelBuffer(width: width, height: height),
            let format = PixelFormat(space: space, bitsPerComponent: bitsPerComponent, bitmapInfo: bitmapInfo),
            let mirror = PixelMirror(
                format: format,
                data: data,
                width: width,
                height: height,
                bytesPerRow: bytesPerRow
            )
        else { return nil }
        if data != nil { mirror.read(into: buffer) }
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
        self.init(buffer: buffer, baseMatrix: flip, isOpaque: format.isOpaque, mirror: mirror)
    }

    /// A bitmap context in memory that is handed over, with a callback for its end.
    ///
    /// - Parameters:
    ///   - releaseCallback: Called with the two pointers when the context goes.
    ///   - releaseInfo: For the callback's own use.
    public convenience init?(
        data: UnsafeMutableRawPointer?,
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: UInt32,
        releaseCallback: CGBitmapContextReleaseDataCallback?,
        releaseInfo: UnsafeMutableRawPointer?
    ) {
        self.init(
            data: data,
            width: width,
            height: height,
            bitsPerComponent: bitsPerComponent,
            bytesPerRow: bytesPerRow,
            space: space,
            bitmapInfo: bitmapInfo
        )
        if let releaseCallback { release = { releaseCallback(releaseInfo, data) } }
    }

    private var release: (() -> Void)?

    deinit {
        release?()
        pages?.close()
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }

    // MARK: The bitmap

    /// The pixels, in the format that was asked for.
    public var data: UnsafeMutableRawPointer? {
        guard let buffer else { return nil }
        guard let mirror else { return buffer.bytes }
        if !mirror.isWatched {
            mirror.isWatched = true
            flush()
            mirror.write(from: buffer)
        }
        return mirror.data
    }

    /// From one row of `data` to the next.
    public var bytesPerRow: Int { mirror?.bytesPerRow ?? buffer?.bytesPerRow ?? 0 }

    /// 8; 0 for pages.
    public var bitsPerComponent: Int { isVector ? 0 : 8 }

    /// 32, or 8 for gray and alpha alone; 0 for pages.
    public var bitsPerPixel: Int { isVector ? 0 : mirror.map { $0.format.bytesPerPixel * 8 } ?? 32 }

    /// The space of the bitmap's colors: sRGB, or gray where that was asked for.
    public var colorSpace: CGColorSpace? { CGColorSpace(mirror?.format.isGray == true ? .deviceGray : .sRGB) }

    /// Where alpha is in a pixel of `data`.
    public var alphaInfo: CGImageAlphaInfo {
        isVector ? .none : mirror?.format.alphaInfo ?? (isOpaque ? .noneSkipFirst : .premultipliedFirst)
    }

    /// Alpha's place and the order of bytes in a pixel of `data`.
    public var bitmapInfo: CGBitmapInfo {
        let order = mirror?.format.byteOrder ?? (isVector ? [] : .byteOrder32Little)
        return [order, CGBitmapInfo(rawValue: alphaInfo.rawValue)]
    }

    /// A copy of the bitmap as it is now; nil for pages.
    public func makeImage() -> CGImage? {
        flush()
        guard let buffer, let copy = PixelBuffer(width: width, height: height) else { return nil }
        copy.bytes.copyMemory(from: buffer.bytes, byteCount: height * buffer.bytesPerRow)
        return CGImage(buffer: copy, isOpaque: isOpaque, content: mirror?.format.isGray == true ? .gray : .color)
    }

    /// The bitmap itself, after which the context must not be drawn into any more.
    ///
    /// Speed: Copying a screen's 12 MB and touching new memory for them takes 4 ms.
    package func takeImage() -> CGImage? {
        flush()
        return buffer.flatMap { CGImage(buffer: $0, isOpaque: isOpaque) }
    }

    /// Whether an image has the bitmap's own memory (`takeImage`), so that drawing on would change it.
    package var sharesPixels: Bool { buffer != nil && !isKnownUniquelyReferenced(&buffer) }

    /// Waits until everything drawn is in memory; drawing is never deferred, so this is cheap.
    public func flush() {
        cairo_surface_flush(surface)
    }

    /// The same as `flush`.
    public func synchronize() { flush() }

    /// The first pixel of a row of the bitmap, from the top; words of 0xAARRGGBB.
    func pixels(ofRow row: Int) -> UnsafeMutablePointer<UInt32> {
        guard let buffer else { preconditionFailure("pages have no pixels") }
        return buffer.row(row)
    }

    /// The pixel 0xAARRGGBB of the bitmap as it is now, premultiplied; 0 outside.
    ///
    /// - Parameters:
    ///   - x: From the left, in pixels.
    ///   - y: From the top, in pixels.
    package func pixel(x: Int, y: Int) -> UInt32 {
        guard let buffer, (0..<width).contains(x), (0..<height).contains(y) else { return 0 }
        flush()
        return isOpaque ? buffer.row(y)[x] | 0xFF00_0000 : buffer.row(y)[x]
    }

    /// Tells Cairo that pixels were written past it.
    func markDirty() {
        cairo_surface_mark_dirty(surface)
        didDraw()
    }

    /// Shows the app what was drawn, where it looks at the pixels in another format.
    func didDraw() {
        hasDrawn = true
        guard let mirror, let buffer, mirror.isWatched else { return }
        flush()
        mirror.write(from: buffer)
    }

    // MARK: The stack of states

    /// Keeps transform, clip, colors and all else but the path, for `restoreGState`.
    public func saveGState() {
        savedStates.append(state)
        cairo_save(cairo)
    }

    /// Brings back what the last `saveGState` kept; does nothing when there is nothing left.
    public func restoreGState() {
        guard let last = savedStates.popLast() else { return }
        cairo_restore(cairo)
        state = last
        matrixDidChange()
    }

    /// Forgets states that were saved and not restored, but for so many of the oldest.
    func restoreGStates(downTo count: Int) {
        while savedStates.count > count { restoreGState() }
        if count > 0, savedStates.count == count { restoreGState() }
    }

    /// A matrix that Cairo would refuse isn't handed over; nothing is drawn then.
    func matrixDidChange() {
        guard state.matrix.isUsable else { return }
        var matrix = cairo_matrix_t(state.matrix)
        cairo_set_matrix(cairo, &matrix)
    }
}
