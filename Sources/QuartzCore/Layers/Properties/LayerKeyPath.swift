/// A property of a layer, or a part of its value: `position.x`, `transform.rotation.z`.
struct LayerKeyPath {
    /// The first name.
    let key: String
    /// Nil for a name of the app's own.
    let property: LayerProperty?
    private let part: [Substring]

    init(_ path: String) {
        let names = path.split(separator: ".")
        key = names.first.map(String.init) ?? path
        property = LayerProperty(key: key)
        part = Array(names.dropFirst())
    }

    var isWhole: Bool { part.isEmpty }

    /// The part of a property's value.
    func part(of value: LayerValue) -> LayerValue { part.isEmpty ? value : value.part(part) }

    /// The property's value with another part.
    func replacingPart(of value: LayerValue, with new: LayerValue) -> LayerValue {
        part.isEmpty ? new : value.replacing(part, with: new)
    }
}

extension LayerValue {
    fileprivate func part(_ names: [Substring]) -> LayerValue {
        guard let name = names.first else { return self }
        switch (self, name) {
        case (.point(let point), "x"): return .number(point.x)
        case (.point(let point), "y"): return .number(point.y)
        case (.size(let size), "width"): return .number(size.width)
        case (.size(let size), "height"): return .number(size.height)
        case (.rect(let rect), "origin"): return LayerValue.point(rect.origin).part(Array(names.dropFirst()))
        case (.rect(let rect), "size"): return LayerValue.size(rect.size).part(Array(names.dropFirst()))
        case (.transform(let transform), _): return transform.part(names.map(String.init).joined(separator: "."))
        default: return .none
        }
    }

    fileprivate func replacing(_ names: [Substring], with new: LayerValue) -> LayerValue {
        guard let name = names.first else { return new }
        let rest = Array(names.dropFirst())
        switch (self, name, new.number) {
        case (.point(let point), "x", let x?): return .point(CGPoint(x: x, y: point.y))
        case (.point(let point), "y", let y?): return .point(CGPoint(x: point.x, y: y))
        case (.size(let size), "width", let width?): return .size(CGSize(width: width, height: size.height))
        case (.size(let size), "height", let height?): return .size(CGSize(width: size.width, height: height))
        case (.rect(let rect), "origin", _):
            guard let origin = LayerValue.point(rect.origin).replacing(rest, with: new).point else { return self }
            return .rect(CGRect(origin: origin, size: rect.size))
        case (.rect(let rect), "size", _):
            guard let size = LayerValue.size(rect.size).replacing(rest, with: new).size else { return self }
            return .rect(CGRect(origin: rect.origin, size: size))
        case (.transform(let transform), _, _):
            return .transform(transform.replacing(names.map(String.init).joined(separator: "."), with: new))
        default: return self
        }
    }
}

extension CATransform3D {
    /// Core Animation's names for parts of a transform: `rotation.x`, `scale`, `translation.y` and so on.
    fileprivate func part(_ name: String) -> LayerValue {
        switch name {
        case "translation": return .size(CGSize(width: m41, height: m42))
        case "translation.x": return .number(m41)
        case "translation.y": return .number(m42)
        case "translation.z": return .number(m43)
        default: break
        }
        guard let parts = DecomposedTransform(self) else { return .number(0) }
        let angles = parts.angles
        return switch name {
        case "scale.x": .number(CGFloat(parts.scale.x))
        case "scale.y": .number(CGFloat(parts.scale.y))
        case "scale.z": .number(CGFloat(parts.scale.z))
        case "scale": .number(CGFloat(parts.scale.sum() / 3))
        case "rotation.x": .number(CGFloat(angles.x))
        case "rotation.y": .number(CGFloat(angles.y))
        case "rotation", "rotation.z": .number(CGFloat(angles.z))
        default: .none
        }
    }

    fileprivate func replacing(_ name: String, with value: LayerValue) -> CATransform3D {
        var result = self
        switch (name, value) {
        case ("translation", .size(let size)): (result.m41, result.m42) = (size.width, size.height)
        case ("translation", .point(let point)): (result.m41, result.m42) = (point.x, point.y)
        case ("translation", .numbers(let n)) where n.count >= 2:
            (result.m41, result.m42, result.m43) = (n[0], n[1], n.count > 2 ? n[2] : m43)
        case ("translation.x", .number(let x)): result.m41 = x
        case ("translation.y", .number(let y)): result.m42 = y
        case ("translation.z", .number(let z)): result.m43 = z
        default:
            guard let number = value.number.map({ Double($0) }) else { return self }
            // A transform that flattens space has lost its parts: what is set begins from the identity.
            guard var parts = DecomposedTransform(self) ?? DecomposedTransform(CATransform3DIdentity) else {
                return self
            }
            switch name {
            case "scale": parts.scale = SIMD3(repeating: number)
            case "scale.x": parts.scale.x = number
            case "scale.y": parts.scale.y = number
            case "scale.z": parts.scale.z = number
            case "rotation.x": parts.angles.x = number
            case "rotation.y": parts.angles.y = number
            case "rotation", "rotation.z": parts.angles.z = number
            default: return self
            }
            result = parts.transform
        }
        return result
    }
}

extension DecomposedTransform {
    /// The rotation as turns about x, then y, then z, in radians.
    var angles: SIMD3<Double> {
        get {
            let (x, y, z, w) = (rotation.x, rotation.y, rotation.z, rotation.w)
            let sine = min(max(2 * (w * y - z * x), -1), 1)
            return SIMD3(
                atan2(2 * (w * x + y * z), 1 - 2 * (x * x + y * y)),
                asin(sine),
                atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z))
            )
        }
        set {
            let (a, b, c) = (newValue.x / 2, newValue.y / 2, newValue.z / 2)
            rotation = SIMD4(
                sin(a) * cos(b) * cos(c) - cos(a) * sin(b) * sin(c),
                cos(a) * sin(b) * cos(c) + sin(a) * cos(b) * sin(c),
                cos(a) * cos(b) * sin(c) - sin(a) * sin(b) * cos(c),
                cos(a) * cos(b) * cos(c) + sin(a) * sin(b) * sin(c)
            )
        }
    }
}
