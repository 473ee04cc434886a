import Foundation
import InsetAVFoundation
import Platform

/// Encodes pictures into a film; none can be made here.
public final class VTCompressionSession: Sendable {
    private init() {}
}

/// Answers `kVTCouldNotFindVideoEncoderErr`: films aren't encoded here, which is said once.
///
/// - Parameters:
///   - width: In pixels, as is `height`.
///   - refcon: What the callback would be given.
public func VTCompressionSessionCreate(
    allocator: AnyObject?,
    width: Int32,
    height: Int32,
    codecType: CMVideoCodecType,
    encoderSpecification: NSDictionary?,
    imageBufferAttributes sourceImageBufferAttributes: NSDictionary?,
    compressedDataAllocator: AnyObject?,
    outputCallback: (
        (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, Int32, UInt32, CMSampleBuffer?) -> Void
    )?,
    refcon outputCallbackRefCon: UnsafeMutableRawPointer?,
    compressionSessionOut: UnsafeMutablePointer<VTCompressionSession?>
) -> Int32 {
    AbsentFeature.report("VTCompressionSessionCreate", "films aren't encoded here; there is no session")
    compressionSessionOut.pointee = nil
    return kVTCouldNotFindVideoEncoderErr
}

/// Ends a session.
public func VTCompressionSessionInvalidate(_ session: VTCompressionSession) {}
