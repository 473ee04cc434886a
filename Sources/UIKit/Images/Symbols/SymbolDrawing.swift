import CoreText

/// A symbol at a size: the system's, or an app's own.
struct SymbolDrawing: ImageDrawing {
    let size: CGSize
    let identifier: String
    /// Points above the bottom at which text beside it stands.
    let baselineOffset: CGFloat
    /// From the image to the rectangle that layout aligns it by: above and below, in points; negative for a symbol that is
    /// lower than that.
    let alignmentInsets: UIEdgeInsets
    private let name: String
    private let outline: Outline
    private let lineWidth: CGFloat
    /// The colors of the symbol's layers, the primary one's first; empty for a symbol in one color from outside.
    private let colors: [UIColor]
    /// Whether each layer has the color of its place, rather than of its level.
    private let isMulticolor: Bool
    /// Whether a color from outside is shown in several strengths.
    private let isHierarchical: Bool

    /// What there is to draw, in the image's space.
    private enum Outline {
        /// The icon font lacks the symbol.
        case absent
        /// One of the icon font, whose layers are read off it.
        case glyph(CGPath)
        /// A template's, from the lowest to the topmost.
        case layers([SymbolTemplate.Layer])
    }

    /// The icon font's em for a point of the symbol's size: fits star.fill, 22 x 20 at 17 points (BT-M19).
    private static let emRatio: CGFloat = 1.245
    /// The room at each side of the ink, for a point of the symbol's size.
    private static let sideBearing: CGFloat = 1.0 / 17
    /// The height of every symbol's alignment rectangle, for a point of its configuration's size: 21 at 17 points, however
    /// high the symbol is, and in every scale (30 image views of fixed size in documents, which are stored as much lower or
    /// higher as the symbol is than that).
    private static let alignmentHeight: CGFloat = 21.0 / 17
    /// What a symbol takes that the icon font lacks, for a point of its size: that of most symbols in a circle.
    private static let placeholderSize = CGSize(width: 20.33 / 17, height: 19.67 / 17)

    /// - Parameter proportion: Width by height of the system's own symbol, where a document tells it; nil: the icon font's.
    init(
        name: String,
        look: UIImage.SymbolConfiguration.Look,
        traits: UITraitCollection,
        proportion: CGFloat? = nil
    ) {
        let ownSize = Self.unscaledPointSize(of: look, traits: traits)
        let pointSize = ownSize * Self.factor(of: look.scale ?? .medium) * Self.factor(of: look.weight ?? .regular)
        let scale = traits.displayScale > 0 ? traits.displayScale : 1
        let isRightToLeft = traits.layoutDirection == .rightToLeft
        self.name = name
        colors = SymbolColors.colors(of: look, name: name)
        isMulticolor = false
        isHierarchical = look.isHierarchical && look.colors.isEmpty && !look.prefersMonochrome
        identifier =
            "symbol(system: \(name)) \(pointSize) \(look.weight?.rawValue ?? 0) \(isRightToLeft)"
            + (colors.isEmpty ? isHierarchical ? " hierarchical" : "" : " \(colors)")
            + (proportion.map { " \($0)" } ?? "")
        lineWidth = Self.lineWidth(of: look.weight ?? .regular, pointSize: pointSize)
        guard let glyph = SystemSymbols.glyph(named: name, isRightToLeft: isRightToLeft),
            let outline = glyph.path(size: pointSize * Self.emRatio)
        else {
            self.outline = .absent
            size = Self.size(
                CGSize(
                    width: Self.placeholderSize.width * pointSize,
                    height: Self.placeholderSize.height * pointSize
                ),
                proportion,
                scale: scale
            )
            baselineOffset = (size.height - 0.705 * pointSize) / 2
            alignmentInsets = Self.alignmentInsets(of: name, height: size.height, pointSize, unscaled: ownSize)
            return
        }
        let ink = outline.boundingBoxOfPath
        let margin = Self.sideBearing * pointSize
        let place = ink.isNull ? CGRect(x: 0, y: 0, width: pointSize, height: pointSize) : ink
        size = Self.size(
            CGSize(width: place.width + 2 * margin, height: place.height + margin),
            proportion,
            scale: scale
        )
        // Symbols are centered on the height of capital letters, 0.705 of the point size (system-font.json: capHeight).
        baselineOffset = (size.height - 0.705 * pointSize) / 2
        alignmentInsets = Self.alignmentInsets(of: name, height: size.height, pointSize, unscaled: ownSize)
        let move = CGAffineTransform(
            translationX: (size.width - place.width) / 2 - place.minX,
            y: (size.height - place.height) / 2 - place.minY
        )
        self.outline = .glyph(outline.applying(move))
    }

