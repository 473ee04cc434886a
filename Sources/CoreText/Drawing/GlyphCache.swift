import CCairo
import CoreGraphics
import Synchronization

/// Rasterized glyphs, kept for the next drawing: coverage at four places between pixels, pictures, outlines.
///
/// Cairo 1.16 puts glyphs on whole pixels, which moves letters by up to a quarter of a point on a 2x screen; so glyphs are
/// rasterized here, and a line is handed to Cairo as one mask.
final class GlyphCache: Sendable {
    static let shared = GlyphCache()

    /// How many places between two pixels a glyph may stand at.
    static let phases = 4

    /// One glyph of a mask, in device pixels.
    struct Item {
        var face: ShapedText.SizedFace
        var glyph: UInt32
        /// Pixels an em.
        var pixelSize: Double
        /// The pen.
        var x: Double
        /// The baseline, on a whole pixel.
        var y: Int
    }

    /// Coverage of a line and where its top left corner lies, in device pixels; the receiver destroys the surface.
    struct Mask: @unchecked Sendable {
        var surface: OpaquePointer
        var x: Int
        var y: Int
    }

    /// Packed, because hashing many fields costs more than drawing a cached glyph.
    private struct Key: Hashable {
        var face: ObjectIdentifier
        /// The glyph, the size in 1/64 pixel, and the phase.
        var glyph: UInt64
        var style: SyntheticStyle

        init(_ item: Item, phase: Int) {
            face = ObjectIdentifier(item.face.face)
            let size = UInt64(max(0, (item.pixelSize * 64).rounded()))
            glyph = UInt64(item.glyph & 0xFFFFFF) << 40 | size << 2 | UInt64(phase)
            style = item.face.style
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(glyph)
            hasher.combine(face)
        }
    }

    /// A glyph's coverage, or nothing for a blank.
    private final class Coverage {
        let left, top, width, height: Int
        /// Rows without gaps; owned.
        let bytes: UnsafeMutablePointer<UInt8>?

        init(_ image: GlyphImage?) {
            left = image?.left ?? 0
            top = image?.top ?? 0
            width = image?.width ?? 0
            height = image?.height ?? 0
            guard let image, !image.bytes.isEmpty else {
                bytes = nil
                return
            }
            let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: image.bytes.count)
            for (index, byte) in image.bytes.enumerated() { copy[index] = byte }
            bytes = copy
        }

