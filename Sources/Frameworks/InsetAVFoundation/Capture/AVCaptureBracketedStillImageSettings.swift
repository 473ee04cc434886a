import Foundation

/// How one picture of a series is exposed.
open class AVCaptureBracketedStillImageSettings: NSObject, @unchecked Sendable {}

/// A picture that is as much lighter or darker than the camera finds right.
open class AVCaptureAutoExposureBracketedStillImageSettings: AVCaptureBracketedStillImageSettings, @unchecked Sendable {
    /// In stops; 0 is what the camera finds right.
    open var exposureTargetBias: Float { bias }
    private final let bias: Float

    private init(bias: Float) { self.bias = bias }

    /// A picture with a bias in stops.
    open class func autoExposureSettings(
        exposureTargetBias: Float
    ) -> AVCaptureAutoExposureBracketedStillImageSettings {
        AVCaptureAutoExposureBracketedStillImageSettings(bias: exposureTargetBias)
    }
}
