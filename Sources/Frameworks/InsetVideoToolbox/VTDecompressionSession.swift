import Foundation
import InsetAVFoundation
import InsetCoreVideo
import Platform

/// Decodes pictures of a film; none can be made here.
public final class VTDecompressionSession: Sendable {
    private init() {}
}

/// Hears of each picture that was decoded.
public struct VTDecompressionOutputCallbackRecord: @unchecked Sendable {
    /// What the callback is given.
    public var decompressionOutputRefCon: UnsafeMutableRawPointer?
    /// With nothing to be given.
    public init() {}
}

/// Answers `kVTCouldNotFindVideoDecoderErr`: films aren't decoded here, which is said once.
public func VTDecompressionSessionCreate(
    allocator: AnyObject?,
    formatDescription videoFormatDescription: CMFormatDescription,
    decoderSpecification videoDecoderSpecification: NSDictionary?,
    imageBufferAttributes destinationImageBufferAttributes: NSDictionary?,
    outputCallback: UnsafePointer<VTDecompressionOutputCallbackRecord>?,
    decompressionSessionOut: UnsafeMutablePointer<VTDecompressionSession?>
) -> Int32 {
    AbsentFeature.report("VTDecompressionSessionCreate", "films aren't decoded here; there is no session")
    decompressionSessionOut.pointee = nil
    return kVTCouldNotFindVideoDecoderErr
}

/// Ends a session.
public func VTDecompressionSessionInvalidate(_ session: VTDecompressionSession) {}
