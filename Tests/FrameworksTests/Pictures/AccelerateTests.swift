import CoreGraphics
import InsetAccelerate
import Testing

@Suite("Frameworks: Accelerate")
struct AccelerateTests {
    /// A picture of pixels, a change of it, and the bytes of the result.
    private func changed(
        _ bytes: [UInt8],
        width: Int,
        to target: (width: Int, height: Int)? = nil,
        _ change: (inout vImage_Buffer, inout vImage_Buffer) -> vImage_Error
    ) -> [UInt8] {
        let height = bytes.count / 4 / width
        let size = target ?? (width, height)
        var source = bytes
        var result = [UInt8](repeating: 7, count: size.width * size.height * 4)
        let error = source.withUnsafeMutableBytes { from in
            result.withUnsafeMutableBytes { to in
                var input = vImage_Buffer(
                    data: from.baseAddress,
                    height: UInt(height),
                    width: UInt(width),
                    rowBytes: width * 4
                )
                var output = vImage_Buffer(
                    data: to.baseAddress,
                    height: UInt(size.height),
                    width: UInt(size.width),
                    rowBytes: size.width * 4
                )
                return change(&input, &output)
            }
        }
        #expect(error == kvImageNoError)
        return result
    }

    private let line: [UInt8] = [0, 0, 0, 255, 90, 30, 0, 255, 0, 60, 0, 255]

    @Test(arguments: [
        (kvImageEdgeExtend, [30, 10, 0, 255, 30, 30, 0, 255, 30, 50, 0, 255]),
        (kvImageTruncateKernel, [45, 15, 0, 255, 30, 30, 0, 255, 45, 45, 0, 255]),
        (kvImageBackgroundColorFill, [30, 10, 0, 170, 30, 30, 0, 255, 30, 30, 0, 170]),
        (kvImageCopyInPlace, [0, 0, 0, 255, 30, 30, 0, 255, 0, 60, 0, 255]),
    ])
    func `a box blurs by the mean, and its flag says what lies beyond the edges`(flag: UInt32, expected: [UInt8]) {
        let result = changed(line, width: 3) {
            vImageBoxConvolve_ARGB8888(&$0, &$1, nil, 0, 0, 1, 3, nil, flag)
        }
        #expect(result == expected)
    }

