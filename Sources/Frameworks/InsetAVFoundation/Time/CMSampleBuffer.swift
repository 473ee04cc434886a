import Foundation
@_exported import InsetCoreVideo

/// Pictures or sound of a moment; none come here.
public final class CMSampleBuffer: @unchecked Sendable {
    let imageBuffer: CVImageBuffer?
    let time: CMTime
    init(imageBuffer: CVImageBuffer?, time: CMTime) { (self.imageBuffer, self.time) = (imageBuffer, time) }
}

/// What samples are made of.
public final class CMFormatDescription: @unchecked Sendable {
    /// Pictures, sound or text.
    public let mediaType: CMMediaType
    init(mediaType: CMMediaType) { self.mediaType = mediaType }
}
/// What pictures are made of.
public typealias CMVideoFormatDescription = CMFormatDescription
/// What sound is made of.
public typealias CMAudioFormatDescription = CMFormatDescription
/// Four letters that name a kind of medium.
public typealias CMMediaType = UInt32
/// A picture's size in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
    /// Width.
    public var width: Int32
    /// Height.
    public var height: Int32
    /// Makes one by width, height.
    public init(width: Int32 = 0, height: Int32 = 0) { (self.width, self.height) = (width, height) }
}

/// The picture of a sample.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
/// When a sample is shown.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.time }
/// Whether a sample still has its data; none loses them here.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { true }
/// Whether a sample can be read now.
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { true }
/// What a sample is made of; not known.
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? { nil }
/// The size of pictures; none.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
    CMVideoDimensions()
}
