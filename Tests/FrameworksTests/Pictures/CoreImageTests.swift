import CoreGraphics
import InsetCoreImage
import Testing
import UIKit

@Suite("Frameworks: Core Image")
struct CoreImageTests {
    /// A picture of one color.
    private static func plain(_ color: CIColor, width: Int = 20, height: Int = 10) throws -> CIImage {
        try #require(
            CIImage(color: color).cropped(to: CGRect(x: 0, y: 0, width: width, height: height)) as CIImage?
        )
    }

    /// The bytes of a pixel, counted from the top-left: red, green, blue, opacity.
    private static func pixel(_ image: CIImage, _ x: Int = 0, _ y: Int = 0) throws -> [UInt8] {
        let picture = try #require(CIContext().createCGImage(image, from: image.extent))
        let data = try #require(picture.dataProvider?.data as Data?)
        let place = (y * picture.width + x) * 4
        return [data[place + 2], data[place + 1], data[place], data[place + 3]]
    }

    @Test func `a color has no end until it is cut`() throws {
        let endless = CIImage(color: .red)
        #expect(endless.extent.isInfinite)
        #expect(endless.cgImage == nil)
        let cut = try Self.plain(.red)
        #expect(cut.extent == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(try Self.pixel(cut) == [255, 0, 0, 255])
        #expect(CIImage.empty().extent.isNull)
    }

    @Test(arguments: [
        ("CIColorInvert", [255, 102, 0]), ("CIPhotoEffectMono", [120, 120, 120]), ("CIColorControls", [0, 153, 255]),
    ])
    func `filters of colors change each pixel by itself`(name: String, expected: [UInt8]) throws {
        let image = try Self.plain(CIColor(red: 0, green: 0.6, blue: 1))
        let made = image.applyingFilter(name)
        let pixel = try Self.pixel(made)
        let difference = zip(pixel, expected).map { abs(Int($0) - Int($1)) }
        #expect(difference.allSatisfy { $0 <= 9 }, "\(pixel)")
        #expect(made.extent == image.extent)
    }

    @Test func `an input counts when the output is asked for`() throws {
        let filter = try #require(CIFilter(name: "CIColorControls"))
        #expect(filter.outputImage == nil)
        filter.setValue(try Self.plain(CIColor(red: 0.2, green: 0.4, blue: 0.6)), forKey: kCIInputImageKey)
        filter.setValue(0.0, forKey: kCIInputSaturationKey)
        let gray = try Self.pixel(try #require(filter.outputImage))
        #expect(gray[0] == gray[1] && gray[1] == gray[2])
        filter.setValue(0.25, forKey: kCIInputBrightnessKey)
        #expect(try Self.pixel(try #require(filter.outputImage))[0] == gray[0] + 64)
        #expect(CIFilter(name: "NoFilter") == nil && CIFilter(name: "CINoFilter") == nil)
    }

    @Test func `a blur grows the image by three radii, fades at the edges and keeps the middle`() throws {
        let image = try Self.plain(.green, width: 60, height: 60)
        let blurred = image.applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: 4])
        #expect(blurred.extent == CGRect(x: -12, y: -12, width: 84, height: 84))
        #expect(try Self.pixel(blurred, 42, 42) == [0, 255, 0, 255])
        let edge = try Self.pixel(blurred, 12, 42)[3]
        #expect((100...160).contains(edge), "\(edge)")
        #expect(try Self.pixel(blurred)[3] == 0)
    }

    @Test func `an image is cut with y upwards, turned about the origin, and put over another`() throws {
        let (red, blue) = (try Self.plain(.red), try Self.plain(.blue, width: 10, height: 5))
        let both = blue.composited(over: red)
        #expect(both.extent == red.extent)
        // The blue one lies at the bottom left.
        #expect(try Self.pixel(both, 0, 9) == [0, 0, 255, 255])
        #expect(try Self.pixel(both, 0, 0) == [255, 0, 0, 255])
        let top = both.cropped(to: CGRect(x: 0, y: 5, width: 10, height: 5))
        #expect(top.extent == CGRect(x: 0, y: 5, width: 10, height: 5))
        #expect(try Self.pixel(top) == [255, 0, 0, 255])
        #expect(both.oriented(.right).extent.size == CGSize(width: 10, height: 20))
        // The bottom left comes to the top left.
        #expect(try Self.pixel(both.oriented(.right), 0, 0) == [0, 0, 255, 255])
    }

    @Test func `pictures of UIKit are made of what filters make, and remember it`() throws {
        let image = try Self.plain(.red)
        let picture = UIImage(ciImage: image)
        #expect(picture.size == CGSize(width: 20, height: 10))
        #expect(picture.ciImage === image)
        #expect(UIImage().ciImage == nil)
        #expect(CIImage(image: picture)?.extent == image.extent)
    }

    @Test func `detectors find nothing, and there are none of kinds that nobody knows`() throws {
        let detector = CIDetector(ofType: CIDetectorTypeFace, context: nil, options: nil)
        #expect(try #require(detector).features(in: Self.plain(.red)).isEmpty)
        #expect(CIDetector(ofType: "Cats", context: nil) == nil)
    }
}
