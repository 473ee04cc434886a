import CoreGraphics
import Foundation
import ImageIO
import Testing

@Suite("Image I/O: files")
struct ImageSourceTests {
    private func picture() throws -> CGImage {
        let pixels = (0..<32).map { UInt32($0 < 16 ? 0xFFFF_0000 : 0xFF00_00FF) }
        return try #require(CGImage(width: 4, height: 8, pixels: pixels))
    }

    @Test(arguments: ["public.png", "public.jpeg"])
    func `a picture that was written is read`(type: String) throws {
        let data = NSMutableData()
        let target = try #require(CGImageDestinationCreateWithData(data, NSString(string: type), 1, nil))
        CGImageDestinationAddImage(
            target,
            try picture(),
            ["\(kCGImageDestinationLossyCompressionQuality)": 1.0] as NSDictionary
        )
        #expect(CGImageDestinationFinalize(target))
        let source = try #require(CGImageSourceCreateWithData(data, nil))
        #expect(CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceGetType(source).map { "\($0)" } == type)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        let values = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
        #expect(values["\(kCGImagePropertyPixelHeight)"] as? Int == 8)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 4)
        #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    }

    // The key's dictionary is written as apps do it: keys as strings of either kind.
    @Test func `frames of a GIF come back with their times and clear pixels`() throws {
        let data = NSMutableData()
        let target = try #require(CGImageDestinationCreateWithData(data, "com.compuserve.gif", 3, nil))
        CGImageDestinationSetProperties(
            target,
            ["\(kCGImagePropertyGIFDictionary)": ["\(kCGImagePropertyGIFLoopCount)": 0]] as NSDictionary
        )
        let clear = try #require(CGImage(width: 4, height: 8, pixels: (0..<32).map { $0 < 8 ? 0 : 0xFF00_FF00 }))
        for (index, image) in [try picture(), clear, try picture()].enumerated() {
            let time = ["\(kCGImagePropertyGIFDelayTime)": 0.25 * Double(index + 1)]
            CGImageDestinationAddImage(target, image, ["\(kCGImagePropertyGIFDictionary)": time] as NSDictionary)
        }
        #expect(CGImageDestinationFinalize(target))
        let file = data as Data
        #expect(file.range(of: Data("NETSCAPE2.0".utf8)) != nil)
        let source = try #require(CGImageSourceCreateWithData(data, nil))
        #expect(CGImageSourceGetCount(source) == 3)
        let times = (0..<3).map { index -> Double? in
            let values = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
            let frame = values?["\(kCGImagePropertyGIFDictionary)"] as? [String: Any]
            return frame?["\(kCGImagePropertyGIFDelayTime)"] as? Double
        }
        #expect(times == [0.25, 0.5, 0.75])
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.pixel(x: 1, y: 1) == 0xFFFF_0000)
        #expect(CGImageSourceCreateImageAtIndex(source, 1, nil)?.pixel(x: 1, y: 4) == 0xFF00_FF00)
        #expect(CGImageSourceCreateImageAtIndex(source, 2, nil)?.pixel(x: 1, y: 7) == 0xFF00_00FF)
        let target2 = try #require(CGImageDestinationCreateWithData(NSMutableData(), "com.compuserve.gif", 2, nil))
        CGImageDestinationAddImage(target2, clear, nil)
        #expect(!CGImageDestinationFinalize(target2))
    }

    @Test func `a picture of many colors keeps within a few levels of them`() throws {
        let pixels = (0..<128 * 128).map { place -> UInt32 in
            let (x, y) = (UInt32(place % 128), UInt32(place / 128))
            return 0xFF00_0000 | (2 * x) << 16 | (2 * y) << 8 | (x + y)
        }
        let image = try #require(CGImage(width: 128, height: 128, pixels: pixels))
        let data = NSMutableData()
        let target = try #require(CGImageDestinationCreateWithData(data, "com.compuserve.gif", 1, nil))
        CGImageDestinationAddImage(target, image, nil)
        #expect(CGImageDestinationFinalize(target))
        let source = try #require(CGImageSourceCreateWithData(data, nil))
        let read = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        var sum = 0
        for (place, pixel) in pixels.enumerated() {
            let other = read.pixel(x: place % 128, y: place / 128)
            for shift in [16, 8, 0] as [UInt32] { sum += abs(Int(pixel >> shift & 255) - Int(other >> shift & 255)) }
        }
        #expect(Double(sum) / Double(3 * pixels.count) < 6)
    }

    @Test func `a thumbnail keeps its proportions`() throws {
        let source = try #require(CGImageSourceCreateWithData(try picture().pngData() as NSData, nil))
        let small = CGImageSourceCreateThumbnailAtIndex(
            source,
            0,
            ["\(kCGImageSourceThumbnailMaxPixelSize)": 4] as NSDictionary
        )
        #expect(small?.width == 2 && small?.height == 4)
        #expect(small?.pixel(x: 0, y: 0) == 0xFFFF_0000)
        #expect(small?.pixel(x: 0, y: 3) == 0xFF00_00FF)
    }

    @Test func `what is no image has no pictures`() throws {
        let source = try #require(CGImageSourceCreateWithData(NSData(data: Data("text".utf8)), nil))
        #expect(CGImageSourceGetCount(source) == 0)
        #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
        #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) == nil)
        #expect(CGImageSourceCreateWithData(NSData(), nil) == nil)
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.heic", 1, nil) == nil)
        let target = try #require(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 1, nil))
        #expect(!CGImageDestinationFinalize(target))
    }

    @Test func `a file that comes in pieces is read when it is there`() throws {
        let file = try picture().pngData()
        let source = CGImageSourceCreateIncremental(nil)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
        CGImageSourceUpdateData(source, NSData(data: file.prefix(30)), false)
        #expect(CGImageSourceGetCount(source) == 0)
        CGImageSourceUpdateData(source, NSData(data: file), true)
        #expect(CGImageSourceGetCount(source) == 1)
    }
}
