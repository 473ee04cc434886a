/// Mixes the four channels of each pixel by a matrix of integers.
///
/// - Parameters:
///   - matrix: 4×4 factors, row by row of the sources, each for the four results.
///   - divisor: What sums are divided by.
///   - pre_bias: Added to the four sources before; nil for nothing.
///   - post_bias: Added to the four sums before they are divided; nil for nothing.
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ matrix: UnsafePointer<Int16>,
    _ divisor: Int32,
    _ pre_bias: UnsafePointer<Int16>!,
    _ post_bias: UnsafePointer<Int32>!,
    _ flags: vImage_Flags
) -> vImage_Error {
    guard divisor != 0 else { return kvImageInvalidParameter }
    return eachPixel(src.pointee, dest.pointee) { from, to in
        var sums: SIMD4<Int32> = .zero
        for result in 0..<4 {
            var sum = post_bias?[result] ?? 0
            for source in 0..<4 {
                sum += (Int32(from[source]) + Int32(pre_bias?[source] ?? 0)) * Int32(matrix[source * 4 + result])
            }
            // Halves go away from zero, as sums are rounded.
            sums[result] = (sum + (sum < 0 ? -1 : 1) * (divisor / 2)) / divisor
        }
        for channel in 0..<4 { to[channel] = UInt8(max(0, min(255, sums[channel]))) }
    }
}

/// Puts the channels of each pixel into another order.
///
/// - Parameter permuteMap: For each result, the number of its source.
@discardableResult
public func vImagePermuteChannels_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ permuteMap: UnsafePointer<UInt8>,
    _ flags: vImage_Flags
) -> vImage_Error {
    guard (0..<4).allSatisfy({ permuteMap[$0] < 4 }) else { return kvImageInvalidParameter }
    return eachPixel(src.pointee, dest.pointee) { from, to in
        let bytes = (0..<4).map { from[Int(permuteMap[$0])] }
        for channel in 0..<4 { to[channel] = bytes[channel] }
    }
}

/// Multiplies colors by their opacity, the last channel.
@discardableResult
public func vImagePremultiplyData_RGBA8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    eachPixel(src.pointee, dest.pointee) { from, to in
        let alpha = Int(from[3])
        for channel in 0..<3 { to[channel] = UInt8((Int(from[channel]) * alpha + 127) / 255) }
        to[3] = UInt8(alpha)
    }
}

/// Divides colors by their opacity, the last channel.
@discardableResult
public func vImageUnpremultiplyData_RGBA8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    eachPixel(src.pointee, dest.pointee) { from, to in
        let alpha = Int(from[3])
        for channel in 0..<3 {
            to[channel] = alpha == 0 ? 0 : UInt8(min(255, (Int(from[channel]) * 255 + alpha / 2) / alpha))
        }
        to[3] = UInt8(alpha)
    }
}

/// Turns the picture upside down.
@discardableResult
public func vImageVerticalReflect_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    moved(src.pointee, dest.pointee) { x, y in (x, Int(src.pointee.height) - 1 - y) }
}

/// Turns left and right around.
@discardableResult
public func vImageHorizontalReflect_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    moved(src.pointee, dest.pointee) { x, y in (Int(src.pointee.width) - 1 - x, y) }
}

/// Scales a picture to the size of another, by the mean of the pixels that fall into one or by those around it.
///
/// - Parameter tempBuffer: Not needed here.
@discardableResult
public func vImageScale_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer!,
    _ flags: vImage_Flags
) -> vImage_Error {
    let (source, target) = (src.pointee, dest.pointee)
    guard let from = source.data, let to = target.data else { return kvImageNullPointerArgument }
    guard source.width > 0, source.height > 0 else { return kvImageInvalidParameter }
    let across = spans(Int(source.width), Int(target.width))
    let down = spans(Int(source.height), Int(target.height))
    for (y, rows) in down.enumerated() {
        let line = to.advanced(by: y * target.rowBytes).assumingMemoryBound(to: UInt8.self)
        for (x, columns) in across.enumerated() {
            var sum = SIMD4<Float>.zero
            for row in rows {
                let bytes = from.advanced(by: row.place * source.rowBytes).assumingMemoryBound(to: UInt8.self)
                for column in columns {
                    let pixel = bytes + column.place * 4
                    let value = SIMD4(Float(pixel[0]), Float(pixel[1]), Float(pixel[2]), Float(pixel[3]))
                    sum += value * (row.share * column.share)
                }
            }
            for channel in 0..<4 { line[x * 4 + channel] = UInt8(max(0, min(255, sum[channel].rounded()))) }
        }
    }
    return kvImageNoError
}

/// For each pixel of a scaled line, the pixels that it is made of, with shares that sum to one.
private func spans(_ source: Int, _ target: Int) -> [[(place: Int, share: Float)]] {
    let ratio = Float(source) / Float(max(1, target))
    // At least one pixel wide, so that larger pictures blend their neighbors.
    let reach = max(1, ratio) / 2
    return (0..<target).map { place in
        let middle = (Float(place) + 0.5) * ratio
        let all = (Int((middle - reach).rounded(.down))...Int((middle + reach).rounded(.down))).map { other in
            let share = min(Float(other) + 1, middle + reach) - max(Float(other), middle - reach)
            return (place: max(0, min(source - 1, other)), share: max(0, share))
        }
        let sum = all.reduce(0) { $0 + $1.share }
        return all.map { ($0.place, $0.share / sum) }
    }
}

private func eachPixel(
    _ source: vImage_Buffer,
    _ target: vImage_Buffer,
    _ change: (UnsafePointer<UInt8>, UnsafeMutablePointer<UInt8>) -> Void
) -> vImage_Error {
    guard let from = source.data, let to = target.data else { return kvImageNullPointerArgument }
    guard target.width <= source.width, target.height <= source.height else { return kvImageRoiLargerThanInputBuffer }
    for y in 0..<Int(target.height) {
        let read = from.advanced(by: y * source.rowBytes).assumingMemoryBound(to: UInt8.self)
        let write = to.advanced(by: y * target.rowBytes).assumingMemoryBound(to: UInt8.self)
        for x in 0..<Int(target.width) { change(read + x * 4, write + x * 4) }
    }
    return kvImageNoError
}

private func moved(
    _ source: vImage_Buffer,
    _ target: vImage_Buffer,
    _ place: (Int, Int) -> (Int, Int)
) -> vImage_Error {
    guard let from = source.data, let to = target.data else { return kvImageNullPointerArgument }
    guard target.width <= source.width, target.height <= source.height else { return kvImageRoiLargerThanInputBuffer }
    // Both may be the same memory.
    let copy = (0..<Int(source.height)).map { row in
        Array(UnsafeRawBufferPointer(start: from.advanced(by: row * source.rowBytes), count: Int(source.width) * 4))
    }
    for y in 0..<Int(target.height) {
        let write = to.advanced(by: y * target.rowBytes).assumingMemoryBound(to: UInt8.self)
        for x in 0..<Int(target.width) {
            let (column, row) = place(x, y)
            for channel in 0..<4 { write[x * 4 + channel] = copy[row][column * 4 + channel] }
        }
    }
    return kvImageNoError
}
