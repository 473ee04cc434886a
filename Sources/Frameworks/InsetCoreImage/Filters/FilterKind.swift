import CoreGraphics
import Foundation

/// A built-in filter: what it takes and what it makes.
struct FilterKind: Sendable {
    /// "CISepiaTone".
    let name: String
    /// One of the categories that aren't for all.
    let category: String
    let inputs: [FilterInput]
    /// Makes the output; nil where an image is missing.
    let make: @Sendable (FilterValues) -> CIImage?

    /// A filter that changes an image, its first input.
    static func changing(
        _ name: String,
        _ category: String,
        _ inputs: [FilterInput] = [],
        _ make: @escaping @Sendable (CIImage, FilterValues) -> CIImage
    ) -> FilterKind {
        FilterKind(name: name, category: category, inputs: [FilterInput(kCIInputImageKey, .image)] + inputs) { values in
            values.image(kCIInputImageKey).map { make($0, values) }
        }
    }

    /// A filter that needs no image.
    static func generating(
        _ name: String,
        _ category: String,
        _ inputs: [FilterInput],
        _ make: @escaping @Sendable (FilterValues) -> CIImage?
    ) -> FilterKind { FilterKind(name: name, category: category, inputs: inputs, make: make) }

    /// For people: "Sepia Tone".
    var displayName: String {
        let plain = name.dropFirst(2)
        var words = ""
        for (letter, next) in zip(plain, plain.dropFirst() + " ") {
            if letter.isUppercase, let last = words.last, last.isLowercase || (last.isUppercase && next.isLowercase) {
                words.append(" ")
            }
            words.append(letter)
        }
        return words
    }

    /// All filters that are computed here, by name.
    static let all: [String: FilterKind] = Dictionary(
        uniqueKeysWithValues: [
            generators, gradients, colorAdjustments, colorEffects, photoEffects, composites, masks, blurs, sharpeners,
            stylizers, geometry, tiles, distortions, reductions,
        ].joined().map { ($0.name, $0) }
    )

    /// Filters that Core Image has and that aren't computed here: their output is their input.
    static let absent: Set<String> = [
        "CIAccordionFoldTransition", "CIAreaBoundsRed", "CIAreaLogarithmicHistogram", "CIAttributedTextImageGenerator",
        "CIAztecCodeGenerator", "CIBarcodeGenerator", "CIBarsSwipeTransition", "CIBokehBlur",
        "CIBlurredRectangleGenerator",
        "CICameraCalibrationLensCorrection", "CICannyEdgeDetector", "CICircularScreen", "CICircularWrap",
        "CICMYKHalftone", "CICode128BarcodeGenerator", "CIColorAbsoluteDifference", "CIColorCubesMixedWithMask",
        "CIColorCurves", "CIColorThresholdOtsu", "CIComicEffect", "CIConvertLabToRGB", "CIConvertRGBtoLab",
        "CICopyMachineTransition", "CICoreMLModelFilter", "CIDepthBlurEffect", "CIDepthOfField",
        "CIDepthToDisparity", "CIDisintegrateWithMaskTransition", "CIDisparityToDepth", "CIDisplacementDistortion",
        "CIDistanceGradientFromRedMask", "CIDither", "CIDocumentEnhancer", "CIDotScreen", "CIDroste",
        "CIEdgePreserveUpsampleFilter",
        "CIEdgeWork", "CIEightfoldReflectedTile", "CIFlashTransition", "CIFourfoldReflectedTile",
        "CIFourfoldRotatedTile", "CIFourfoldTranslatedTile", "CIGaborGradients", "CIGlassDistortion", "CIGlassLozenge",
        "CIGlideReflectedTile", "CIGuidedFilter", "CIHatchedScreen", "CIHeightFieldFromMask", "CIHexagonalPixellate",
        "CIHistogramDisplayFilter", "CIKMeans", "CIKeystoneCorrectionCombined", "CIKeystoneCorrectionHorizontal",
        "CIKeystoneCorrectionVertical", "CILenticularHaloGenerator", "CILightTunnel", "CILineOverlay",
        "CILineScreen", "CIMaskedVariableBlur", "CIMaximumScaleTransform", "CIMeshGenerator", "CIMix",
        "CIModTransition",
        "CINinePartStretched", "CINinePartTiled", "CIOpTile", "CIPDF417BarcodeGenerator", "CIPageCurlTransition",
        "CIPageCurlWithShadowTransition", "CIPaletteCentroid", "CIPalettize", "CIParallelogramTile",
        "CIPersonSegmentation", "CIPerspectiveRotate", "CIPerspectiveTile", "CIRippleTransition", "CIRowAverage",
        "CISaliencyMapFilter", "CIShadedMaterial", "CISixfoldReflectedTile", "CISixfoldRotatedTile", "CISpotColor",
        "CISpotLight", "CIStarShineGenerator", "CIStretchCrop", "CISunbeamsGenerator", "CISwipeTransition",
        "CITextImageGenerator", "CITorusLensDistortion", "CITriangleKaleidoscope", "CITriangleTile",
        "CITwelvefoldReflectedTile",
    ]
}