    @Test func `a kernel needs a middle, and the edges a style`() {
        var one = vImage_Buffer(data: nil, height: 1, width: 1, rowBytes: 4)
        var other = one
        #expect(
            vImageBoxConvolve_ARGB8888(&one, &other, nil, 0, 0, 3, 3, nil, kvImageEdgeExtend)
                == kvImageNullPointerArgument
        )
        withUnsafeTemporaryAllocation(byteCount: 4, alignment: 4) { memory in
            (one.data, other.data) = (memory.baseAddress, memory.baseAddress)
            #expect(
                vImageBoxConvolve_ARGB8888(&one, &other, nil, 0, 0, 2, 3, nil, kvImageEdgeExtend)
                    == kvImageInvalidKernelSize
            )
            #expect(
                vImageBoxConvolve_ARGB8888(&one, &other, nil, 0, 0, 3, 3, nil, kvImageNoFlags)
                    == kvImageInvalidEdgeStyle
            )
        }
    }

    @Test func `a matrix mixes channels, and permuting swaps them`() {
        let gray: [Int16] = [1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 0, 0, 0, 0, 3]
        let mixed = changed([30, 60, 90, 255], width: 1) {
            vImageMatrixMultiply_ARGB8888(&$0, &$1, gray, 3, nil, nil, 0)
        }
        #expect(mixed == [60, 60, 60, 255])
        let swapped = changed([1, 2, 3, 4], width: 1) { vImagePermuteChannels_ARGB8888(&$0, &$1, [3, 2, 1, 0], 0) }
        #expect(swapped == [4, 3, 2, 1])
    }

    @Test func `a picture is scaled, turned around and premultiplied`() {
        #expect(changed(line, width: 3, to: (1, 1)) { vImageScale_ARGB8888(&$0, &$1, nil, 0) } == [30, 30, 0, 255])
        let turned = changed(line, width: 3) { vImageHorizontalReflect_ARGB8888(&$0, &$1, 0) }
        #expect(turned == [0, 60, 0, 255, 90, 30, 0, 255, 0, 0, 0, 255])
        #expect(changed(line, width: 1) { vImageVerticalReflect_ARGB8888(&$0, &$1, 0) } == turned)
        let thin = changed([200, 100, 0, 128], width: 1) { vImagePremultiplyData_RGBA8888(&$0, &$1, 0) }
        #expect(thin == [100, 50, 0, 128])
        #expect(changed(thin, width: 1) { vImageUnpremultiplyData_RGBA8888(&$0, &$1, 0) } == [199, 100, 0, 128])
    }

    @Test func `numbers are summed with a stride`() {
        let numbers: [Float] = [3, 100, -4, 100]
        var result: Float = 0
        vDSP_sve(numbers, 2, &result, 2)
        #expect(result == -1)
        vDSP_rmsqv(numbers, 2, &result, 2)
        #expect(abs(result - Float(12.5).squareRoot()) < 0.0001)
        vDSP_maxv(numbers, 1, &result, 4)
        #expect(result == 100)
    }

    @Test func `a buffer is filled with an image's pixels in the order of its format, and becomes an image again`()
        throws
    {
        let context = try #require(
            CGContext(
                data: nil,
                width: 3,
                height: 2,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        )
        context.setFillColor(red: 1, green: 0.6, blue: 0, alpha: 1)
        // The lower left pixel.
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = try #require(context.makeImage())
        let format = try #require(
            vImage_CGImageFormat(
                bitsPerComponent: 8,
                bitsPerPixel: 32,
                colorSpace: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)
            )
        )
        let buffer = try vImage_Buffer(cgImage: image, format: format)
        defer { buffer.free() }
        #expect(buffer.width == 3 && buffer.height == 2 && buffer.rowBytes % 64 == 0)
        let pixel = (0..<4).map { buffer.data.load(fromByteOffset: buffer.rowBytes + $0, as: UInt8.self) }
        #expect(pixel == [255, 255, 153, 0])
        #expect((0..<4).map { buffer.data.load(fromByteOffset: $0, as: UInt8.self) } == [0, 0, 0, 0])
        let back = try buffer.createCGImage(format: format)
        #expect(back.width == 3 && back.height == 2)
        let data = try #require(back.dataProvider?.data as Data?)
        #expect(Array(data[back.bytesPerRow..<back.bytesPerRow + 4]) == [0, 153, 255, 255])
        #expect(throws: (any Error).self) { try vImage_Buffer(width: 0, height: 4, bitsPerPixel: 32) }
    }

    @Test func `half words become words and words half words`() throws {
        var (source, result) = (
            try vImage_Buffer(width: 3, height: 2, bitsPerPixel: 16),
            try vImage_Buffer(width: 3, height: 2, bitsPerPixel: 32)
        )
        defer {
            source.free()
            result.free()
        }
        for (place, value) in [0.5, 2, 100].enumerated() {
            source.data.storeBytes(of: Float16(value), toByteOffset: source.rowBytes + place * 2, as: Float16.self)
        }
        #expect(vImageConvert_Planar16FtoPlanarF(&source, &result, kvImageNoFlags) == kvImageNoError)
        let words = (0..<3).map { result.data.load(fromByteOffset: result.rowBytes + $0 * 4, as: Float.self) }
        #expect(words == [0.5, 2, 100])
        #expect(vImageConvert_PlanarFtoPlanar16F(&result, &source, kvImageNoFlags) == kvImageNoError)
        #expect(source.data.load(fromByteOffset: source.rowBytes + 4, as: Float16.self) == 100)
    }
}
