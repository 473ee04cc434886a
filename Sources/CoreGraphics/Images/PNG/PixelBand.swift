import Foundation

/// Rows of an image on their way into a PNG file.
///
/// Each pixel becomes its difference to the one above. Where a difference repeats the one before, deflate's copying from one
/// pixel back says so; all other differences are written byte by byte.
struct PixelBand: Sendable {
    let image: CGImage
    let rows: Range<Int>
    /// Whether pixels are written without alpha.
    let isOpaque: Bool

    /// What is to be written, counted, and the checksum of what it unfolds to.
    struct Filtered: Sendable {
        var block: PixelBlock
        var sum: AdlerSum
    }

    func filtered() -> Filtered {
        let runs = PixelRuns(bytesPerPixel: isOpaque ? 3 : 4, capacity: (image.width + 2) * rows.count)
        var cursor = runs.cursor
        let sum = isOpaque ? filterOpaque(into: &cursor) : filter(into: &cursor)
        runs.close(cursor)
        return Filtered(block: PixelBlock(runs), sum: sum)
    }

    // MARK: Filtering

    /// Each byte less the one above it, four bytes at once.
    @inline(__always)
    private func difference(_ a: UInt32, _ b: UInt32) -> UInt32 {
        let high: UInt32 = 0x8080_8080
        return ((a | high) &- (b & ~high)) ^ ((a ^ ~b) & high)
    }

    private func filterOpaque(into cursor: inout PixelRuns.Cursor) -> AdlerSum {
        let width = image.width
        var sum = AdlerSum()
        let zeros = [UInt32](repeating: 0, count: width)
        withUnsafeTemporaryAllocation(byteCount: 3 * width + 32, alignment: 8) { line in
            zeros.withUnsafeBufferPointer { zeros in
                guard let line = line.baseAddress, let zeros = zeros.baseAddress else { return }
                line.storeBytes(of: 2, as: UInt8.self)
                for y in rows {
                    let row = image.row(y)
                    let above = y > 0 ? image.row(y - 1) : zeros
                    cursor.beginRow()
                    if y > 0, memcmp(row, above, 4 * width) == 0 {
                        cursor.append(0, count: width, hasAlpha: false)
                        cursor.endRow()
                        sum.append(2, zeros: 3 * width)
                    } else {
                        filterOpaque(row, above, line + 1, into: &cursor)
                        cursor.endRow()
                        sum.append(UnsafeRawBufferPointer(start: line, count: 3 * width + 1))
                    }
                }
            }
        }
        return sum
    }

    /// - Parameter line: Gets the row's bytes; has room for some more.
    @inline(__always)
    private func filterOpaque(
        _ row: UnsafePointer<UInt32>,
        _ above: UnsafePointer<UInt32>,
        _ line: UnsafeMutableRawPointer,
        into runs: inout PixelRuns.Cursor
    ) {
        let width = image.width
        var cursor = runs
        var target = line
        var x = 0
        while x < width {
            // Speed: rows are alike in long parts even where they aren't the same.
            if x &+ 8 <= width {
                let (left, right) = (UnsafeRawPointer(row + x), UnsafeRawPointer(above + x))
                var mixed: UInt64 = 0
                var offset = 0
                while offset < 32 {
                    mixed |=
                        left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                        ^ right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                    offset &+= 8
                }
                if mixed == 0 {
                    cursor.append(0, count: 8, hasAlpha: false)
                    target.storeBytes(of: 0, as: UInt64.self)
                    target.storeBytes(of: 0, toByteOffset: 8, as: UInt64.self)
                    target.storeBytes(of: 0, toByteOffset: 16, as: UInt64.self)
                    target += 24
                    x &+= 8
                    continue
                }
            }
            let end = min(x &+ 8, width)
            while x < end {
                // A word of 0xAARRGGBB becomes the bytes red, green, blue; the fourth is overwritten by the next.
                let pixel = difference(row[x], above[x]).byteSwapped &>> 8
                target.storeBytes(of: pixel, as: UInt32.self)
                cursor.append(pixel, hasAlpha: false)
                target += 3
                x &+= 1
            }
        }
        runs = cursor
    }

    private func filter(into cursor: inout PixelRuns.Cursor) -> AdlerSum {
        let width = image.width
        var sum = AdlerSum()
        var above = [UInt32](repeating: 0, count: width)
        if rows.lowerBound > 0 {
            let row = image.row(rows.lowerBound - 1)
            for x in 0..<width { above[x] = Self.straight(row[x]) }
        }
        withUnsafeTemporaryAllocation(byteCount: 4 * width + 8, alignment: 8) { line in
            above.withUnsafeMutableBufferPointer { above in
                guard let line = line.baseAddress, let above = above.baseAddress else { return }
                line.storeBytes(of: 2, as: UInt8.self)
                for y in rows {
                    cursor.beginRow()
                    if y > rows.lowerBound, memcmp(image.row(y), image.row(y - 1), 4 * width) == 0 {
                        cursor.append(0, count: width, hasAlpha: true)
                        cursor.endRow()
                        sum.append(2, zeros: 4 * width)
                    } else {
                        filter(image.row(y), above, line + 1, into: &cursor)
                        cursor.endRow()
                        sum.append(UnsafeRawBufferPointer(start: line, count: 4 * width + 1))
                    }
                }
            }
        }
        return sum
    }

    /// - Parameter above: Becomes the row's pixels.
    private func filter(
        _ row: UnsafePointer<UInt32>,
        _ above: UnsafeMutablePointer<UInt32>,
        _ line: UnsafeMutableRawPointer,
        into runs: inout PixelRuns.Cursor
    ) {
        let width = image.width
        var cursor = runs
        var x = 0
        while x < width {
            let pixel = Self.straight(row[x])
            let bytes = difference(pixel, above[x])
            // From 0xAARRGGBB to the bytes red, green, blue, alpha.
            let word = (bytes &<< 8 | bytes &>> 24).byteSwapped
            line.storeBytes(of: word, toByteOffset: 4 &* x, as: UInt32.self)
            cursor.append(word, hasAlpha: true)
            above[x] = pixel
            x &+= 1
        }
        runs = cursor
    }

    /// The pixel with colors that aren't multiplied with alpha.
    @inline(__always)
    private static func straight(_ word: UInt32) -> UInt32 {
        let alpha = word &>> 24
        guard alpha < 255 else { return word }
        guard alpha > 0 else { return 0 }
        func divide(_ value: UInt32) -> UInt32 { min((value &* 255 &+ alpha / 2) / alpha, 255) }
        let red = divide(word &>> 16 & 255)
        let green = divide(word &>> 8 & 255)
        let blue = divide(word & 255)
        let colors: UInt32 = red &<< 16 | green &<< 8 | blue
        return alpha &<< 24 | colors
    }
}
