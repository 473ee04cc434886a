import Foundation

/// What a film has: pictures, sound, text.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// By a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// `vide`.
    public static let video = AVMediaType(rawValue: "vide")
    /// `soun`.
    public static let audio = AVMediaType(rawValue: "soun")
    /// `text`.
    public static let text = AVMediaType(rawValue: "text")
    /// `clcp`.
    public static let closedCaption = AVMediaType(rawValue: "clcp")
    /// `sbtl`.
    public static let subtitle = AVMediaType(rawValue: "sbtl")
    /// `tmcd`.
    public static let timecode = AVMediaType(rawValue: "tmcd")
    /// `meta`.
    public static let metadata = AVMediaType(rawValue: "meta")
    /// `muxx`.
    public static let muxed = AVMediaType(rawValue: "muxx")
    /// `mobj`.
    public static let metadataObject = AVMediaType(rawValue: "mobj")
    /// `dpth`.
    public static let depthData = AVMediaType(rawValue: "dpth")
}

/// What a film, sound or picture is written as.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// By a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// `com.apple.quicktime-movie`.
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    /// `public.mpeg-4`.
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    /// `com.apple.m4v-video`.
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    /// `com.apple.m4a-audio`.
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    /// `public.3gpp`.
    public static let mobile3GPP = AVFileType(rawValue: "public.3gpp")
    /// `com.apple.coreaudio-format`.
    public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
    /// `com.microsoft.waveform-audio`.
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    /// `public.aiff-audio`.
    public static let aiff = AVFileType(rawValue: "public.aiff-audio")
    /// `public.mp3`.
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    /// `public.jpeg`.
    public static let jpg = AVFileType(rawValue: "public.jpeg")
    /// `public.heic`.
    public static let heic = AVFileType(rawValue: "public.heic")
    /// `public.heif`.
    public static let heif = AVFileType(rawValue: "public.heif")
    /// `public.tiff`.
    public static let tif = AVFileType(rawValue: "public.tiff")
    /// `com.adobe.raw-image`.
    public static let dng = AVFileType(rawValue: "com.adobe.raw-image")
    /// `public.ac3-audio`.
    public static let ac3 = AVFileType(rawValue: "public.ac3-audio")
    /// `org.3gpp.adaptive-multi-rate-audio`.
    public static let amr = AVFileType(rawValue: "org.3gpp.adaptive-multi-rate-audio")
}

/// How a picture fills a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// By a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// `AVLayerVideoGravityResizeAspect`.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// `AVLayerVideoGravityResizeAspectFill`.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// `AVLayerVideoGravityResize`.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// How pictures are compressed.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// By a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// `avc1`.
    public static let h264 = AVVideoCodecType(rawValue: "avc1")
    /// `hvc1`.
    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
    /// `jpeg`.
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
    /// `ap4h`.
    public static let proRes4444 = AVVideoCodecType(rawValue: "ap4h")
    /// `apcn`.
    public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
    /// `muxa`.
    public static let hevcWithAlpha = AVVideoCodecType(rawValue: "muxa")
}

/// What a track has.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// By a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// `AVMediaCharacteristicVisual`.
    public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
    /// `AVMediaCharacteristicAudible`.
    public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
    /// `AVMediaCharacteristicLegible`.
    public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
}

/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVMediaType.video")
public let AVMediaTypeVideo = AVMediaType.video
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVMediaType.audio")
public let AVMediaTypeAudio = AVMediaType.audio
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVMediaType.text")
public let AVMediaTypeText = AVMediaType.text
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVMediaType.closedCaption")
public let AVMediaTypeClosedCaption = AVMediaType.closedCaption
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVMediaType.subtitle")
public let AVMediaTypeSubtitle = AVMediaType.subtitle
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVMediaType.timecode")
public let AVMediaTypeTimecode = AVMediaType.timecode
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVMediaType.metadata")
public let AVMediaTypeMetadata = AVMediaType.metadata
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVMediaType.muxed")
public let AVMediaTypeMuxed = AVMediaType.muxed
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVMediaType.metadataObject")
public let AVMediaTypeMetadataObject = AVMediaType.metadataObject
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVMediaType.depthData")
public let AVMediaTypeDepthData = AVMediaType.depthData
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVFileType.mov")
public let AVFileTypeQuickTimeMovie = AVFileType.mov
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVFileType.mp4")
public let AVFileTypeMPEG4 = AVFileType.mp4
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVFileType.m4v")
public let AVFileTypeAppleM4V = AVFileType.m4v
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVFileType.m4a")
public let AVFileTypeAppleM4A = AVFileType.m4a
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVFileType.caf")
public let AVFileTypeCoreAudioFormat = AVFileType.caf
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVFileType.wav")
public let AVFileTypeWAVE = AVFileType.wav
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVFileType.jpg")
public let AVFileTypeJPEG = AVFileType.jpg
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVLayerVideoGravity.resizeAspect")
public let AVLayerVideoGravityResizeAspect = AVLayerVideoGravity.resizeAspect
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVLayerVideoGravity.resizeAspectFill")
public let AVLayerVideoGravityResizeAspectFill = AVLayerVideoGravity.resizeAspectFill
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVLayerVideoGravity.resize")
public let AVLayerVideoGravityResize = AVLayerVideoGravity.resize
