@_exported import InsetAVFoundation

/// Whether a codec is decoded by the device's own part; never here.
public func VTIsHardwareDecodeSupported(_ codecType: CMVideoCodecType) -> Bool { false }

/// Whether a codec of stereoscopic films is decoded; never here.
public func VTIsStereoMVHEVCDecodeSupported() -> Bool { false }

/// A property isn't one of the session's.
public let kVTPropertyNotSupportedErr: Int32 = -12900
/// A parameter is missing or wrong.
public let kVTParameterErr: Int32 = -12902
/// The session has ended.
public let kVTInvalidSessionErr: Int32 = -12903
/// There is no memory left.
public let kVTAllocationFailedErr: Int32 = -12904
/// There is no decoder.
public let kVTCouldNotFindVideoDecoderErr: Int32 = -12906
/// The decoder can't be made.
public let kVTCouldNotCreateInstanceErr: Int32 = -12907
/// There is no encoder.
public let kVTCouldNotFindVideoEncoderErr: Int32 = -12908
/// The picture is damaged.
public let kVTVideoDecoderBadDataErr: Int32 = -12909
/// The decoder doesn't take such a film.
public let kVTVideoDecoderUnsupportedDataFormatErr: Int32 = -12910
/// The decoder failed.
public let kVTVideoDecoderMalfunctionErr: Int32 = -12911
/// The encoder failed.
public let kVTVideoEncoderMalfunctionErr: Int32 = -12912
