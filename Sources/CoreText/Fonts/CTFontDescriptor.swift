import CoreGraphics
import Foundation

/// What describes a font; every `UIFontDescriptor` is one.
open class CTFontDescriptor: NSObject, @unchecked Sendable {
    // Unchecked: everything is constant.
    /// The font that the attributes describe.
    package let fontDescription: FontDescription
    /// Changes another font by the attributes that were given.
    final let change: (FontDescription) -> FontDescription

    package init(_ fontDescription: FontDescription) {
        self.fontDescription = fontDescription
        change = { _ in fontDescription }
        super.init()
    }

    init(_ change: @escaping (FontDescription) -> FontDescription) {
        self.change = change
        fontDescription = change(FontDescription(systemFontOfSize: 0))
        super.init()
    }
}

/// A PostScript name, a string.
nonisolated(unsafe) public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
/// A family's name, a string.
nonisolated(unsafe) public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
/// A face's name within its family, a string.
nonisolated(unsafe) public let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"
/// Points, a number.
nonisolated(unsafe) public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
/// A dictionary of the traits below.
nonisolated(unsafe) public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
/// Descriptors of fonts for characters that the font lacks, an array; they go before the system's choice.
nonisolated(unsafe) public let kCTFontCascadeListAttribute: CFString = "NSCTFontCascadeListAttribute"
/// Bits of `CTFontSymbolicTraits`, a number.
nonisolated(unsafe) public let kCTFontSymbolicTrait: CFString = "NSCTFontSymbolicTrait"
/// The key of the weight, a number: -1…1, 0 is regular.
nonisolated(unsafe) public let kCTFontWeightTrait: CFString = "NSCTFontWeightTrait"
/// 0 upright, a number.
nonisolated(unsafe) public let kCTFontSlantTrait: CFString = "NSCTFontSlantTrait"

/// A descriptor of attributes; what isn't given is the system font's.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
    let values = attributes.textValues
    return CTFontDescriptor { font in
        var font = font
        if let size = values[kCTFontSizeAttribute].flatMap(textNumber) { font = font.withSize(CGFloat(size)) }
        let name = values[kCTFontNameAttribute] ?? values[kCTFontFamilyNameAttribute]
        if let name { font = FontDescription(name: "\(name)", size: font.size) }
        if let cascade = values[kCTFontCascadeListAttribute] as? [Any] {
            font.cascade = cascade.compactMap { ($0 as? CTFontDescriptor)?.fontDescription }
        }
        if let face = values[kCTFontStyleNameAttribute].map({ "\($0)".lowercased() }) {
            font.isItalic = face.contains("italic") || face.contains("oblique")
            let word = face.split(separator: " ").first.map(String.init) ?? face
            font.weight = FontWeight.all.first { $0.faceName.lowercased() == word } ?? .regular
        }
        guard let traits = (values[kCTFontTraitsAttribute] as? NSDictionary)?.textValues else { return font }
        if let bits = traits[kCTFontSymbolicTrait].flatMap(textNumber) {
            let symbolic = CTFontSymbolicTraits(rawValue: UInt32(clamping: Int(bits)))
            if symbolic.contains(.traitBold) { font.weight = .bold }
            if symbolic.contains(.traitItalic) { font.isItalic = true }
        }
        if let weight = traits[kCTFontWeightTrait].flatMap(textNumber) { font.weight = FontWeight(rawValue: weight) }
        if let slant = traits[kCTFontSlantTrait].flatMap(textNumber) { font.isItalic = slant > 0 }
        return font
    }
}

/// A descriptor of a name and a size in points.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    CTFontDescriptor(FontDescription(name: "\(name)", size: size))
}

/// A descriptor with some attributes changed.
public func CTFontDescriptorCreateCopyWithAttributes(
    _ original: CTFontDescriptor,
    _ attributes: CFDictionary
) -> CTFontDescriptor {
    CTFontDescriptor(CTFontDescriptorCreateWithAttributes(attributes).change(original.fontDescription))
}

/// One of the attributes, as the font has it; nil for those that aren't known.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef? {
    let font = descriptor.fontDescription
    switch attribute {
    case kCTFontNameAttribute: return NSString(string: font.fontName(in: TextEra.current))
    case kCTFontFamilyNameAttribute: return NSString(string: font.familyName(in: TextEra.current))
    case kCTFontStyleNameAttribute: return NSString(string: font.weight.faceName)
    case kCTFontCascadeListAttribute:
        return font.cascade.isEmpty ? nil : NSArray(array: font.cascade.map(CTFontDescriptor.init))
    case kCTFontSizeAttribute: return NSNumber(value: Double(font.size))
    case kCTFontTraitsAttribute:
        let bits = CTFontGetSymbolicTraits(CTFont(font)).rawValue
        let traits: [String: Any] = [
            "\(kCTFontSymbolicTrait)": bits, "\(kCTFontWeightTrait)": font.weight.rawValue,
            "\(kCTFontSlantTrait)": font.isItalic ? 0.07 : 0.0,
        ]
        return NSDictionary(dictionary: traits)
    default: return nil
    }
}

extension NSDictionary {
    /// The values by name, whatever kind of string the keys are.
    var textValues: [NSString: Any] {
        var values: [NSString: Any] = [:]
        for (key, value) in self { values[NSString(string: "\(key)")] = value }
        return values
    }
}

/// A finite number of any kind; apps write Int, Double, CGFloat and NSNumber alike.
func textNumber(_ value: Any?) -> Double? {
    let number: Double? =
        switch value {
        case let value as CGFloat: Double(value)
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        case let value as UInt32: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    return number.flatMap { $0.isFinite && abs($0) < 1e9 ? $0 : nil }
}
