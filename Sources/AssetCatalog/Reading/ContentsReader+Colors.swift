import CoreGraphics
import Foundation

extension ContentsReader {
    /// The color set of the folder; variants without a color are left out.
    func colorSet(named name: String) throws(AssetCatalogError) -> ColorSet {
        var variants: [ColorVariant] = []
        for entry in try read()["colors"] as? [Object] ?? [] {
            guard let color = entry["color"] as? Object else { continue }
            variants.append(ColorVariant(conditions: conditions(entry), color: try catalogColor(color)))
        }
        return ColorSet(name: name, variants: variants)
    }

    private func catalogColor(_ object: Object) throws(AssetCatalogError) -> CatalogColor {
        if let reference = object["reference"] as? String {
            return .systemColor(name: reference, platform: object["platform"] as? String)
        }
        let name = object["color-space"] as? String ?? "srgb"
        guard let kind = Self.spaces[name] else { throw invalid("the color space \(name) isn't known") }
        let space = CGColorSpace(kind)
        let components = object["components"] as? Object ?? [:]
        let keys = space.model == .monochrome ? ["white"] : ["red", "green", "blue"]
        var values: [CGFloat] = []
        for key in keys {
            guard let value = component(components[key]) else { throw invalid("\(key) is missing or no number") }
            values.append(value)
        }
        values.append(alpha(components["alpha"]))
        return .color(CGColor(space: space, values: values))
    }

    private static let spaces: [String: CGColorSpace.Kind] = [
        "srgb": .sRGB, "extended-srgb": .extendedSRGB, "extended-linear-srgb": .extendedLinearSRGB,
        "display-p3": .displayP3, "gray-gamma-22": .genericGrayGamma2_2, "extended-gray": .extendedGray,
    ]

    /// Xcode writes "0xFF" and "255" for eight bits, and "1.000" for a fraction.
    private func component(_ value: Any?) -> CGFloat? {
        guard let text = value as? String else { return (value as? Double).flatMap(finite) }
        let trimmed = text.trimmingCharacters(in: .whitespaces).lowercased()
        if trimmed.hasPrefix("0x") { return Int(trimmed.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        if let eightBits = Int(trimmed) { return CGFloat(eightBits) / 255 }
        return Double(trimmed).flatMap(finite)
    }

    /// Alpha is a fraction even where the colors aren't; "1" is opaque, and what is missing is so too.
    private func alpha(_ value: Any?) -> CGFloat {
        if let text = value as? String, let whole = Int(text), whole <= 1 { return CGFloat(whole) }
        return component(value) ?? 1
    }

    private func finite(_ value: Double) -> CGFloat? { value.isFinite ? CGFloat(value) : nil }

    private func invalid(_ reason: String) -> AssetCatalogError {
        .invalidColor(path: folder.appendingPathComponent("Contents.json").path, reason: reason)
    }
}
