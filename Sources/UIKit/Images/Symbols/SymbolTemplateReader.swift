import CoreGraphics
import Foundation
import InterfaceBuilder

/// Reads the SVG file of an app's own symbol.
struct SymbolTemplateReader {
    private static let weights: [String: UIImage.SymbolWeight] = [
        "Ultralight": .ultraLight, "Thin": .thin, "Light": .light, "Regular": .regular, "Medium": .medium,
        "Semibold": .semibold, "Bold": .bold, "Heavy": .heavy, "Black": .black,
    ]
    private static let scales: [String: UIImage.SymbolScale] = ["S": .small, "M": .medium, "L": .large]

    /// Elements with an `id`, and the space that they stand in.
    private var places: [String: (element: Element, space: CGAffineTransform)] = [:]

    /// The template of a file.
    static func read(_ data: Data, path: String) throws(ImageFileError) -> SymbolTemplate {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let root: Element
        do throws(DocumentError) {
            root = try ElementParser(file: path).parse(data)
        } catch {
            throw ImageFileError(name: name, path: path, reason: String(describing: error))
        }
        var reader = SymbolTemplateReader()
        reader.find(in: root, .identity)
        let outlines = reader.outlines()
        guard !outlines.isEmpty else {
            let reason = "it has no drawing of a symbol such as \"Regular-M\"; export a template from SF Symbols"
            throw ImageFileError(name: name, path: path, reason: reason)
        }
        return SymbolTemplate(identifier: path, outlines: outlines)
    }

    private mutating func find(in element: Element, _ outer: CGAffineTransform) {
        let space = SVGTransform.of(element).concatenating(outer)
        if let id = element.id, places[id] == nil { places[id] = (element, outer) }
        for child in element.children { find(in: child, space) }
    }

    private func outlines() -> [SymbolTemplate.Key: SymbolTemplate.Outline] {
        var outlines: [SymbolTemplate.Key: SymbolTemplate.Outline] = [:]
        for (weightName, weight) in Self.weights {
            for (scaleName, scale) in Self.scales {
                guard let (element, space) = places["\(weightName)-\(scaleName)"] else { continue }
                var layers = SVGLayers()
                layers.read(element, space, inherited: SVGLayers.Style())
                guard !layers.layers.isEmpty else { continue }
                let outline = SymbolTemplate.Outline(
                    layers: layers.layers,
                    margins: margins("\(weightName)-\(scaleName)", isOldest: weight == .regular && scale == .medium)
                )
                let baseline = guide("Baseline-\(scaleName)")?.minY ?? outline.centeredBaseline
                outlines[SymbolTemplate.Key(weight: weight, scale: scale)] = outline.applying(
                    CGAffineTransform(translationX: 0, y: -baseline)
                )
            }
        }
        return outlines
    }

    /// - Parameter isOldest: Whether templates of the first version mean this drawing, which name one pair of margins.
    private func margins(_ name: String, isOldest: Bool) -> ClosedRange<CGFloat>? {
        for ending in ["-\(name)"] + (isOldest ? [""] : []) {
            guard let left = guide("left-margin\(ending)")?.minX, let right = guide("right-margin\(ending)")?.maxX,
                left < right
            else { continue }
            return left...right
        }
        return nil
    }

    /// Where one of the template's lines lies.
    private func guide(_ id: String) -> CGRect? {
        guard let (element, space) = places[id], let path = SVGShape.path(of: element) else { return nil }
        return path.boundingBoxOfPath.applying(SVGTransform.of(element).concatenating(space))
    }
}

extension SymbolTemplate.Outline {
    /// Where the baseline lies if the drawing is centered on capital letters.
    fileprivate var centeredBaseline: CGFloat { box.midY + SymbolTemplate.capHeight / 2 }
}
