import CoreGraphics
import Foundation
import InsetCoreImage
import Testing

@Suite("Frameworks: filters of Core Image")
struct FilterTests {
    private static let context = CIContext()

    /// The bytes of a pixel by the coordinates of its lower left, with y upwards: red, green, blue, opacity.
    private func pixel(_ image: CIImage?, _ x: Int, _ y: Int) throws -> [UInt8] {
        let image = try #require(image)
        var bytes = [UInt8](repeating: 0, count: 4)
        Self.context.render(
            image,
            toBitmap: &bytes,
            rowBytes: 4,
            bounds: CGRect(x: x, y: y, width: 1, height: 1),
            format: .RGBA8,
            colorSpace: nil
        )
        return bytes
    }

    private func plain(
        _ color: CIColor,
        _ x: CGFloat = 0,
        _ y: CGFloat = 0,
        _ width: CGFloat = 8,
        _ height: CGFloat = 8
    )
        -> CIImage
    { CIImage(color: color).cropped(to: CGRect(x: x, y: y, width: width, height: height)) }

    private func isNear(_ pixel: [UInt8], _ expected: [Int], by tolerance: Int = 2) -> Bool {
        zip(pixel, expected).allSatisfy { abs(Int($0) - $1) <= tolerance }
    }

    @Test func `a gradient has no end, its colors at its points and their mean between`() throws {
        let filter = CIFilter.linearGradient()
        (filter.point0, filter.point1) = (CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0))
        (filter.color0, filter.color1) = (CIColor(red: 1, green: 0, blue: 0), CIColor(red: 0, green: 0, blue: 1))
        let image = try #require(filter.outputImage)
        #expect(image.extent.isInfinite)
        #expect(try isNear(pixel(image, -50, 7), [255, 0, 0, 255]))
        #expect(try isNear(pixel(image, 50, 7), [127, 0, 128, 255]))
        #expect(try isNear(pixel(image, 150, -7), [0, 0, 255, 255]))
        let round = CIFilter(
            name: "CIRadialGradient",
            parameters: [
                kCIInputCenterKey: CIVector(x: 10, y: 10), "inputRadius0": 5, "inputRadius1": 10,
                "inputColor0": CIColor.white, "inputColor1": CIColor.black,
            ]
        )
        #expect(try pixel(round?.outputImage, 10, 10) == [255, 255, 255, 255])
        #expect(try pixel(round?.outputImage, 30, 10) == [0, 0, 0, 255])
    }

    @Test func `a checkerboard changes its colors from field to field`() throws {
        let filter = CIFilter.checkerboardGenerator()
        (filter.center, filter.width) = (.zero, 4)
        let board = filter.outputImage
        let first = try pixel(board, 1, 1)
        #expect(first == [255, 255, 255, 255])
        #expect(try pixel(board, 5, 1) == [0, 0, 0, 255])
        #expect(try pixel(board, 5, 5) == first)
        #expect(try pixel(board, -1, 1) == [0, 0, 0, 255])
    }

    // 21 fields for up to 17 bytes with the least correction, 4 more for each version, and a white pixel around.
    @Test func `a QR code has a pixel for each field, its three corners, and a white edge`() throws {
        let filter = CIFilter.qrCodeGenerator()
        #expect(filter.correctionLevel == "M")
        filter.message = Data("HELLO".utf8)
        filter.correctionLevel = "L"
        let code = try #require(filter.outputImage)
        #expect(code.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
        let corner = try (1...7).map { try pixel(code, $0, 21)[0] }
        #expect(corner == [0, 0, 0, 0, 0, 0, 0])
        #expect(try pixel(code, 2, 20)[0] == 255 && pixel(code, 0, 0)[0] == 255 && pixel(code, 1, 1)[0] == 0)
        #expect(try pixel(code, 21, 1)[0] == 255 || pixel(code, 21, 21)[0] == 0)
        // Fields stay sharp when they are magnified.
        let large = code.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
        #expect(large.extent.size == CGSize(width: 230, height: 230))
        let values = try Set((0..<230).map { try pixel(large, $0, 215)[0] })
        #expect(values == [0, 255])
        filter.message = Data(repeating: 65, count: 4000)
        #expect(filter.outputImage == nil)
    }

    @Test(arguments: [
        ("CIMultiplyBlendMode", [41, 41, 0]), ("CIScreenBlendMode", [214, 163, 204]),
        ("CIDarkenBlendMode", [51, 102, 0]),
        ("CILightenBlendMode", [204, 102, 204]), ("CIDifferenceBlendMode", [153, 0, 204]),
        ("CIAdditionCompositing", [255, 204, 204]), ("CIOverlayBlendMode", [82, 82, 153]),
    ])
    func `a blend mode mixes an image with the one below`(name: String, expected: [Int]) throws {
        let (top, bottom) = (CIColor(red: 0.8, green: 0.4, blue: 0), CIColor(red: 0.2, green: 0.4, blue: 0.8))
        let made = plain(top).applyingFilter(name, parameters: [kCIInputBackgroundImageKey: plain(bottom)])
        let found = try pixel(made, 3, 3)
        #expect(isNear(found, expected + [255], by: 3), "\(found)")
    }

    @Test func `compositing keeps to where its images are`() throws {
        let (front, back) = (plain(.red, 4, 0, 8, 8), plain(.blue, 0, 0, 8, 8))
        func made(_ name: String) -> CIImage {
            front.applyingFilter(name, parameters: [kCIInputBackgroundImageKey: back])
        }
        #expect(made("CISourceInCompositing").extent == CGRect(x: 4, y: 0, width: 4, height: 8))
        #expect(try pixel(made("CISourceOutCompositing"), 10, 2) == [255, 0, 0, 255])
        #expect(try pixel(made("CISourceOutCompositing"), 5, 2)[3] == 0)
        let atop = made("CISourceAtopCompositing")
        #expect(atop.extent == back.extent)
        #expect(try pixel(atop, 5, 2) == [255, 0, 0, 255] && pixel(atop, 2, 2) == [0, 0, 255, 255])
    }

    @Test(arguments: ["CISourceOverCompositing", "CIMultiplyBlendMode"])
    func `compositing needs both of its images`(name: String) throws {
        let filter = try #require(CIFilter(name: name, parameters: [kCIInputImageKey: plain(.red)]))
        #expect(filter.outputImage == nil)
        filter.setValue(plain(.blue), forKey: kCIInputBackgroundImageKey)
        #expect(filter.outputImage != nil)
    }

    @Test func `a filter's copy has its inputs and changes without it`() throws {
        let filter = try #require(CIFilter(name: "CISepiaTone", parameters: [kCIInputIntensityKey: 0.5]))
        let copy = try #require(filter.copy() as? CIFilter)
        copy.setValue(plain(.red), forKey: kCIInputImageKey)
        #expect(copy.name == filter.name && copy.value(forKey: kCIInputIntensityKey) as? Double == 0.5)
        #expect(filter.value(forKey: kCIInputImageKey) == nil && copy.outputImage != nil)
    }

    @Test func `a mask says where an image is seen`() throws {
        let mask = plain(.white, 0, 0, 4, 8).composited(over: plain(.black))
        let made = plain(.red).applyingFilter(
            "CIBlendWithMask",
            parameters: [kCIInputBackgroundImageKey: plain(.green), kCIInputMaskImageKey: mask]
        )
        #expect(try pixel(made, 1, 1) == [255, 0, 0, 255] && pixel(made, 6, 1) == [0, 255, 0, 255])
        let alpha = plain(.red).applyingFilter(
            "CIBlendWithAlphaMask",
            parameters: [kCIInputMaskImageKey: plain(.black, 0, 0, 4, 8)]
        )
        #expect(try pixel(alpha, 1, 1) == [255, 0, 0, 255] && pixel(alpha, 6, 1)[3] == 0)
    }

    @Test func `colors go through matrices, polynomials, tables and limits`() throws {
        let image = plain(CIColor(red: 0.2, green: 0.4, blue: 0.6))
        let matrix = CIFilter.colorMatrix()
        matrix.inputImage = image
        matrix.rVector = CIVector(x: 0, y: 0, z: 1, w: 0)
        matrix.biasVector = CIVector(x: 0, y: 0.1, z: 0, w: 0)
        #expect(try isNear(pixel(matrix.outputImage, 1, 1), [153, 128, 153, 255]))
        let squares = image.applyingFilter(
            "CIColorPolynomial",
            parameters: ["inputGreenCoefficients": CIVector(x: 0, y: 0, z: 1, w: 0)]
        )
        #expect(try isNear(pixel(squares, 1, 1), [51, 41, 153, 255]))
        let clamped = image.applyingFilter(
            "CIColorClamp",
            parameters: ["inputMinComponents": CIVector(x: 0.3, y: 0, z: 0, w: 0)]
        )
        #expect(try isNear(pixel(clamped, 1, 1), [77, 102, 153, 255]))
        // A table that swaps red and blue.
        var table: [Float] = []
        for blue in 0..<2 {
            for green in 0..<2 { for red in 0..<2 { table += [Float(blue), Float(green), Float(red), 1] } }
        }
        let cube = image.applyingFilter(
            "CIColorCube",
            parameters: ["inputCubeDimension": 2, "inputCubeData": table.withUnsafeBytes { Data($0) }]
        )
        #expect(try isNear(pixel(cube, 1, 1), [153, 102, 51, 255]))
    }

    @Test func `what changes nothing by its usual values gives the image back`() throws {
        let image = plain(CIColor(red: 0.2, green: 0.4, blue: 0.6))
        for name in [
            "CIExposureAdjust", "CIGammaAdjust", "CIHueAdjust", "CIVibrance", "CIToneCurve", "CITemperatureAndTint",
            "CIColorMatrix", "CIColorPolynomial", "CIColorCrossPolynomial", "CIColorClamp", "CIWhitePointAdjust",
            "CIHighlightShadowAdjust", "CIVignette", "CIConvolution3X3", "CILanczosScaleTransform",
        ] {
            let found = try pixel(image.applyingFilter(name), 4, 4)
            #expect(isNear(found, [51, 102, 153, 255], by: 1), "\(name) \(found)")
        }
    }

    @Test func `a warmer light to be seen in makes an image bluer`() throws {
        let image = plain(CIColor(red: 0.5, green: 0.5, blue: 0.5))
        let filter = CIFilter.temperatureAndTint()
        filter.inputImage = image
        filter.targetNeutral = CIVector(x: 10_000, y: 0)
        let found = try pixel(filter.outputImage, 1, 1)
        #expect(found[2] > found[0], "\(found)")
    }

    @Test func `large pixels have one color each, and edges show where colors change`() throws {
        let image = plain(.white, 0, 0, 16, 16).composited(over: plain(.black, 0, 0, 32, 16))
        let large = CIFilter.pixellate()
        (large.inputImage, large.center, large.scale) = (image, .zero, 8)
        let row = try (0..<32).map { try pixel(large.outputImage, $0, 3)[0] }
        #expect(row == Array(repeating: 255, count: 16) + Array(repeating: 0, count: 16))
        let edges = image.applyingFilter("CIEdges")
        #expect(try pixel(edges, 15, 8)[0] > 200 && pixel(edges, 5, 8)[0] == 0)
    }

    @Test func `sharpening sets both sides of an edge further apart and leaves plains`() throws {
        let (dark, light) = (CIColor(red: 0.4, green: 0.4, blue: 0.4), CIColor(red: 0.6, green: 0.6, blue: 0.6))
        let image = plain(light, 0, 0, 20, 40).composited(over: plain(dark, 0, 0, 40, 40))
        let sharp = CIFilter.unsharpMask()
        (sharp.inputImage, sharp.radius, sharp.intensity) = (image, 3, 1)
        #expect(try pixel(sharp.outputImage, 19, 20)[0] > 160 && pixel(sharp.outputImage, 20, 20)[0] < 95)
        #expect(try isNear(pixel(sharp.outputImage, 2, 20), [153, 153, 153, 255]))
        #expect(sharp.outputImage?.extent == image.extent)
    }

    @Test func `edges and tiles go on without an end`() throws {
        let image = plain(.red, 0, 0, 4, 8).composited(over: plain(.blue))
        let clamped = image.clampedToExtent()
        #expect(clamped.extent.isInfinite)
        #expect(try pixel(clamped, -100, 4) == [255, 0, 0, 255] && pixel(clamped, 1000, -1000) == [0, 0, 255, 255])
        let tiled = image.applyingFilter("CIAffineTile")
        #expect(try pixel(tiled, 81, 1) == [255, 0, 0, 255] && pixel(tiled, 85, -3) == [0, 0, 255, 255])
        // A blur of clamped edges doesn't fade.
        let blurred = clamped.applyingGaussianBlur(sigma: 3).cropped(to: image.extent)
        #expect(try pixel(blurred, 0, 0)[3] == 255)
    }

    @Test func `perspective brings corners to corners and back`() throws {
        let image = plain(.red, 0, 0, 50, 100).composited(over: plain(.blue, 0, 0, 100, 100))
        let corners: [String: Any] = [
            "inputTopLeft": CIVector(x: 20, y: 90), "inputTopRight": CIVector(x: 80, y: 90),
            "inputBottomRight": CIVector(x: 110, y: 10), "inputBottomLeft": CIVector(x: 10, y: 10),
        ]
        let aslant = image.applyingFilter("CIPerspectiveTransform", parameters: corners)
        #expect(aslant.extent == CGRect(x: 10, y: 10, width: 100, height: 80))
        #expect(try pixel(aslant, 25, 80) == [255, 0, 0, 255] && pixel(aslant, 100, 15) == [0, 0, 255, 255])
        #expect(try pixel(aslant, 11, 88)[3] == 0)
        let straight = aslant.applyingFilter("CIPerspectiveCorrection", parameters: corners)
        #expect(straight.extent.minX == 0 && straight.extent.width == 100)
        #expect(try pixel(straight, 10, 10) == [255, 0, 0, 255] && pixel(straight, 90, 70) == [0, 0, 255, 255])
    }

    @Test func `a smaller image has the mean of what it was`() throws {
        let image = CIFilter.stripesGenerator()
        (image.center, image.width) = (.zero, 1)
        let stripes = try #require(image.outputImage).cropped(to: CGRect(x: 0, y: 0, width: 64, height: 64))
        let small = stripes.applyingFilter("CILanczosScaleTransform", parameters: [kCIInputScaleKey: 0.25])
        #expect(small.extent == CGRect(x: 0, y: 0, width: 16, height: 16))
        #expect(try isNear(pixel(small, 8, 8), [128, 128, 128, 255], by: 6))
    }

    @Test func `an area's mean, extremes and histogram are pixels at the origin`() throws {
        let image = plain(.white, 0, 0, 4, 8).composited(over: plain(.black))
        let extent = [kCIInputExtentKey: CIVector(cgRect: image.extent)]
        let mean = image.applyingFilter("CIAreaAverage", parameters: extent)
        #expect(mean.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(try isNear(pixel(mean, 0, 0), [128, 128, 128, 255], by: 1))
        #expect(try pixel(image.applyingFilter("CIAreaMaximum", parameters: extent), 0, 0) == [255, 255, 255, 255])
        #expect(try pixel(image.applyingFilter("CIAreaMinimum", parameters: extent), 0, 0) == [0, 0, 0, 255])
    }

    @Test func `every filter has a name for people, its inputs with their usual values, and a category`() throws {
        let filter = try #require(CIFilter(name: "CIGaussianBlur"))
        #expect(filter.inputKeys == ["inputImage", "inputRadius"])
        #expect(filter.attributes[kCIAttributeFilterDisplayName] as? String == "Gaussian Blur")
        let radius = try #require(filter.attributes[kCIInputRadiusKey] as? [String: Any])
        #expect((radius[kCIAttributeDefault] as? NSNumber)?.doubleValue == 10)
        #expect(CIFilter.filterNames(inCategory: kCICategoryBlur).contains("CIMotionBlur"))
        #expect(!CIFilter.filterNames(inCategory: kCICategoryBlur).contains("CIColorInvert"))
        for name in CIFilter.filterNames(inCategory: nil) {
            let made = try #require(CIFilter(name: name))
            made.setValue(plain(.red, 0, 0, 30, 30), forKey: kCIInputImageKey)
            if made.inputKeys.contains(kCIInputBackgroundImageKey) {
                made.setValue(plain(.blue, 0, 0, 30, 30), forKey: kCIInputBackgroundImageKey)
            }
            // With its images and usual values every filter makes something that can be drawn.
            if name != "CIQRCodeGenerator" { _ = try pixel(made.outputImage, 3, 3) }
        }
    }

    @Test func `an app's own filter is made by the name it was registered with`() throws {
        final class Red: CIFilter, @unchecked Sendable {
            override var outputImage: CIImage? { CIImage(color: .red) }
        }
        struct Maker: CIFilterConstructor {
            func filter(withName name: String) -> CIFilter? { Red() }
        }
        CIFilter.registerName("InsetTestsRed", constructor: Maker())
        #expect(try pixel(CIFilter(name: "InsetTestsRed")?.outputImage, 9, 9) == [255, 0, 0, 255])
    }

    @Test func `images are written into buffers and files, and read from them`() throws {
        var buffer: CVPixelBuffer?
        CVPixelBufferCreate(nil, 8, 8, kCVPixelFormatType_32BGRA, nil, &buffer)
        let target = try #require(buffer)
        Self.context.render(plain(CIColor(red: 0, green: 0.6, blue: 1)), to: target)
        #expect(try pixel(CIImage(cvPixelBuffer: target), 3, 3) == [0, 153, 255, 255])
        let space = CGColorSpaceCreateDeviceRGB()
        let file = try #require(Self.context.pngRepresentation(of: plain(.green), format: .RGBA8, colorSpace: space))
        let read = try #require(CIImage(data: file))
        #expect(try read.extent.width == 8 && pixel(read, 1, 1) == [0, 255, 0, 255])
        #expect(Self.context.jpegRepresentation(of: CIImage(color: .red), colorSpace: space) == nil)
    }

    // 100 is as far apart as black and white, 2 can just be noticed.
    @Test func `the difference of two images is told as people see it`() throws {
        func difference(_ one: CIColor, _ two: CIColor) -> Float {
            let image = plain(one).applyingFilter("CILabDeltaE", parameters: ["inputImage2": plain(two)])
            var values: [Float] = [-1]
            let part = CGRect(x: 1, y: 1, width: 1, height: 1)
            Self.context.render(image, toBitmap: &values, rowBytes: 4, bounds: part, format: .Rf, colorSpace: nil)
            return values[0]
        }
        #expect(difference(.red, .red) == 0)
        #expect(abs(difference(.black, .white) - 100) < 0.1)
        #expect(
            (0.1..<2).contains(
                difference(CIColor(red: 0.5, green: 0.5, blue: 0.5), CIColor(red: 0.505, green: 0.5, blue: 0.5))
            )
        )
        #expect(difference(.red, .green) > 50)
    }

    @Test func `pixels are written as numbers that aren't cut`() throws {
        let image = plain(CIColor(red: 0.25, green: 0.5, blue: 1))
        var (halves, words): ([Float16], [Float]) = (.init(repeating: -1, count: 2), .init(repeating: -1, count: 4))
        let part = CGRect(x: 0, y: 0, width: 2, height: 1)
        Self.context.render(image, toBitmap: &halves, rowBytes: 4, bounds: part, format: .Rh, colorSpace: nil)
        #expect(halves == [0.25, 0.25])
        let pixel = CGRect(x: 0, y: 0, width: 1, height: 1)
        Self.context.render(image, toBitmap: &words, rowBytes: 16, bounds: pixel, format: .RGBAf, colorSpace: nil)
        #expect(words == [0.25, 0.5, 1, 1])
    }
}
