import Foundation
import Platform
import QuartzCore

/// Leads what cameras and microphones give to those who want it; nothing comes here.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    /// Inputs. Default: [].
    open private(set) var inputs: [AVCaptureInput] = []
    /// Outputs. Default: [].
    open private(set) var outputs: [AVCaptureOutput] = []
    /// Connections. Default: [].
    open private(set) var connections: [AVCaptureConnection] = []
    /// How well it sees. Default: high.
    open var sessionPreset = Preset.high
    /// Whether this is running. Default: false.
    open private(set) var isRunning = false
    /// Whether this is interrupted.
    open var isInterrupted: Bool { false }
    /// Uses application audio session. Default: true.
    open var usesApplicationAudioSession = true
    /// Automatically configures application audio session. Default: true.
    open var automaticallyConfiguresApplicationAudioSession = true

    /// Can set session preset.
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    /// Can add input.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
    /// Add input.
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    /// Remove input.
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    /// Can add output.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
    /// Add output.
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    /// Remove output.
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    /// Begin configuration.
    open func beginConfiguration() {}
    /// Commit configuration.
    open func commitConfiguration() {}
    /// Remembers that it runs.
    open func startRunning() {
        AbsentFeature.report(
            "AVCaptureSession.startRunning()",
            "there is no camera and no microphone here; nothing comes"
        )
        isRunning = true
    }
    /// Remembers that it doesn't.
    open func stopRunning() { isRunning = false }

    /// Did start running notification.
    public static let didStartRunningNotification = Notification.Name("AVCaptureSessionDidStartRunningNotification")
    /// Did stop running notification.
    public static let didStopRunningNotification = Notification.Name("AVCaptureSessionDidStopRunningNotification")
    /// Runtime error notification.
    public static let runtimeErrorNotification = Notification.Name("AVCaptureSessionRuntimeErrorNotification")
    /// Was interrupted notification.
    public static let wasInterruptedNotification = Notification.Name("AVCaptureSessionWasInterruptedNotification")
    /// Interruption ended notification.
    public static let interruptionEndedNotification = Notification.Name("AVCaptureSessionInterruptionEndedNotification")
}

extension NSNotification.Name {
    /// Capture session did start running.
    public static let AVCaptureSessionDidStartRunning = AVCaptureSession.didStartRunningNotification
    /// Capture session did stop running.
    public static let AVCaptureSessionDidStopRunning = AVCaptureSession.didStopRunningNotification
    /// Capture session runtime error.
    public static let AVCaptureSessionRuntimeError = AVCaptureSession.runtimeErrorNotification
    /// Capture session was interrupted.
    public static let AVCaptureSessionWasInterrupted = AVCaptureSession.wasInterruptedNotification
    /// Capture session interruption ended.
    public static let AVCaptureSessionInterruptionEnded = AVCaptureSession.interruptionEndedNotification
}

/// The key of an error.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
/// The key of why a session was interrupted.
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"

/// Gives what a session leads on.
open class AVCaptureInput: NSObject, @unchecked Sendable {
    /// Empty: nothing is captured here.
    open var ports: [AVCaptureInput.Port] { [] }
    /// One of several things that are given.
    open class Port: NSObject, @unchecked Sendable {
        /// Media type.
        open var mediaType: AVMediaType { .video }
        /// Whether this is enabled. Default: true.
        open var isEnabled = true
    }
}

/// Gives what a camera sees.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    /// Device.
    public let device: AVCaptureDevice
    /// Makes one by device.
    public init(device: AVCaptureDevice) throws { self.device = device }
}

/// How something is led from one to the other.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
    /// Whether this is enabled. Default: true.
    open var isEnabled = true
    /// Whether this is active.
    open var isActive: Bool { false }
    /// Video orientation. Default: AVCaptureVideoOrientation.portrait.
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    /// Whether this is video orientation supported.
    open var isVideoOrientationSupported: Bool { false }
    /// Video rotation angle. Default: 0.
    open var videoRotationAngle: CGFloat = 0
    /// Is video rotation angle supported.
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
    /// Whether this is video mirrored. Default: false.
    open var isVideoMirrored = false
    /// Whether this is video mirroring supported.
    open var isVideoMirroringSupported: Bool { false }
    /// Automatically adjusts video mirroring. Default: true.
    open var automaticallyAdjustsVideoMirroring = true
    /// Whether this is video stabilization supported.
    open var isVideoStabilizationSupported: Bool { false }
    /// Preferred video stabilization mode. Default: AVCaptureVideoStabilizationMode.off.
    open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
    /// Video scale and crop factor. Default: 1.
    open var videoScaleAndCropFactor: CGFloat = 1
    /// Output.
    open var output: AVCaptureOutput? { nil }
    /// Audio channels.
    open var audioChannels: [NSObject] { [] }
}

/// Takes what a session leads on.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
    /// Connections.
    open var connections: [AVCaptureConnection] { [] }
    /// Connection with.
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
    /// Connection with media type.
    open func connection(withMediaType mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// Shows what a session sees: black here.
open class AVCaptureVideoPreviewLayer: CALayer {
    /// Session. Nil by default.
    open var session: AVCaptureSession?
    /// How the picture fills the layer. Default: all of it is seen.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Connection.
    open var connection: AVCaptureConnection? { nil }
    /// Whether this is previewing.
    open var isPreviewing: Bool { false }
    /// Shows a session.
    public init(session: AVCaptureSession) {
        super.init()
        self.session = session
        backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    }
    /// Shows nothing yet.
    public override init() { super.init() }
    /// As another one looks now.
    public override init(layer: Any) { super.init(layer: layer) }
    /// From an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Where a place of the layer is in the picture, 0…1.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        guard bounds.width > 0, bounds.height > 0 else { return .zero }
        return CGPoint(x: pointInLayer.y / bounds.height, y: 1 - pointInLayer.x / bounds.width)
    }
    /// Where a place of the picture is in the layer.
    open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
        let point = captureDevicePointOfInterest
        return CGPoint(x: (1 - point.y) * bounds.width, y: point.x * bounds.height)
    }
    /// Metadata output rect converted from layer rect.
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    /// Layer rect converted from metadata output rect.
    open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect { bounds }
    /// Transformed metadata object for.
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { metadataObject }
}
