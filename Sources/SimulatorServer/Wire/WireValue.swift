import CoreGraphics
import QuartzCore

/// How values of layers are written.
extension JSONText {
    /// Writes a value; what has no form of its own is null.
    ///
    /// - Parameter name: Makes a texture of an image and says its name.
    mutating func value(_ value: LayerValue, name: (CGImage) -> String?) {
        switch value {
        case .none, .object, .text(""): null()
        // Opacities and the like are 0…1 and have a decimal more than places do.
        case .number(let number): self.number(number, places: 4)
        case .boolean(let value): boolean(value)
        case .point(let point): numbers([point.x, point.y], places: 4)
        case .size(let size): numbers([size.width, size.height])
        case .rect(let rect): numbers([rect.minX, rect.minY, rect.width, rect.height], places: 4)
        case .transform(let transform): self.transform(transform)
        case .color(let color): self.color(color, name: name)
        case .path(let path): string(Self.text(of: path))
        case .image(let image): texture(image, name: name)
        case .fade(let first, let second, let fraction):
            object { json in
                json.key("from")
                json.texture(first, name: name)
                json.key("to")
                json.texture(second, name: name)
                json.key("at")
                json.number(fraction, places: 4)
            }
        case .text(let text): string(text)
        case .colors(let colors): array { json in for color in colors { json.color(color, name: name) } }
        case .numbers(let numbers): self.numbers(numbers, places: 4)
        case .transition(let transition): self.transition(transition, name: name)
        }
    }

    mutating func texture(_ image: CGImage, name: (CGImage) -> String?) {
        if let name = name(image) { string(name) } else { null() }
    }

    /// Six numbers for what stays in the plane, sixteen by rows for the rest.
    private mutating func transform(_ transform: CATransform3D) {
        let t = transform
        if CATransform3DIsAffine(t) {
            numbers([t.m11, t.m12, t.m21, t.m22, t.m41, t.m42], places: 6)
        } else {
            numbers(
                [
                    t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42,
                    t.m43, t.m44,
                ],
                places: 9
            )
        }
    }

    /// sRGB, 0…1, alpha last and not multiplied; an image side by side has a texture.
    mutating func color(_ color: CGColor, name: (CGImage) -> String?) {
        guard let pattern = color.patternImage else {
            let parts = color.sRGB.clamped
            return numbers([parts.red, parts.green, parts.blue, parts.alpha], places: 4)
        }
        object { json in
            json.key("pattern")
            json.texture(pattern.image, name: name)
            json.key("scale")
            json.number(pattern.scale)
            json.key("alpha")
            json.number(color.alpha, places: 4)
        }
    }

    private mutating func transition(_ transition: LayerTransition, name: (CGImage) -> String?) {
        object { json in
            json.key("type")
            json.string(transition.type.rawValue)
            json.key("subtype")
            json.string(transition.subtype.rawValue)
            json.key("progress")
            json.number(transition.progress, places: 4)
            json.key("former")
            if let former = transition.former { json.texture(former, name: name) } else { json.null() }
        }
    }

    /// As SVG writes paths.
    static func text(of path: CGPath) -> String {
        var text = ""
        func add(_ letter: Character, _ points: [CGPoint]) {
            text.append(letter)
            for (index, point) in points.enumerated() {
                if index > 0 { text.append(" ") }
                text += Self.text(point.x) + " " + Self.text(point.y)
            }
        }
        for element in path.elements {
            switch element {
            case .move: add("M", element.points)
            case .line: add("L", element.points)
            case .quadCurve: add("Q", element.points)
            case .curve: add("C", element.points)
            case .close: add("Z", [])
            }
        }
        return text
    }
}

extension LayerProperty {
    /// Whether viewers are told: not of what has no effect on what is seen, nor of text, which is painted for them.
    var isSent: Bool {
        switch self {
        case .opaque, .shouldRasterize, .rasterizationScale, .allowsEdgeAntialiasing, .allowsGroupOpacity, .drawing,
            .sublayers, .mask, .string, .font, .fontSize, .foregroundColor, .wrapped, .alignmentMode, .truncationMode,
            .preservesDepth, .instanceDelay:
            false
        default: true
        }
    }
}