        deinit { bytes?.deallocate() }
    }

    private struct PictureKey: Hashable {
        var face: ObjectIdentifier
        var glyph: UInt32
    }

    private struct Storage: @unchecked Sendable {
        /// Emptied when it holds more than `largestCount`; the faces live as long as the process, so keys stay true.
        var coverage: [Key: Coverage] = [:]
        var faces: [ObjectIdentifier: FontFace] = [:]
        var pictures: [PictureKey: Picture?] = [:]
    }
    private let storage = Mutex(Storage())
    private static let largestCount = 20_000

    /// A colored glyph.
    struct Picture: Sendable {
        var image: CGImage
        /// From the pen and the baseline to the top left corner, and its size, in em; y downward.
        var frame: CGRect
    }

    /// The coverage of many glyphs as one mask; nil if none of them has ink inside the clip.
    ///
    /// - Parameter clip: Device pixels.
    func mask(of items: [Item], clip: CGRect) -> Mask? {
        storage.withLock { storage in
            if storage.coverage.count > Self.largestCount { storage.coverage = [:] }
            var parts: [(coverage: Coverage, x: Int, y: Int)] = []
            parts.reserveCapacity(items.count)
            var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
            let edges = (Int(clip.minX), Int(clip.minY), Int(clip.maxX.rounded(.up)), Int(clip.maxY.rounded(.up)))
            for item in items {
                guard item.x.isFinite, abs(item.x) < 1e7 else { continue }
                let quarters = Int((item.x * Double(Self.phases)).rounded(.down))
                let phase = quarters & (Self.phases - 1)
                let coverage = Self.coverage(of: item, phase: phase, in: &storage)
                let x = (quarters - phase) / Self.phases + coverage.left
                let y = item.y - coverage.top
                guard coverage.bytes != nil, x < edges.2, y < edges.3, x + coverage.width > edges.0,
                    y + coverage.height > edges.1
                else { continue }
                parts.append((coverage, x, y))
                left = min(left, x)
                top = min(top, y)
                right = max(right, x + coverage.width)
                bottom = max(bottom, y + coverage.height)
            }
            guard !parts.isEmpty else { return nil }
            left = max(left, edges.0)
            top = max(top, edges.1)
            right = min(right, edges.2)
            bottom = min(bottom, edges.3)
            return Self.compose(parts, x: left, y: top, width: right - left, height: bottom - top)
        }
    }

    private static func compose(
        _ parts: [(coverage: Coverage, x: Int, y: Int)],
        x: Int,
        y: Int,
        width: Int,
        height: Int
    ) -> Mask? {
        guard width > 0, height > 0,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
            let pixels = cairo_image_surface_get_data(surface)
        else { return nil }
        cairo_surface_flush(surface)
        let stride = Int(cairo_image_surface_get_stride(surface))
        /// Left of it some glyph may have left ink.
        var covered = 0
        for part in parts {
            guard let bytes = part.coverage.bytes else { continue }
            let left = max(part.x - x, 0)
            let right = min(part.x - x + part.coverage.width, width)
            let top = max(part.y - y, 0)
            let bottom = min(part.y - y + part.coverage.height, height)
            guard left < right else { continue }
            // Speed: adding masks with Cairo took 3.8 µs a glyph, unoptimized, this 3.0; neighbors rarely overlap, so most of
            // a row can be copied.
            let shared = min(max(covered - left, 0), right - left)
            var row = top
            while row < bottom {
                let firstColumn = left &+ x &- part.x
                let sourceRow = row &+ y &- part.y
                let target = pixels + (row &* stride &+ left)
                let source = bytes + (sourceRow &* part.coverage.width &+ firstColumn)
                var column = 0
                while column < shared {
                    let sum = UInt16(target[column]) &+ UInt16(source[column])
                    target[column] = sum > 255 ? 255 : UInt8(truncatingIfNeeded: sum)
                    column &+= 1
                }
                if right - left > shared {
                    (target + shared).update(from: source + shared, count: right - left - shared)
                }
                row &+= 1
            }
            covered = max(covered, right)
        }
        cairo_surface_mark_dirty(surface)
        return Mask(surface: surface, x: x, y: y)
    }

    private static func coverage(of item: Item, phase: Int, in storage: inout Storage) -> Coverage {
        let face = item.face.face
        let key = Key(item, phase: phase)
        if let known = storage.coverage[key] { return known }
        storage.faces[key.face] = face
        let image = face.withRasterizer {
            $0.mask(
                of: item.glyph,
                size: item.pixelSize,
                phase: Double(phase) / Double(Self.phases),
                style: item.face.style
            )
        }
        let made = Coverage(image)
        storage.coverage[key] = made
        return made
    }

    /// The picture of a glyph of a colored font; nil if it has none.
    func picture(of glyph: UInt32, in face: FontFace) -> Picture? {
        storage.withLock { storage in
            let key = PictureKey(face: ObjectIdentifier(face), glyph: glyph)
            if let known = storage.pictures[key] { return known }
            storage.faces[key.face] = face
            let made = face.withRasterizer { $0.picture(of: glyph) }.flatMap {
                Self.picture($0, face: face, glyph: glyph)
            }
            storage.pictures[key] = .some(made)
            return made
        }
    }

    private static func picture(_ image: GlyphImage, face: FontFace, glyph: UInt32) -> Picture? {
        guard let buffer = PixelBuffer(width: image.width, height: image.height), image.pixelsPerEm > 0 else {
            return nil
        }
        image.bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            for row in 0..<image.height {
                (buffer.bytes + row * buffer.bytesPerRow).copyMemory(
                    from: base + row * image.width * 4,
                    byteCount: image.width * 4
                )
            }
        }
        guard let picture = CGImage(buffer: buffer) else { return nil }
        let em = image.pixelsPerEm
        let frame = CGRect(
            x: Double(image.left) / em,
            y: -Double(image.top) / em,
            width: Double(image.width) / em,
            height: Double(image.height) / em
        )
        return Picture(image: picture, frame: frame)
    }
}
