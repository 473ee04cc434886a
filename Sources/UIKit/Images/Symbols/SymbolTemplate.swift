import CoreGraphics
import InterfaceBuilder

/// The drawings of an app's own symbol: outlines by weight and scale, as an SVG file has them that was made after the
/// template of Apple's SF Symbols app.
struct SymbolTemplate: Sendable {
    /// What may have a color of its own.
    struct Layer: Sendable {
        /// In the outline's space.
        var path: CGPath
        /// 0 for primary, 1 for secondary, 2 for tertiary.
        var level = 0
        /// Its color in a multicolor symbol, by its name in the file: "systemRedColor"; nil for none.
        var color: String?
        /// Whether parts that lie in each other are holes.
        var isEvenOdd = false
    }

    /// One drawing. Its unit is a hundredth of the symbol's point size; y grows downwards from the baseline.
    struct Outline: Sendable {
        /// From the lowest to the topmost.
        var layers: [Layer]
        /// From where to where the symbol goes, with the room at its sides; nil where the file doesn't say.
        var margins: ClosedRange<CGFloat>?

        /// The box around all layers.
        var box: CGRect {
            layers.map(\.path.boundingBoxOfPath).filter { !$0.isNull }.reduce(CGRect.null) { $0.union($1) }
        }
    }

    /// How a drawing is named in the file: "Regular-M".
    struct Key: Hashable, Sendable {
        var weight: UIImage.SymbolWeight
        var scale: UIImage.SymbolScale
    }

    /// Tells it from other symbols.
    let identifier: String
    private let outlines: [Key: Outline]

    /// - Parameter outlines: At least one.
    init(identifier: String, outlines: [Key: Outline]) {
        self.identifier = identifier
        self.outlines = outlines
    }

    /// How high the template's capital letters are: SF Pro's at 100 points.
    static let capHeight: CGFloat = 70.5

    /// The drawing for a weight and scale: the file's own, or one between the file's weights, or a neighbor's.
    ///
    /// A scale that the file lacks is another one's drawing, larger or smaller around the middle of capital letters.
    func outline(weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) -> Outline {
        let weight = weight == .unspecified ? .regular : weight
        let scale = scale == .small || scale == .large ? scale : .medium
        for candidate in [scale, .medium, .small, .large] {
            guard let outline = outline(weight: weight, in: candidate) else { continue }
            return outline.scaled(by: SymbolDrawing.factor(of: scale) / SymbolDrawing.factor(of: candidate))
        }
        return Outline(layers: [])
    }

    private func outline(weight: UIImage.SymbolWeight, in scale: UIImage.SymbolScale) -> Outline? {
        if let own = outlines[Key(weight: weight, scale: scale)] { return own }
        let known = outlines.filter { $0.key.scale == scale }.sorted { $0.key.weight.rawValue < $1.key.weight.rawValue }
        let lighter = known.last { $0.key.weight.rawValue < weight.rawValue }
        let bolder = known.first { $0.key.weight.rawValue > weight.rawValue }
        guard let lighter, let bolder else { return (lighter ?? bolder)?.value }
        let (from, to) = (CGFloat(lighter.key.weight.rawValue), CGFloat(bolder.key.weight.rawValue))
        let fraction = (CGFloat(weight.rawValue) - from) / (to - from)
        return lighter.value.mixed(with: bolder.value, fraction) ?? (fraction < 0.5 ? lighter : bolder).value
    }
}

extension SymbolTemplate.Outline {
    /// Larger or smaller, around the middle of capital letters.
    fileprivate func scaled(by factor: CGFloat) -> Self {
        guard factor != 1 else { return self }
        let middle = -SymbolTemplate.capHeight / 2
        return applying(CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: 0, ty: middle * (1 - factor)))
    }

    /// In another space: scaled and moved, not turned.
    func applying(_ transform: CGAffineTransform) -> Self {
        var outline = self
        for index in layers.indices { outline.layers[index].path = layers[index].path.applying(transform) }
        outline.margins = margins.map {
            ($0.lowerBound * transform.a + transform.tx)...($0.upperBound * transform.a + transform.tx)
        }
        return outline
    }

    /// Between two drawings; nil unless they have the same structure.
    fileprivate func mixed(with other: Self, _ fraction: CGFloat) -> Self? {
        guard layers.count == other.layers.count else { return nil }
        var outline = self
        for (index, layer) in other.layers.enumerated() {
            guard let path = layers[index].path.interpolated(to: layer.path, by: fraction) else { return nil }
            outline.layers[index].path = path
        }
        if let margins, let others = other.margins {
            let left = margins.lowerBound + (others.lowerBound - margins.lowerBound) * fraction
            let right = margins.upperBound + (others.upperBound - margins.upperBound) * fraction
            outline.margins = left...max(left, right)
        }
        return outline
    }
}
