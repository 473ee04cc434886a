import CoreGraphics
import Foundation

/// What a filter takes by a key, with its usual value.
struct FilterInput: Sendable {
    /// What kind of value it is.
    enum Value: Sendable {
        case image
        case number(Double)
        case vector([CGFloat])
        /// Red, green, blue, opacity.
        case color([CGFloat])
        case transform
        case data
        case string(String)
        /// Anything else, which has no usual value.
        case object
    }

    let key: String
    let value: Value
    /// The least and the greatest number that make sense; nil for numbers without limits.
    let range: ClosedRange<Double>?

    init(_ key: String, _ value: Value, _ range: ClosedRange<Double>? = nil) {
        (self.key, self.value, self.range) = (key, value, range)
    }

    static func number(_ key: String, _ usual: Double, _ range: ClosedRange<Double>? = nil) -> FilterInput {
        FilterInput(key, .number(usual), range)
    }

    static func point(_ key: String, _ x: CGFloat, _ y: CGFloat) -> FilterInput { FilterInput(key, .vector([x, y])) }

    static func color(_ key: String, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> FilterInput {
        FilterInput(key, .color([red, green, blue, 1]))
    }

    /// The usual value as apps see it; nil for images and data.
    var usual: Any? {
        switch value {
        case .image, .data, .object: nil
        case .number(let number): NSNumber(value: number)
        case .vector(let numbers): CIVector(values: numbers)
        case .color(let parts): CIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        case .transform: CGAffineTransform.identity
        case .string(let text): text
        }
    }

    /// What `CIFilter.attributes` tells of the input.
    var attributes: [String: Any] {
        var result: [String: Any] = [kCIAttributeName: key, kCIAttributeDisplayName: displayName]
        if let usual { result[kCIAttributeDefault] = usual }
        switch value {
        case .image: (result[kCIAttributeClass], result[kCIAttributeType]) = ("CIImage", kCIAttributeTypeImage)
        case .number:
            let isAngle = key.hasSuffix("Angle")
            (result[kCIAttributeClass], result[kCIAttributeType]) = (
                "NSNumber", isAngle ? kCIAttributeTypeAngle : kCIAttributeTypeScalar
            )
        case .vector(let numbers):
            result[kCIAttributeClass] = "CIVector"
            if numbers.count == 2 { result[kCIAttributeType] = kCIAttributeTypePosition }
        case .color: (result[kCIAttributeClass], result[kCIAttributeType]) = ("CIColor", kCIAttributeTypeColor)
        case .transform: result[kCIAttributeClass] = "NSAffineTransform"
        case .data: result[kCIAttributeClass] = "NSData"
        case .string: result[kCIAttributeClass] = "NSString"
        case .object: result[kCIAttributeClass] = "NSObject"
        }
        if let range {
            (result[kCIAttributeMin], result[kCIAttributeSliderMin]) = (range.lowerBound, range.lowerBound)
            (result[kCIAttributeMax], result[kCIAttributeSliderMax]) = (range.upperBound, range.upperBound)
        }
        return result
    }

    /// For people: "Radius".
    private var displayName: String { key.hasPrefix("input") ? String(key.dropFirst(5)) : key }
}