    /// An app's own symbol.
    ///
    /// - Note: Fact IM-9.
    init(_ template: SymbolTemplate, look: UIImage.SymbolConfiguration.Look, traits: UITraitCollection) {
        let ownSize = Self.unscaledPointSize(of: look, traits: traits)
        let weight = look.weight ?? .regular
        let scale = traits.displayScale > 0 ? traits.displayScale : 1
        // The scale and the weight are the template's.
        let drawn = template.outline(weight: weight, scale: look.scale ?? .medium)
        let outline = drawn.applying(CGAffineTransform(scaleX: ownSize / 100, y: ownSize / 100))
        let box = outline.box.isNull ? CGRect(x: 0, y: -ownSize, width: ownSize, height: ownSize) : outline.box
        let margin = Self.sideBearing * ownSize
        let sides = outline.margins ?? (box.minX - margin)...(box.maxX + margin)
        size = CGSize(width: sides.upperBound - sides.lowerBound, height: box.height + margin)
            .ceiledToPixels(scale: scale)
        let move = CGAffineTransform(
            translationX: (size.width - sides.upperBound + sides.lowerBound) / 2 - sides.lowerBound,
            y: (size.height - box.height) / 2 - box.minY
        )
        let layers = outline.applying(move).layers
        self.outline = .layers(layers)
        name = template.identifier
        baselineOffset = size.height - move.ty
        // The rectangle is centered on capital letters, as the system's symbols are.
        let middle = move.ty - SymbolTemplate.capHeight / 100 * ownSize / 2
        let half = Self.alignmentHeight * ownSize / 2
        alignmentInsets = UIEdgeInsets(top: middle - half, left: 0, bottom: size.height - middle - half, right: 0)
        lineWidth = 0
        let own = layers.map(\.color)
        isMulticolor = look.prefersMulticolor && own.contains { $0 != nil }
        colors = isMulticolor ? own.map(SymbolColors.color(named:)) : SymbolColors.colors(of: look, name: "")
        isHierarchical = look.isHierarchical && look.colors.isEmpty && !look.prefersMonochrome
        identifier =
            "symbol(\(template.identifier)) \(ownSize) \(weight.rawValue) \(look.scale?.rawValue ?? 0)"
            + (colors.isEmpty ? isHierarchical ? " hierarchical" : "" : " \(colors)")
    }

    /// The symbol's size in whole pixels. The icon font's symbols are as high as the system's, and narrow ones narrower.
    private static func size(_ size: CGSize, _ proportion: CGFloat?, scale: CGFloat) -> CGSize {
        var size = size
        if let proportion, proportion > 0, proportion < 1 { size.width = size.height * proportion }
        return size.ceiledToPixels(scale: scale)
    }

    private static func alignmentInsets(
        of name: String,
        height: CGFloat,
        _ pointSize: CGFloat,
        unscaled: CGFloat
    ) -> UIEdgeInsets {
        let height = SystemSymbols.measuredHeight(of: name).map { CGFloat($0) * pointSize } ?? height
        let inset = (alignmentHeight * unscaled - height) / 2
        return UIEdgeInsets(top: -inset, left: 0, bottom: -inset, right: 0)
    }

    /// The point size of a look: its own, its style's or body's, times what the scale makes of it.
    static func pointSize(of look: UIImage.SymbolConfiguration.Look, traits: UITraitCollection) -> CGFloat {
        unscaledPointSize(of: look, traits: traits) * factor(of: look.scale ?? .medium)
    }

