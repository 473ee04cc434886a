import Foundation
@_exported import InsetMetal
import Platform

/// Something that a processor of graphics computes; there is none here.
open class MPSKernel: NSObject {
    /// What computes it.
    public let device: any MTLDevice
    /// A name for people; nil by default.
    open var label: String?

    /// Something that a device computes.
    public init(device: any MTLDevice) { self.device = device }
}

/// A computation from one picture to another.
open class MPSUnaryImageKernel: MPSKernel {
    /// Computes nothing, and says so once.
    open func encode(
        commandBuffer: any MTLCommandBuffer,
        sourceTexture: any MTLTexture,
        destinationTexture: any MTLTexture
    ) {
        AbsentFeature.report("\(type(of: self)).encode(commandBuffer:)", "there is no processor of graphics here")
    }
}

/// Each pixel as the greatest value or zero, by a threshold.
open class MPSImageThresholdBinary: MPSUnaryImageKernel {
    /// Above it a pixel is kept, 0…1.
    public let thresholdValue: Float
    /// What a kept pixel becomes.
    public let maximumValue: Float

    /// A threshold for a device.
    ///
    /// - Parameter transform: Three factors from colors to gray; nil for those of Rec. 709.
    public init(
        device: any MTLDevice,
        thresholdValue: Float,
        maximumValue: Float,
        linearGrayColorTransform transform: UnsafePointer<Float>?
    ) {
        self.thresholdValue = thresholdValue
        self.maximumValue = maximumValue
        super.init(device: device)
    }
}
