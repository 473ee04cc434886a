/// Each pixel of four channels becomes the mean of those in a box around it.
///
/// - Parameters:
///   - tempBuffer: Not needed here.
///   - kernel_height: Pixels; odd.
///   - kernel_width: Pixels; odd.
///   - backgroundColor: What lies beyond the edges with `kvImageBackgroundColorFill`.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer!,
    _ srcOffsetToROI_X: vImagePixelCount,
    _ srcOffsetToROI_Y: vImagePixelCount,
    _ kernel_height: UInt32,
    _ kernel_width: UInt32,
    _ backgroundColor: UnsafePointer<UInt8>!,
    _ flags: vImage_Flags
) -> vImage_Error {
    convolve(
        src.pointee,
        dest.pointee,
        x: Int(srcOffsetToROI_X),
        y: Int(srcOffsetToROI_Y),
        Kernel(width: Int(kernel_width), height: Int(kernel_height), passes: 1),
        backgroundColor,
        flags
    )
}

/// Each pixel of four channels becomes the mean of those around it, of which the nearest count most.
///
/// - Parameters:
///   - tempBuffer: Not needed here.
///   - kernel_height: Pixels; odd.
///   - kernel_width: Pixels; odd.
///   - backgroundColor: What lies beyond the edges with `kvImageBackgroundColorFill`.
@discardableResult
public func vImageTentConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer!,
    _ srcOffsetToROI_X: vImagePixelCount,
    _ srcOffsetToROI_Y: vImagePixelCount,
    _ kernel_height: UInt32,
    _ kernel_width: UInt32,
    _ backgroundColor: UnsafePointer<UInt8>!,
    _ flags: vImage_Flags
) -> vImage_Error {
    convolve(
        src.pointee,
        dest.pointee,
        x: Int(srcOffsetToROI_X),
        y: Int(srcOffsetToROI_Y),
        Kernel(width: Int(kernel_width), height: Int(kernel_height), passes: 2),
        backgroundColor,
        flags
    )
}

/// A box, once or over itself: the weights along one direction are the same in every row and column.
private struct Kernel {
    let width: Int
    let height: Int
    let passes: Int

    /// Weights of so many pixels, which sum to one.
    func weights(_ size: Int) -> [Float] {
        guard passes > 1 else { return Array(repeating: 1 / Float(size), count: size) }
        let middle = size / 2
        let raw = (0..<size).map { Float(middle + 1 - abs($0 - middle)) }
        let sum = raw.reduce(0, +)
        return raw.map { $0 / sum }
    }
}

private func convolve(
    _ source: vImage_Buffer,
    _ target: vImage_Buffer,
    x: Int,
    y: Int,
    _ kernel: Kernel,
    _ background: UnsafePointer<UInt8>?,
    _ flags: vImage_Flags
) -> vImage_Error {
    guard let from = source.data, let to = target.data else { return kvImageNullPointerArgument }
    guard kernel.width % 2 == 1, kernel.height % 2 == 1 else { return kvImageInvalidKernelSize }
    let edges = kvImageEdgeExtend | kvImageBackgroundColorFill | kvImageTruncateKernel | kvImageCopyInPlace
    guard (flags & edges).nonzeroBitCount == 1 else { return kvImageInvalidEdgeStyle }
    let (width, height) = (Int(target.width), Int(target.height))
    guard x + width <= Int(source.width), y + height <= Int(source.height) else {
        return kvImageRoiLargerThanInputBuffer
    }
    let image = PixelRows(from, width: Int(source.width), height: Int(source.height), rowBytes: source.rowBytes)
    let outside = background.map { SIMD4<Float>(Float($0[0]), Float($0[1]), Float($0[2]), Float($0[3])) } ?? .zero
    let rows = kernel.weights(kernel.width)
    let columns = kernel.weights(kernel.height)
    // Rows first, as each is read by all kernels above and below it.
    let blurred = image.convolved(rows, along: .row, flags, outside)
    let done = PixelRows(blurred, width: image.width, height: image.height).convolved(
        columns,
        along: .column,
        flags,
        outside
    )
    for line in 0..<height {
        let row = to.advanced(by: line * target.rowBytes).assumingMemoryBound(to: UInt8.self)
        for place in 0..<width {
            let isBeyond =
                flags & kvImageCopyInPlace != 0
                && !image.holds(x + place, y + line, kernel.width / 2, kernel.height / 2)
            let value = isBeyond ? image.pixel(x + place, y + line) : done[(y + line) * image.width + x + place]
            for channel in 0..<4 where !(channel == 0 && flags & kvImageLeaveAlphaUnchanged != 0) {
                row[place * 4 + channel] = UInt8(max(0, min(255, value[channel].rounded(.toNearestOrAwayFromZero))))
            }
        }
    }
    return kvImageNoError
}

/// Pixels of four channels as numbers.
private struct PixelRows {
    enum Direction { case row, column }

    let width: Int
    let height: Int
    let values: [SIMD4<Float>]

    init(_ values: [SIMD4<Float>], width: Int, height: Int) {
        (self.values, self.width, self.height) = (values, width, height)
    }

    init(_ data: UnsafeRawPointer, width: Int, height: Int, rowBytes: Int) {
        (self.width, self.height) = (width, height)
        var values: [SIMD4<Float>] = []
        values.reserveCapacity(width * height)
        for line in 0..<height {
            let row = data.advanced(by: line * rowBytes).assumingMemoryBound(to: UInt8.self)
            for place in 0..<width {
                let bytes = row + place * 4
                values.append(SIMD4(Float(bytes[0]), Float(bytes[1]), Float(bytes[2]), Float(bytes[3])))
            }
        }
        self.values = values
    }

    func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> { values[y * width + x] }

    /// Whether a kernel around a pixel lies within.
    func holds(_ x: Int, _ y: Int, _ halfWidth: Int, _ halfHeight: Int) -> Bool {
        x >= halfWidth && y >= halfHeight && x + halfWidth < width && y + halfHeight < height
    }

    func convolved(
        _ weights: [Float],
        along direction: Direction,
        _ flags: vImage_Flags,
        _ outside: SIMD4<Float>
    ) -> [SIMD4<Float>] {
        let (count, lines) = direction == .row ? (width, height) : (height, width)
        let (step, line) = direction == .row ? (1, width) : (width, 1)
        let half = weights.count / 2
        var result = values
        for index in 0..<lines {
            let start = index * line
            for place in 0..<count {
                var sum = SIMD4<Float>.zero
                var share: Float = 0
                for (offset, weight) in weights.enumerated() {
                    let other = place + offset - half
                    if (0..<count).contains(other) {
                        sum += values[start + other * step] * weight
                        share += weight
                    } else if flags & kvImageEdgeExtend != 0 {
                        sum += values[start + (other < 0 ? 0 : count - 1) * step] * weight
                        share += weight
                    } else if flags & kvImageBackgroundColorFill != 0 {
                        sum += outside * weight
                        share += weight
                    }
                }
                result[start + place * step] = share > 0 ? sum / share : sum
            }
        }
        return result
    }
}
