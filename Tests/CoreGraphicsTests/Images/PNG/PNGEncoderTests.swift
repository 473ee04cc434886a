import CDeflate
import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

@Suite("Images: writing PNG")
struct PNGEncoderTests {
    /// Flat areas, gradients, noise of few and of many colors, mixed by a seed.
    private static func picture(width: Int, height: Int, isOpaque: Bool, seed: UInt64) throws -> CGImage {
        var random = SeededGenerator(seed: seed)
        let levels = UInt32(1) << UInt32.random(in: 0...8, using: &random)
        let flatness = UInt64.random(in: 1...200, using: &random)
        let buffer = try #require(PixelBuffer(width: width, height: height))
        for y in 0..<height {
            let copiesRow = y > 0 && random.next() % 3 == 0
            for x in 0..<width {
                if copiesRow {
                    buffer.row(y)[x] = buffer.row(y - 1)[x]
                } else if x > 0, random.next() % flatness != 0 {
                    buffer.row(y)[x] = buffer.row(y)[x - 1]
                } else {
                    let alpha: UInt32 = isOpaque ? 255 : UInt32.random(in: 0...4, using: &random) * 51
                    func component() -> UInt32 {
                        UInt32.random(in: 0..<256, using: &random) / levels * levels * alpha / 255
                    }
                    let low: UInt32 = component() << 8 | component()
                    buffer.row(y)[x] = alpha << 24 | component() << 16 | low
                }
            }
        }
        return try #require(CGImage(buffer: buffer, isOpaque: isOpaque))
    }

    private func expectSame(_ image: CGImage, _ other: CGImage, _ comment: Comment) {
        #expect(other.width == image.width && other.height == image.height, comment)
        for y in 0..<image.height {
            for x in 0..<image.width where other.pixel(x: x, y: y) != image.pixel(x: x, y: y) {
                Issue.record("\(comment): pixel \(x), \(y) is \(color(other, x, y)), not \(color(image, x, y))")
                return
            }
        }
    }

    @Test(arguments: 0..<60)
    func `random pictures come back pixel by pixel`(round: Int) throws {
        let seed = UInt64(round) &* 7919 &+ 17
        var random = SeededGenerator(seed: seed)
        let (width, height) = (Int.random(in: 1...300, using: &random), Int.random(in: 1...40, using: &random))
        let image = try Self.picture(width: width, height: height, isOpaque: round.isMultiple(of: 2), seed: seed)
        let decoded = try ImageDecoder.decode(image.pngData()).image
        expectSame(image, decoded, "seed \(seed), \(width) × \(height)")
    }

    @Test(arguments: [true, false])
    func `large pictures are written in bands that decoders read as one`(isOpaque: Bool) throws {
        let image = try Self.picture(width: 1023, height: 517, isOpaque: isOpaque, seed: 4)
        let file = image.pngData()
        #expect(file.count { $0 == UInt8(ascii: "I") } > 2)
        expectSame(image, try ImageDecoder.decode(file).image, "isOpaque \(isOpaque)")
        #expect(file == image.pngData())
    }

    @Test func `one pixel, one column and one row are pictures too`() throws {
        for (width, height) in [(1, 1), (1, 700), (16_384, 1)] {
            let image = try Self.picture(width: width, height: height, isOpaque: true, seed: 1)
            expectSame(image, try ImageDecoder.decode(image.pngData()).image, "\(width) × \(height)")
        }
    }

    @Test func `equal rows cost a few bytes`() throws {
        let image = try drawn(width: 1170, height: 400, opaque: true) {
            $0.setFillColor(.blue)
            $0.fill(CGRect(x: 0, y: 0, width: 1170, height: 400))
        }
        #expect(image.pngData().count < 6 * 400)
    }

    @Test func `a sum of sums is the sum of all bytes`() {
        let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 3) }
        var parts = AdlerSum()
        var start = 0
        for length in [0, 1, 70_000, 65_521, 64_478] {
            var part = AdlerSum()
            bytes[start..<start + length].withUnsafeBytes { part.append($0) }
            parts.append(part)
            start += length
        }
        #expect(start == bytes.count && parts.value == libdeflate_adler32(1, bytes, bytes.count))
        var zeros = AdlerSum()
        zeros.append(2, zeros: 100_000)
        let plain = [2] + [UInt8](repeating: 0, count: 100_000)
        #expect(zeros.value == libdeflate_adler32(1, plain, plain.count))
    }

    @Test(arguments: [3, 4, 10, 11, 12, 18, 19, 34, 35, 114, 115, 130, 131, 257, 258])
    func `lengths are told as deflate counts them`(length: Int) {
        let coded = DeflateLength(length)
        // RFC 1951's table: the shortest length of each symbol.
        let bases = [
            3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
            227,
            258,
        ]
        #expect(bases[coded.symbol - 257] + coded.extra == length)
        #expect(coded.extra < 1 << coded.extraBits)
    }

    @Test func `no word is longer than allowed, and none begins another`() {
        // Counts that double would make a tree as deep as there are symbols.
        let counts = (0..<40).map { 1 << min($0, 60) }
        for longest in [7, 15] {
            let code = HuffmanCode(counts: counts, longest: longest)
            #expect(code.lengths.allSatisfy { $0 >= 1 && $0 <= longest })
            let room = code.lengths.reduce(0.0) { $0 + pow(2, -Double($1)) }
            #expect(room == 1)
            let words = zip(code.words, code.lengths).map { word, length in
                String((0..<length).map { word >> UInt32($0) & 1 == 1 ? "1" : "0" })
            }
            #expect(Set(words).count == words.count)
            let beginsAnother = words.contains { word in words.contains { $0 != word && $0.hasPrefix(word) } }
            #expect(!beginsAnother)
        }
    }
}
