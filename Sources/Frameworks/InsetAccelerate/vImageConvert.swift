/// Half words as floating-point words, one channel.
///
/// - Parameters:
///   - src: Rows of 16-bit floating-point numbers.
///   - dest: Rows of 32-bit ones, as many at least.
@discardableResult
public func vImageConvert_Planar16FtoPlanarF(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    eachPart(src.pointee, dest.pointee) { (part: Float16) in Float(part) }
}

/// Floating-point words as half words, one channel.
///
/// - Parameters:
///   - src: Rows of 32-bit floating-point numbers.
///   - dest: Rows of 16-bit ones, as many at least.
@discardableResult
public func vImageConvert_PlanarFtoPlanar16F(
    _ src: UnsafePointer<vImage_Buffer>,
    _ dest: UnsafePointer<vImage_Buffer>,
    _ flags: vImage_Flags
) -> vImage_Error {
    eachPart(src.pointee, dest.pointee) { (part: Float) in Float16(part) }
}

/// Converts the numbers of a channel one by one.
private func eachPart<Part: BitwiseCopyable, Converted: BitwiseCopyable>(
    _ source: vImage_Buffer,
    _ result: vImage_Buffer,
    _ convert: (Part) -> Converted
) -> vImage_Error {
    guard source.width >= result.width, source.height >= result.height else { return kvImageRoiLargerThanInputBuffer }
    guard let from = source.data, let to = result.data else { return kvImageNullPointerArgument }
    for row in 0..<Int(result.height) {
        let (line, target) = (from + row * source.rowBytes, to + row * result.rowBytes)
        for column in 0..<Int(result.width) {
            let part = line.load(fromByteOffset: column * MemoryLayout<Part>.stride, as: Part.self)
            target.storeBytes(
                of: convert(part),
                toByteOffset: column * MemoryLayout<Converted>.stride,
                as: Converted.self
            )
        }
    }
    return kvImageNoError
}
