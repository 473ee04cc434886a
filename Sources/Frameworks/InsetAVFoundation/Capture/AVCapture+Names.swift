import Foundation

extension AVCaptureDevice {
    /// What a camera or microphone is.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// By a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// By a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// `AVCaptureDeviceTypeBuiltInWideAngleCamera`.
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        /// `AVCaptureDeviceTypeBuiltInTelephotoCamera`.
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        /// `AVCaptureDeviceTypeBuiltInUltraWideCamera`.
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        /// `AVCaptureDeviceTypeBuiltInDualCamera`.
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        /// `AVCaptureDeviceTypeBuiltInDualWideCamera`.
        public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        /// `AVCaptureDeviceTypeBuiltInTripleCamera`.
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        /// `AVCaptureDeviceTypeBuiltInTrueDepthCamera`.
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        /// `AVCaptureDeviceTypeBuiltInMicrophone`.
        public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
        /// `AVCaptureDeviceTypeExternal`.
        public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
    }
}

extension AVCaptureSession {
    /// How well a session sees.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// By a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// By a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// `AVCaptureSessionPresetPhoto`.
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        /// `AVCaptureSessionPresetHigh`.
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        /// `AVCaptureSessionPresetMedium`.
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        /// `AVCaptureSessionPresetLow`.
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        /// `AVCaptureSessionPresetInputPriority`.
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
        /// `AVCaptureSessionPreset1280x720`.
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        /// `AVCaptureSessionPreset1920x1080`.
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        /// `AVCaptureSessionPreset3840x2160`.
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
        /// `AVCaptureSessionPreset640x480`.
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        /// `AVCaptureSessionPreset352x288`.
        public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
        /// `AVCaptureSessionPresetIFrame960x540`.
        public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetIFrame960x540")
        /// `AVCaptureSessionPresetIFrame1280x720`.
        public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetIFrame1280x720")
    }
}

/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVCaptureSession.Preset.photo")
public let AVCaptureSessionPresetPhoto = AVCaptureSession.Preset.photo
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVCaptureSession.Preset.high")
public let AVCaptureSessionPresetHigh = AVCaptureSession.Preset.high
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVCaptureSession.Preset.medium")
public let AVCaptureSessionPresetMedium = AVCaptureSession.Preset.medium
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVCaptureSession.Preset.low")
public let AVCaptureSessionPresetLow = AVCaptureSession.Preset.low
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVCaptureSession.Preset.inputPriority")
public let AVCaptureSessionPresetInputPriority = AVCaptureSession.Preset.inputPriority
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVCaptureSession.Preset.hd1280x720")
public let AVCaptureSessionPreset1280x720 = AVCaptureSession.Preset.hd1280x720
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVCaptureSession.Preset.hd1920x1080")
public let AVCaptureSessionPreset1920x1080 = AVCaptureSession.Preset.hd1920x1080
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVCaptureSession.Preset.hd4K3840x2160")
public let AVCaptureSessionPreset3840x2160 = AVCaptureSession.Preset.hd4K3840x2160
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVCaptureSession.Preset.vga640x480")
public let AVCaptureSessionPreset640x480 = AVCaptureSession.Preset.vga640x480
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVCaptureSession.Preset.cif352x288")
public let AVCaptureSessionPreset352x288 = AVCaptureSession.Preset.cif352x288
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVCaptureSession.Preset.iFrame960x540")
public let AVCaptureSessionPresetIFrame960x540 = AVCaptureSession.Preset.iFrame960x540
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVCaptureSession.Preset.iFrame1280x720")
public let AVCaptureSessionPresetIFrame1280x720 = AVCaptureSession.Preset.iFrame1280x720
