import CoreGraphics
import Foundation
import Testing

@Suite("Image files")
struct ImageCodecTests {
    /// A picture with soft and hard edges, some of it transparent unless asked otherwise.
    private func sample(opaque: Bool) throws -> CGImage {
        try drawn(width: 37, height: 23, opaque: opaque) { context in
            context.setFillColor(CGColor(red: 0.2, green: 0.6, blue: 0.9, alpha: 1))
            context.fillEllipse(in: CGRect(x: 3, y: 2, width: 30, height: 18))
            context.setFillColor(CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
            context.fill(CGRect(x: 10, y: 5, width: 20, height: 10))
        }
    }

    private func differences(_ a: CGImage, _ b: CGImage) -> Int {
        guard (a.width, a.height) == (b.width, b.height) else { return .max }
        var worst = 0
        for y in 0..<a.height {
            for x in 0..<a.width {
                let (p, q) = (a.pixel(x: x, y: y), b.pixel(x: x, y: y))
                for shift in [0, 8, 16, 24] {
                    worst = max(worst, abs(Int(p >> UInt32(shift) & 255) - Int(q >> UInt32(shift) & 255)))
                }
            }
        }
        return worst
    }

    @Test(arguments: [true, false])
    func `a PNG comes back as it was`(opaque: Bool) throws {
        let image = try sample(opaque: opaque)
        let data = image.pngData(scale: 2)
        let again = try ImageDecoder.decode(data).image
        #expect(again.isOpaque == opaque)
        // Undoing and redoing the product with alpha may round by one.
        #expect(differences(image, again) <= (opaque ? 0 : 1))
    }

    @Test func `the same pixels give the same PNG`() throws {
        #expect(try sample(opaque: false).pngData() == sample(opaque: false).pngData())
    }

    @Test func `a cropped image is written without its surroundings`() throws {
        let crop = try #require(try sample(opaque: true).cropping(to: CGRect(x: 5, y: 5, width: 7, height: 9)))
        let again = try ImageDecoder.decode(crop.pngData()).image
        #expect(differences(crop, again) == 0)
    }

    @Test func `a PNG says its resolution and color space`() throws {
        let data = try sample(opaque: true).pngData(scale: 2)
        let chunks = ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"]
        let places = try chunks.map { try #require(data.range(of: Data($0.utf8))).lowerBound }
        #expect(places == places.sorted())
        // 144 dpi are 5669 pixels a meter.
        let start = places[2] + 4
        #expect(Array(data[start..<start + 9]) == [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
    }

    @Test func `a JPEG comes back nearly as it was`() throws {
        let image = try sample(opaque: true)
        let data = try #require(image.jpegData(quality: 1))
        let again = try ImageDecoder.decode(data)
        #expect(again.image.isOpaque && again.orientation == 1)
        #expect(differences(image, again.image) <= 12)
        let small = try #require(image.jpegData(quality: 0))
        #expect(small.count < data.count)
    }

    @Test func `the orientation is read from EXIF`() throws {
        let plain = try #require(try sample(opaque: true).jpegData(quality: 0.9))
        let exif: [UInt8] =
            Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
        let segment: [UInt8] = [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
        let data = plain.prefix(2) + Data(segment) + plain.dropFirst(2)
        #expect(try ImageDecoder.decode(data).orientation == 6)
    }

    // A GIF of 2 × 1: a red and a blue pixel, then, 200 ms later, green over the right one only.
    private let animation: [UInt8] =
        Array("GIF89a".utf8) + [2, 0, 1, 0, 0x91, 0, 0, 255, 0, 0, 0, 0, 255, 0, 255, 0, 0, 0, 0]
        + [0x21, 0xF9, 4, 0, 20, 0, 0, 0, 0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0x44, 0x0A, 0]
        + [0x21, 0xF9, 4, 0, 0, 0, 0, 0, 0x2C, 1, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x54, 0x01, 0, 0x3B]

    @Test func `all frames of a GIF are complete and have their time`() throws {
        let decoded = try ImageDecoder.decode(Data(animation))
        #expect(decoded.frames.count == 2)
        #expect(decoded.frames.map(\.duration) == [0.2, 0.1])
        #expect([0, 1].map { color(decoded.frames[0].image, $0, 0) } == ["ff0000", "0000ff"])
        #expect([0, 1].map { color(decoded.frames[1].image, $0, 0) } == ["ff0000", "00ff00"])
    }

    @Test func `a WebP is read`() throws {
        // 1 × 1, lossless, half transparent red: written by cwebp -lossless.
        let data = try #require(Data(base64Encoded: "UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=="))
        let image = try ImageDecoder.decode(data).image
        #expect((image.width, image.height) == (1, 1))
    }

    @Test func `files that are cut or altered give an error or a picture, never a crash`() throws {
        let image = try sample(opaque: false)
        let files = [
            image.pngData(), try #require(image.jpegData(quality: 0.8)), Data(animation),
            try #require(Data(base64Encoded: "UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==")),
        ]
        var generator = SystemlessGenerator(state: 78)
        for file in files {
            for length in stride(from: 0, to: file.count, by: max(1, file.count / 40)) {
                _ = try? ImageDecoder.decode(file.prefix(length))
            }
            for _ in 0..<60 {
                var damaged = file
                for _ in 0..<3 {
                    damaged[Int(generator.next() % UInt64(file.count))] = UInt8(truncatingIfNeeded: generator.next())
                }
                _ = try? ImageDecoder.decode(damaged)
            }
        }
    }

    @Test func `a cut PNG is reported as damaged`() throws {
        let data = try sample(opaque: true).pngData()
        #expect {
            try ImageDecoder.decode(data.prefix(data.count / 2))
        } throws: { error in
            guard case ImageError.corrupt(.png, _) = error else { return false }
            return true
        }
    }

    @Test func `a PNG that claims a huge size is refused before memory is taken`() throws {
        var data = try sample(opaque: true).pngData()
        data.replaceSubrange(16..<24, with: [0, 0, 0x3F, 0xFF, 0, 0, 0x3F, 0xFF])
        let header = Array(data[12..<29])
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in header {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        sum = ~sum
        data.replaceSubrange(29..<33, with: [24, 16, 8, 0].map { UInt8(sum >> $0 & 255) })
        #expect(throws: ImageError.tooLarge(width: 16_383, height: 16_383)) { try ImageDecoder.decode(data) }
    }

    @Test(arguments: [
        (ImageError.unknownFormat, "not an image of a known format; use PNG, JPEG, GIF, WebP, PDF or SVG"),
        (
            .missingProgram(name: "rsvg-convert", package: "librsvg2-bin"),
            "the program rsvg-convert is needed and not installed; run: apt-get install librsvg2-bin"
        ),
        (.corrupt(.gif, reason: "it has no frame"), "GIF image is damaged: it has no frame"),
        (
            .unsupported(.heif, reason: "convert it to JPEG or PNG"),
            "HEIF image not supported: convert it to JPEG or PNG"
        ),
        (.programTimedOut(name: "pdftocairo", seconds: 20), "pdftocairo did not finish within 20 s"),
        (.unreadableFile(path: "/a.png"), "/a.png can't be read; check that it exists and may be read"),
        (.fileTooLarge(bytes: 5), "image file of 5 bytes is over the limit of 268435456"),
        (
            .tooLarge(width: 3, height: 4),
            "image of 3 × 4 pixels is over the limit of 16384 on a side and 100000000 in all; make it smaller"
        ),
        (.programFailed(name: "pdftocairo", message: "no"), "pdftocairo could not draw the image: no"),
    ])
    func `every error is one sentence`(error: ImageError, sentence: String) {
        #expect(error.description == sentence)
    }

    @Test func `a device's PNG is reported as such`() {
        let data = Data(
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 4] + Array("CgBI".utf8) + [0, 0, 0, 0]
        )
        #expect(
            throws: ImageError.unsupported(
                .png,
                reason: "it was optimized for a device by Xcode (CgBI); take the source file"
            )
        ) { try ImageDecoder.decode(data) }
    }
}

/// Knuth's linear generator, so that a failure comes again.
private struct SystemlessGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }
}
