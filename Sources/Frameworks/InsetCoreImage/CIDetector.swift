import CoreGraphics
import Foundation
import Platform

/// Looks for faces, codes and texts in images; finds none here, and says so.
open class CIDetector: NSObject, @unchecked Sendable {
    private let type: String

    /// A detector; nil for a kind that there is none of.
    ///
    /// - Parameters:
    ///   - context: Not kept.
    ///   - options: Not kept.
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
        let known = [CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeQRCode, CIDetectorTypeText]
        guard known.contains(type) else { return nil }
        self.type = type
    }

    /// None.
    open func features(in image: CIImage) -> [CIFeature] { features(in: image, options: nil) }
    /// None.
    open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] {
        AbsentFeature.report("CIDetector.features(in:)", "images aren't searched here; nothing of \(type) is found")
        return []
    }
}

/// Something that was found in an image.
open class CIFeature: NSObject, @unchecked Sendable {
    /// What it is.
    open var type: String { "" }
    /// Where it lies, in pixels with y upwards.
    open var bounds: CGRect { .zero }
}

/// A face that was found; there is none here.
open class CIFaceFeature: CIFeature, @unchecked Sendable {
    /// Whether the left eye was found.
    open var hasLeftEyePosition: Bool { false }
    /// Where the left eye lies.
    open var leftEyePosition: CGPoint { .zero }
    /// Whether the right eye was found.
    open var hasRightEyePosition: Bool { false }
    /// Where the right eye lies.
    open var rightEyePosition: CGPoint { .zero }
    /// Whether the mouth was found.
    open var hasMouthPosition: Bool { false }
    /// Where the mouth lies.
    open var mouthPosition: CGPoint { .zero }
    /// Whether the face is turned aside.
    open var hasFaceAngle: Bool { false }
    /// How far it is turned, in degrees.
    open var faceAngle: Float { 0 }
    /// Whether it smiles.
    open var hasSmile: Bool { false }
    /// Whether the left eye is closed.
    open var leftEyeClosed: Bool { false }
    /// Whether the right eye is closed.
    open var rightEyeClosed: Bool { false }
}

/// A code that was found; there is none here.
open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
    /// What it says.
    open var messageString: String? { nil }
}

/// Detectors of faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// Detectors of rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// Detectors of QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// Detectors of texts.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// The key of how exact a detector is.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// Quick.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// Exact.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// The key of whether faces are followed.
public let CIDetectorTracking = "CIDetectorTracking"
/// The key of how small a face may be.
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
/// The key of whether smiles are looked for.
public let CIDetectorSmile = "CIDetectorSmile"
/// The key of whether closed eyes are looked for.
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
/// The key of how the image is turned.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
