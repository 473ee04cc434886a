import Foundation
import Platform

/// Encodes a picture in bands of rows, on two cores where there are two; rows may still be painted while those above them
/// are encoded.
///
/// Bands depend on the picture's size alone, so that the bytes depend on nothing but the pixels.
///
/// Speed: Painting and encoding take about as long as each other; with two cores the file is there soon after the last row.
package final class PNGBands {
    private let image: CGImage
    private let isOpaque: Bool
    private let scale: CGFloat
    private let bands: Work
    private let group = DispatchGroup()

    /// Images of fewer pixels than this are one band.
    private static let pixelsForBands = 1 << 19
    private static let bandCount = 8

    /// - Parameters:
    ///   - context: Opaque; its rows must stay as they are from when they are handed over until `finish()`.
    ///   - scale: Pixels for a point, written as the resolution.
    package convenience init?(_ context: CGContext, scale: CGFloat) {
        guard context.isOpaque, let image = context.takeImage() else { return nil }
        self.init(image, isOpaque: true, scale: scale)
    }

    /// - Parameter isOpaque: Whether the file has no alpha.
    init(_ image: CGImage, isOpaque: Bool, scale: CGFloat) {
        (self.image, self.isOpaque, self.scale) = (image, isOpaque, scale)
        let count = image.width * image.height >= Self.pixelsForBands ? min(Self.bandCount, image.height) : 1
        let cuts = (0...count).map { $0 * image.height / count }
        let rows = zip(cuts, cuts.dropFirst()).map { $0..<$1 }
        bands = Work(rows) { rows, isLast in
            EncodedBand(image: image, rows: rows, isOpaque: isOpaque, isLast: isLast)
        }
    }

    /// Hands over all rows above one, which are done.
    package func encode(upTo row: Int) {
        let added = bands.allow(upTo: row)
        guard added > 0, bands.count > 1, ProcessorCount.available > 1 else { return }
        DispatchQueue.global(qos: .userInitiated).async(group: group) { [bands] in bands.run() }
    }

    /// The file, with the rows that are left.
    package func finish() -> Data {
        encode(upTo: image.height)
        bands.run()
        group.wait()
        return EncodedBand.file(bands.results(), image: image, isOpaque: isOpaque, scale: scale)
    }

    /// Bands to be encoded, each by the next thread that is free.
    private final class Work: @unchecked Sendable {
        // Unchecked: all access to what changes is under the lock.
        private let lock = NSLock()
        private let rows: [Range<Int>]
        private let encode: @Sendable (Range<Int>, _ isLast: Bool) -> EncodedBand
        private var allowed = 0
        private var taken = 0
        private var done: [EncodedBand?]

        var count: Int { rows.count }

        init(_ rows: [Range<Int>], _ encode: @escaping @Sendable (Range<Int>, Bool) -> EncodedBand) {
            (self.rows, self.encode) = (rows, encode)
            done = Array(repeating: nil, count: rows.count)
        }

        /// - Returns: How many bands may now be encoded in addition.
        func allow(upTo row: Int) -> Int {
            lock.withLock {
                let before = allowed
                while allowed < rows.count, rows[allowed].upperBound <= row { allowed += 1 }
                return allowed - before
            }
        }

        /// Encodes until nothing that may be encoded is left.
        func run() {
            while let index = take() {
                let band = encode(rows[index], index == rows.count - 1)
                lock.withLock { done[index] = band }
            }
        }

        private func take() -> Int? {
            lock.withLock {
                guard taken < allowed else { return nil }
                taken += 1
                return taken - 1
            }
        }

        func results() -> [EncodedBand] {
            let bands = lock.withLock { done.compactMap { $0 } }
            precondition(bands.count == rows.count, "each band is taken by a thread that finishes it")
            return bands
        }
    }
}

extension CGImage {
    /// The image as a PNG file, in RGB where it is opaque; the same pixels give the same bytes.
    ///
    /// - Parameter scale: Pixels for a point, written as the resolution; 72 dpi at 1.
    package func pngData(scale: CGFloat = 1) -> Data {
        PNGBands(self, isOpaque: hasOnlyOpaquePixels, scale: scale).finish()
    }

    /// Whether no pixel lets anything through, whatever the format could say.
    private var hasOnlyOpaquePixels: Bool {
        if isOpaque { return true }
        for y in 0..<height {
            let row = row(y)
            var x = 0
            while x < width {
                if row[x] < 0xFF00_0000 { return false }
                x &+= 1
            }
        }
        return true
    }
}
