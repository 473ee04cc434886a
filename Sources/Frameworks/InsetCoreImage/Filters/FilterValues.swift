import CoreGraphics
import Foundation

/// The inputs of a filter as they are when its output is asked for.
struct FilterValues {
    private let values: [String: Any]
    private let usual: [String: FilterInput.Value]

    init(_ values: [String: Any], of kind: FilterKind) {
        self.values = values
        usual = Dictionary(kind.inputs.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    func any(_ key: String) -> Any? { values[key] }
    func image(_ key: String) -> CIImage? { values[key] as? CIImage }
    func data(_ key: String) -> Data? { values[key] as? Data ?? (values[key] as? NSData).map { Data(referencing: $0) } }
    func string(_ key: String) -> String { values[key] as? String ?? "" }

    /// A number, or its usual value.
    func number(_ key: String) -> Double {
        switch values[key] {
        case let number as NSNumber: number.doubleValue
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as CGFloat: Double(number)
        case let number as Int: Double(number)
        case let truth as Bool: truth ? 1 : 0
        default: if case .number(let number) = usual[key] { number } else { 0 }
        }
    }

    func float(_ key: String) -> Float { Float(number(key)) }

    /// Numbers, or their usual value.
    func vector(_ key: String) -> CIVector {
        switch values[key] {
        case let vector as CIVector: vector
        case let point as CGPoint: CIVector(cgPoint: point)
        case let rect as CGRect: CIVector(cgRect: rect)
        default: if case .vector(let numbers) = usual[key] { CIVector(values: numbers) } else { CIVector(values: []) }
        }
    }

    /// The first four of some numbers.
    func four(_ key: String) -> SIMD4<Float> {
        let vector = vector(key)
        return SIMD4(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
    }

    /// The first two of some numbers.
    func point(_ key: String) -> SIMD2<Float> { SIMD2(Float(vector(key).x), Float(vector(key).y)) }

    /// A rectangle; nil where none is given.
    func rect(_ key: String) -> CGRect? { values[key] == nil ? nil : vector(key).cgRectValue }

    /// A color, or its usual value.
    func color(_ key: String) -> CIColor {
        if let color = values[key] as? CIColor { return color }
        guard case .color(let parts) = usual[key] else { return .black }
        return CIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    /// A color's pixel.
    func pixel(_ key: String) -> Pixel { Pixel(color(key)) }

    func transform(_ key: String) -> CGAffineTransform {
        switch values[key] {
        case let transform as CGAffineTransform: transform
        case let transform as AffineTransform:
            CGAffineTransform(
                a: transform.m11,
                b: transform.m12,
                c: transform.m21,
                d: transform.m22,
                tx: transform.tX,
                ty: transform.tY
            )
        case let vector as CIVector: vector.cgAffineTransformValue
        default: .identity
        }
    }
}
