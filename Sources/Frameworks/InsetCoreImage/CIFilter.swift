import CoreGraphics
import Foundation
import Platform

/// Makes an image of another.
///
/// The filters of ``ColorFilter`` and blurs are computed, one after the other as their outputs are asked for; of others
/// the output is the input, which is said once by name.
open class CIFilter: NSObject, @unchecked Sendable {
    /// "CISepiaTone".
    open var name: String
    private var values: [String: Any] = [:]

    /// A filter by its name, with its usual values; nil where Core Image has none of that name.
    public convenience init?(name: String) { self.init(name: name, parameters: nil) }

    /// A filter by its name, with some values.
    public init?(name: String, parameters params: [String: Any]?) {
        guard name.hasPrefix("CI"), name.count > 2 else { return nil }
        self.name = name
        super.init()
        setDefaults()
        for (key, value) in params ?? [:] { values[key] = value }
    }

    /// A filter by its name, with some values, in Swift 3's spelling.
    public convenience init?(name: String, withInputParameters params: [String: Any]?) {
        self.init(name: name, parameters: params)
    }

    /// Gives every input its usual value.
    open func setDefaults() {
        for (key, value) in FilterInputs.defaults[name] ?? [:] { values[key] = value }
    }

    /// The inputs that the filter has, as far as they are known here.
    open var inputKeys: [String] {
        let others = (FilterInputs.defaults[name] ?? [:]).keys.sorted()
        return FilterInputs.generators.contains(name) ? others : [kCIInputImageKey] + others
    }
    /// The outputs that the filter has.
    open var outputKeys: [String] { [kCIOutputImageKey] }
    /// What is known of the filter: its name.
    open var attributes: [String: Any] { [kCIAttributeFilterName: name] }

    /// The filters that are computed here, by name.
    ///
    /// - Parameter category: Not heeded.
    open class func filterNames(inCategory category: String?) -> [String] { FilterInputs.defaults.keys.sorted() }
    /// The filters that are computed here, by name.
    ///
    /// - Parameter categories: Not heeded.
    open class func filterNames(inCategories categories: [String]?) -> [String] { filterNames(inCategory: nil) }

    /// Sets an input.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// An input, or the output.
    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

    // MARK: The output

    /// What the filter makes of its input; nil without one.
    open var outputImage: CIImage? {
        if name == "CIConstantColorGenerator" { return CIImage(color: color(kCIInputColorKey) ?? .white) }
        guard let input = values[kCIInputImageKey] as? CIImage else { return nil }
        switch name {
        case "CIGaussianBlur", "CIBoxBlur", "CIDiscBlur": return blurred(input)
        case "CISourceOverCompositing":
            return (values[kCIInputBackgroundImageKey] as? CIImage).map { input.composited(over: $0) } ?? input
        case "CICrop": return (values["inputRectangle"] as? CIVector).map { input.cropped(to: $0.cgRectValue) } ?? input
        case "CIAreaAverage": return average(of: input)
        case "CIAffineTransform": return transform.map { input.transformed(by: $0) } ?? input
        default: return recolored(input)
        }
    }

    /// One pixel at the origin: the mean of an area's, opacity counted in.
    private func average(of input: CIImage) -> CIImage {
        let area = (values[kCIInputExtentKey] as? CIVector)?.cgRectValue ?? values[kCIInputExtentKey] as? CGRect
        let part = area.map { input.cropped(to: $0) } ?? input
        guard let map = part.pixels.flatMap(PixelMap.init), !map.values.isEmpty else { return input }
        let sum = map.values.reduce(SIMD4<Float>.zero) { $0 + $1.premultiplied }
        let mean = sum / Float(map.values.count)
        let alpha = max(mean.w, .leastNormalMagnitude)
        let pixel = SIMD4(mean.x / alpha, mean.y / alpha, mean.z / alpha, mean.w)
        return CIImage(pixels: PixelMap(width: 1, height: 1, values: [pixel]).image, origin: .zero)
    }

    private func recolored(_ input: CIImage) -> CIImage {
        guard let change = ColorFilter(name, number: number, color: color).change else {
            AbsentFeature.report("CIFilter \(name)", "it isn't computed here; its output is its input")
            return input
        }
        if let plain = input.color {
            let value = change(SIMD4(Float(plain.red), Float(plain.green), Float(plain.blue), Float(plain.alpha)))
            let parts = (CGFloat(value.x), CGFloat(value.y), CGFloat(value.z), CGFloat(value.w))
            return CIImage(color: CIColor(red: parts.0, green: parts.1, blue: parts.2, alpha: parts.3))
        }
        guard let pixels = input.pixels.flatMap(PixelMap.init) else { return input }
        return CIImage(pixels: pixels.mapped(change).image, origin: input.extent.origin)
    }

    /// Three means in a row are nearly a Gaussian curve; the image grows by three radii on each side, as Core Image's does.
    private func blurred(_ input: CIImage) -> CIImage {
        guard let pixels = input.pixels.flatMap(PixelMap.init) else { return input }
        let radius = max(0, number(kCIInputRadiusKey) ?? 10)
        let isGaussian = name == "CIGaussianBlur"
        let border = Int((isGaussian ? 3 * radius : radius).rounded(.up))
        var blurred = pixels.padded(by: border)
        // The width of three boxes whose variances add up to the curve's: 12 sigma² = 3 (width² - 1).
        let width = isGaussian ? (4 * radius * radius + 1).squareRoot() : 2 * radius + 1
        let box = max(0, Int(((width - 1) / 2).rounded()))
        for _ in 0..<(isGaussian ? 3 : 1) { blurred = blurred.boxBlurred(radius: box) }
        let origin = CGPoint(x: input.extent.minX - CGFloat(border), y: input.extent.minY - CGFloat(border))
        return CIImage(pixels: blurred.image, origin: origin)
    }

    // MARK: Inputs

    private func number(_ key: String) -> Double? {
        switch values[key] {
        case let number as NSNumber: number.doubleValue
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as CGFloat: Double(number)
        case let number as Int: Double(number)
        default: nil
        }
    }

    private func color(_ key: String) -> CIColor? { values[key] as? CIColor }

    private var transform: CGAffineTransform? { values[kCIInputTransformKey] as? CGAffineTransform }
}
