import CoreGraphics
import Foundation
import InsetCoreML

// The requests differ in what they would find; here each finds nothing.

/// Looks for faces.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The faces.
    public var results: [VNFaceObservation]? { found == nil ? nil : [] }
}

/// Looks for the horizon.
open class VNDetectHorizonRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The horizon.
    public var results: [VNHorizonObservation]? { found == nil ? nil : [] }
}

/// Looks for faces and their parts.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
    /// Faces that were found before.
    open var inputFaceObservations: [VNFaceObservation]?
    /// The faces.
    public var results: [VNFaceObservation]? { found == nil ? nil : [] }
}

/// Looks for codes.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The kinds that are looked for.
    open var symbologies: [VNBarcodeSymbology] = [.qr, .ean13, .ean8, .code128, .code39, .aztec, .pdf417, .dataMatrix]
    /// The codes.
    public var results: [VNBarcodeObservation]? { found == nil ? nil : [] }
}

/// Looks for rectangles.
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The least width by height. Default: 0.5.
    open var minimumAspectRatio: Float = 0.5
    /// The greatest width by height. Default: 1.
    open var maximumAspectRatio: Float = 1
    /// How far corners may be from right angles, in degrees. Default: 30.
    open var quadratureTolerance: Float = 30
    /// The least share of the image's shorter side. Default: 0.2.
    open var minimumSize: Float = 0.2
    /// How sure it has to be, 0…1. Default: 0.
    open var minimumConfidence: Float = 0
    /// How many are told; 0 for all. Default: 1.
    open var maximumObservations = 1
    /// The rectangles.
    public var results: [VNRectangleObservation]? { found == nil ? nil : [] }
}

/// Looks for where text is.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    /// Whether letters are told. Default: false.
    open var reportCharacterBoxes = false
    /// The texts.
    public var results: [VNTextObservation]? { found == nil ? nil : [] }
}

/// Reads text.
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
    /// How carefully. Default: accurate.
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    /// The languages, the likeliest first. Default: US English.
    open var recognitionLanguages = ["en-US"]
    /// Whether words of a language are likelier. Default: true.
    open var usesLanguageCorrection = true
    /// Whether the language is found out. Default: false.
    open var automaticallyDetectsLanguage = false
    /// Words that may be there.
    open var customWords: [String] = []
    /// The least height of text, as a share of the image's.
    open var minimumTextHeight: Float = 0
    /// The texts.
    public var results: [VNRecognizedTextObservation]? { found == nil ? nil : [] }
    /// The languages that are read.
    open func supportedRecognitionLanguages() throws -> [String] { ["en-US"] }
}

/// How carefully text is read.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
    /// Well, or quickly.
    case accurate = 0, fast
}

/// Says what an image shows.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    /// What it shows.
    public var results: [VNClassificationObservation]? { found == nil ? nil : [] }
}

/// Looks for people.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    /// Whether the upper body is enough. Default: true.
    open var upperBodyOnly = true
}

/// Looks for how people stand.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {}

/// Looks for how hands are held.
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
    /// How many are looked for. Default: 2.
    open var maximumHandCount = 2
}

/// Asks a model.
open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The model.
    public let model: VNCoreMLModel
    /// How images are brought to the model's size. Default: the middle.
    open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
    /// A request that nobody is told of.
    public convenience init(model: VNCoreMLModel) { self.init(model: model, completionHandler: nil) }
    /// A request.
    public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler?) {
        self.model = model
        super.init(completionHandler: completionHandler)
    }
}

/// A model for images.
open class VNCoreMLModel: NSObject, @unchecked Sendable {
    /// A model for images; models can't be loaded here.
    public init(for model: MLModel) throws {}
}

/// How images are brought to a model's size.
public enum VNImageCropAndScaleOption: UInt, Sendable {
    /// The middle, the whole within, the whole stretched.
    case centerCrop = 0, scaleFit, scaleFill
}