    /// The point size of a look, whatever its scale makes of it.
    static func unscaledPointSize(
        of look: UIImage.SymbolConfiguration.Look,
        traits: UITraitCollection
    ) -> CGFloat {
        let size =
            look.pointSize
            ?? UIFont.preferredFont(forTextStyle: look.textStyle ?? .body, compatibleWith: traits).pointSize
        return max(size, 1)
    }

    /// How large a symbol is in a scale, for one in the medium scale.
    static func factor(of scale: UIImage.SymbolScale) -> CGFloat {
        switch scale {
        case .small: 0.783
        case .large: 1.286
        case .default, .unspecified, .medium: 1
        }
    }

    /// How much larger than a regular symbol one of another weight is: thin, light, medium and semibold from 9 image views in
    /// documents of three repositories, fewer than such a rule should have; the others lie on their line.
    private static func factor(of weight: UIImage.SymbolWeight) -> CGFloat {
        switch weight {
        case .ultraLight: 0.955
        case .thin: 0.97
        case .light: 0.985
        case .unspecified, .regular: 1
        case .medium: 1.06
        case .semibold: 1.09
        case .bold: 1.12
        case .heavy: 1.15
        case .black: 1.18
        }
    }

    /// How much bolder than the icon font's lines the symbol is drawn, in points.
    private static func lineWidth(of weight: UIImage.SymbolWeight, pointSize: CGFloat) -> CGFloat {
        switch weight {
        case .unspecified, .ultraLight, .thin, .light, .regular: 0
        case .medium: pointSize / 68
        case .semibold: pointSize / 40
        case .bold: pointSize / 28
        case .heavy: pointSize / 22
        case .black: pointSize / 17
        }
    }

    /// Symbols are outlines in every size: an image view draws them anew in its own.
    var isSharpAtAnySize: Bool { true }

    /// Colors may follow the appearance.
    var hasOwnColors: Bool { !colors.isEmpty }

    func draw(in rect: CGRect, color: CGColor?, into context: CGContext) {
        context.saveGState()
        defer { context.restoreGState() }
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
        switch outline {
        case .absent:
            PlaceholderDrawing(size: size, label: initials).draw(
                in: CGRect(origin: .zero, size: size),
                color: color ?? colors.first?.cgColor ?? .black,
                into: context
            )
        case .glyph(let path):
            let isLayered = isHierarchical || color == nil && colors.count > 1
            let layers = isLayered ? SymbolLayers(path, name: name).paths : [path]
            for (level, layer) in layers.enumerated().reversed() {
                fill(layer, layerColor(level, outside: color), into: context)
            }
        case .layers(let layers):
            for (index, layer) in layers.enumerated() {
                let place = isMulticolor && color == nil ? index : layer.level
                fill(layer.path, layerColor(place, outside: color), isEvenOdd: layer.isEvenOdd, into: context)
            }
        }
    }

    private func layerColor(_ level: Int, outside: CGColor?) -> CGColor {
        guard outside == nil, !colors.isEmpty else {
            let color = outside ?? .black
            guard isHierarchical, level > 0 else { return color }
            return color.copy(alpha: color.alpha * pow(SymbolColors.secondaryShare, CGFloat(level))) ?? color
        }
        return colors[min(level, colors.count - 1)].cgColor
    }

    private func fill(_ path: CGPath, _ color: CGColor, isEvenOdd: Bool = false, into context: CGContext) {
        guard lineWidth > 0 else {
            context.setFillColor(color)
            context.beginPath()
            context.addPath(path)
            return context.fillPath(using: isEvenOdd ? .evenOdd : .winding)
        }
        // A translucent color would show twice where line and area meet.
        context.setAlpha(color.alpha)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        let opaque = color.copy(alpha: 1) ?? color
        context.setFillColor(opaque)
        context.fill(path)
        context.setStrokeColor(opaque)
        context.setLineWidth(lineWidth)
        context.setLineJoin(.round)
        context.beginPath()
        context.addPath(path)
        context.strokePath()
        context.endTransparencyLayer()
        context.setAlpha(1)
    }

    /// The first letters of the name's words, at most three: "wave.3.right" is "w3r".
    private var initials: String { String(name.split(separator: ".").compactMap(\.first).prefix(3)) }
}
