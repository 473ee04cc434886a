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
