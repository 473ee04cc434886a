import CoreGraphics
import Foundation

/// Something that was found.
open class VNObservation: NSObject, @unchecked Sendable {
    /// A name of its own.
    public let uuid = UUID()
    /// How sure it is, 0…1.
    open var confidence: VNConfidence { 0 }
}

/// How sure something is, 0…1.
public typealias VNConfidence = Float

/// A thing at a place.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
    /// The place, as shares of the image, with y upwards.
    public let boundingBox: CGRect
    /// A thing at a place, to be followed.
    public init(boundingBox: CGRect) { self.boundingBox = boundingBox }
}

/// A horizon; none is found here.
open class VNHorizonObservation: VNObservation, @unchecked Sendable {
    /// How far it is turned, in radians.
    open var angle: CGFloat { 0 }
    /// What makes it level.
    open var transform: CGAffineTransform { .identity }
    /// What makes it level in an image of so many pixels.
    open func transform(forImageWidth width: Int, height: Int) -> CGAffineTransform { .identity }
}

/// A face; none is found here.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
    /// How far the head leans, in radians.
    open var roll: NSNumber? { nil }
    /// How far the head is turned, in radians.
    open var yaw: NSNumber? { nil }
    /// The face's parts.
    open var landmarks: VNFaceLandmarks2D? { nil }
}

/// Parts of a face; none are found here.
open class VNFaceLandmarks2D: NSObject, @unchecked Sendable {
    /// All points.
    open var allPoints: VNFaceLandmarkRegion2D? { nil }
    /// The left eye.
    open var leftEye: VNFaceLandmarkRegion2D? { nil }
    /// The right eye.
    open var rightEye: VNFaceLandmarkRegion2D? { nil }
    /// The nose.
    open var nose: VNFaceLandmarkRegion2D? { nil }
    /// The outer lips.
    open var outerLips: VNFaceLandmarkRegion2D? { nil }
    /// The outline.
    open var faceContour: VNFaceLandmarkRegion2D? { nil }
}

/// Points of a part of a face.
open class VNFaceLandmarkRegion2D: NSObject, @unchecked Sendable {
    /// How many.
    open var pointCount: Int { 0 }
    /// As shares of the face's place.
    open var normalizedPoints: [CGPoint] { [] }
    /// In an image of a size, in pixels.
    open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
}

/// A rectangle that is seen aslant.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
    /// The corners, as shares of the image, with y upwards.
    public let topLeft, topRight, bottomLeft, bottomRight: CGPoint
    /// A rectangle of four corners.
    public init(topLeft: CGPoint, topRight: CGPoint, bottomLeft: CGPoint, bottomRight: CGPoint) {
        (self.topLeft, self.topRight, self.bottomLeft, self.bottomRight) = (topLeft, topRight, bottomLeft, bottomRight)
        let all = [topLeft, topRight, bottomLeft, bottomRight]
        super.init(boundingBox: all.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) })
    }
    /// An upright rectangle.
    public override init(boundingBox: CGRect) {
        topLeft = CGPoint(x: boundingBox.minX, y: boundingBox.maxY)
        topRight = CGPoint(x: boundingBox.maxX, y: boundingBox.maxY)
        bottomLeft = CGPoint(x: boundingBox.minX, y: boundingBox.minY)
        bottomRight = CGPoint(x: boundingBox.maxX, y: boundingBox.minY)
        super.init(boundingBox: boundingBox)
    }
}

/// Text at a place; none is found here.
open class VNTextObservation: VNRectangleObservation, @unchecked Sendable {
    /// The text's letters.
    open var characterBoxes: [VNRectangleObservation]? { nil }
}

/// A code; none is found here.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
    /// What it says.
    open var payloadStringValue: String? { nil }
    /// The kind of code.
    open var symbology: VNBarcodeSymbology { .qr }
}

/// A text that was read; none is here.
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
    /// What it may say, the likeliest first.
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

/// What a text may say.
open class VNRecognizedText: NSObject, @unchecked Sendable {
    /// The text.
    open var string: String { "" }
    /// How sure it is, 0…1.
    open var confidence: VNConfidence { 0 }
    /// Where a part of it is.
    open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}

/// What an image shows; nothing is found here.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
    /// The name of what it shows.
    open var identifier: String { "" }
}

/// A thing at a place, with what it may be; none is found here.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
    /// What it may be.
    open var labels: [VNClassificationObservation] { [] }
}

/// A kind of code.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    /// The kind's name.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Aztec.
    public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
    /// Code 39.
    public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
    /// Code 93.
    public static let code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93")
    /// Code 128.
    public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
    /// Data Matrix.
    public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
    /// EAN-8.
    public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
    /// EAN-13.
    public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
    /// Two of five, interleaved.
    public static let i2of5 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyI2of5")
    /// ITF-14.
    public static let itf14 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyITF14")
    /// PDF417.
    public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
    /// QR.
    public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
    /// UPC-E.
    public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
}
