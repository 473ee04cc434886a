import CoreGraphics
import InterfaceBuilder

/// Collects the layers of a symbol's drawing from the shapes of its group.
///
/// The class of a shape says to which layers it belongs: `hierarchical-1:secondary multicolor-1:systemRedColor`.
struct SVGLayers {
    /// What a shape takes over from the groups around it.
    struct Style {
        var classes: [Substring] = []
        var isEvenOdd = false
        var isHidden = false
    }

    private(set) var layers: [SymbolTemplate.Layer] = []
    private var numbers: [Int] = []

    /// Adds an element's shapes.
    ///
    /// - Parameter space: That of what is around the element.
    mutating func read(_ element: Element, _ space: CGAffineTransform, inherited: Style) {
        let space = SVGTransform.of(element).concatenating(space)
        var style = inherited
        if let classes = element["class"] { style.classes = classes.split(separator: " ") }
        if let rule = Self.property("fill-rule", of: element) { style.isEvenOdd = rule == "evenodd" }
        if let fill = Self.property("fill", of: element) { style.isHidden = fill == "none" }
        if !style.isHidden, let path = SVGShape.path(of: element) { add(path.applying(space), style) }
        for child in element.children { read(child, space, inherited: style) }
    }

    private mutating func add(_ path: CGPath, _ style: Style) {
        var layer = SymbolTemplate.Layer(path: path, isEvenOdd: style.isEvenOdd)
        var number = 0
        for name in style.classes {
            let parts = name.split(separator: ":")
            guard let layerName = parts.first, let dash = layerName.lastIndex(of: "-"),
                let index = Int(layerName[layerName.index(after: dash)...])
            else { continue }
            switch layerName[..<dash] {
            case "hierarchical":
                layer.level = ["primary", "secondary", "tertiary"].firstIndex(of: parts.last ?? "") ?? 0
                number = index
            case "multicolor":
                layer.color = parts.count > 1 ? String(parts[1]) : nil
                number = index
            case "monochrome": number = index
            default: continue
            }
        }
        // The shapes of a layer are filled as one, so that they show where they overlap as elsewhere.
        if let last = layers.last, numbers.last == number, last.level == layer.level, last.color == layer.color,
            last.isEvenOdd == layer.isEvenOdd
        {
            let joined = CGMutablePath()
            joined.addPath(last.path)
            joined.addPath(path)
            layers[layers.count - 1].path = joined
        } else {
            layers.append(layer)
            numbers.append(number)
        }
    }

    /// A property as an attribute or in the element's style.
    private static func property(_ name: String, of element: Element) -> String? {
        for part in (element["style"] ?? "").split(separator: ";") {
            let pair = part.split(separator: ":", maxSplits: 1).map { $0.filter { $0 != " " } }
            if pair.count == 2, pair[0] == name { return pair[1] }
        }
        return element[name]
    }
}
