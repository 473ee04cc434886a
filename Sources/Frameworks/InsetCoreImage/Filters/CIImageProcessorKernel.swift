import CoreGraphics
import Foundation
import InsetMetal
import Platform

/// Pixels that a processor of an app's own reads.
public protocol CIImageProcessorInput {
    /// Which part of the image.
    var region: CGRect { get }
    /// From one row to the next.
    var bytesPerRow: Int { get }
    /// How a pixel is stored.
    var format: CIFormat { get }
    /// The first row.
    var baseAddress: UnsafeRawPointer { get }
    /// The pixels in a processor of graphics; nil.
    var metalTexture: (any MTLTexture)? { get }
}

/// Pixels that a processor of an app's own writes.
public protocol CIImageProcessorOutput {
    /// Which part of the image.
    var region: CGRect { get }
    /// From one row to the next.
    var bytesPerRow: Int { get }
    /// How a pixel is stored.
    var format: CIFormat { get }
    /// The first row.
    var baseAddress: UnsafeMutableRawPointer { get }
    /// The pixels in a processor of graphics; nil.
    var metalTexture: (any MTLTexture)? { get }
    /// Orders to a processor of graphics; nil.
    var metalCommandBuffer: (any MTLCommandBuffer)? { get }
}

/// A step of an app's own in an image's recipe; none is taken here.
open class CIImageProcessorKernel: NSObject {
    /// How a pixel of an input is stored.
    open class func formatForInput(at input: Int32) -> CIFormat { .BGRA8 }
    /// How a pixel of the output is stored.
    open class var outputFormat: CIFormat { .BGRA8 }
    /// Whether the output is opaque.
    open class var outputIsOpaque: Bool { false }

    /// Which part of an input a part of the output needs: the same.
    open class func roi(forInput input: Int32, arguments: [String: Any]?, outputRect: CGRect) -> CGRect { outputRect }

    /// Computes the output; to be overridden. Never called here.
    open class func process(
        with inputs: [any CIImageProcessorInput]?,
        arguments: [String: Any]?,
        output: any CIImageProcessorOutput
    ) throws {}

    /// Throws: recipes have no steps of an app's own here.
    open class func apply(withExtent extent: CGRect, inputs: [CIImage]?, arguments: [String: Any]?) throws -> CIImage {
        AbsentFeature.report("\(self).apply(withExtent:inputs:arguments:)", "processors of images aren't run here")
        throw NSError(domain: "CIKernel", code: 1)
    }
}
