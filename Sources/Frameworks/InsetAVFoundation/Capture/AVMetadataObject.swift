import Foundation
import QuartzCore

/// Something that a camera sees: a face or a code; nothing is seen here.
open class AVMetadataObject: NSObject, @unchecked Sendable {
    /// What is seen.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// By a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// By a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// `org.iso.QRCode`.
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        /// `org.gs1.EAN-13`.
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        /// `org.gs1.EAN-8`.
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        /// `org.gs1.UPC-E`.
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        /// `org.iso.Code39`.
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        /// `org.iso.Code39Mod43`.
        public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
        /// `com.intermec.Code93`.
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        /// `org.iso.Code128`.
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        /// `org.iso.PDF417`.
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        /// `org.iso.Aztec`.
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        /// `org.iso.DataMatrix`.
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        /// `org.ansi.Interleaved2of5`.
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        /// `org.gs1.ITF14`.
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        /// `face`.
        public static let face = ObjectType(rawValue: "face")
        /// `humanBody`.
        public static let humanBody = ObjectType(rawValue: "humanBody")
        /// `catBody`.
        public static let catBody = ObjectType(rawValue: "catBody")
        /// `dogBody`.
        public static let dogBody = ObjectType(rawValue: "dogBody")
    }

    /// Type.
    open var type: ObjectType { ObjectType("") }
    /// Where, as a part of the picture.
    open var bounds: CGRect { .zero }
    /// Time.
    open var time: CMTime { .invalid }
    /// Duration.
    open var duration: CMTime { .invalid }
}

/// A code with a text.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    /// The text; nil.
    open var stringValue: String? { nil }
    /// Corners.
    open var corners: [CGPoint] { [] }
}

/// A face.
open class AVMetadataFaceObject: AVMetadataObject, @unchecked Sendable {
    /// Face ID.
    open var faceID: Int { 0 }
    /// Whether this has roll angle.
    open var hasRollAngle: Bool { false }
    /// Roll angle.
    open var rollAngle: CGFloat { 0 }
    /// Whether this has yaw angle.
    open var hasYawAngle: Bool { false }
    /// Yaw angle.
    open var yawAngle: CGFloat { 0 }
}

/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.qr")
public let AVMetadataObjectTypeQRCode = AVMetadataObject.ObjectType.qr
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.ean13")
public let AVMetadataObjectTypeEAN13Code = AVMetadataObject.ObjectType.ean13
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.ean8")
public let AVMetadataObjectTypeEAN8Code = AVMetadataObject.ObjectType.ean8
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.upce")
public let AVMetadataObjectTypeUPCECode = AVMetadataObject.ObjectType.upce
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.code39")
public let AVMetadataObjectTypeCode39Code = AVMetadataObject.ObjectType.code39
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.code39Mod43")
public let AVMetadataObjectTypeCode39Mod43Code = AVMetadataObject.ObjectType.code39Mod43
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.code93")
public let AVMetadataObjectTypeCode93Code = AVMetadataObject.ObjectType.code93
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.code128")
public let AVMetadataObjectTypeCode128Code = AVMetadataObject.ObjectType.code128
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.pdf417")
public let AVMetadataObjectTypePDF417Code = AVMetadataObject.ObjectType.pdf417
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.aztec")
public let AVMetadataObjectTypeAztecCode = AVMetadataObject.ObjectType.aztec
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.dataMatrix")
public let AVMetadataObjectTypeDataMatrixCode = AVMetadataObject.ObjectType.dataMatrix
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.interleaved2of5")
public let AVMetadataObjectTypeInterleaved2of5Code = AVMetadataObject.ObjectType.interleaved2of5
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.itf14")
public let AVMetadataObjectTypeITF14Code = AVMetadataObject.ObjectType.itf14
/// The name of before Swift 4.
@available(*, deprecated, renamed: "AVMetadataObject.ObjectType.face")
public let AVMetadataObjectTypeFace = AVMetadataObject.ObjectType.face
