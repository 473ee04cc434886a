import CoreGraphics
import Foundation
import Platform

/// The number of a glyph in its font.
public typealias CGGlyph = UInt16
/// A unit of UTF-16.
public typealias UniChar = UInt16
/// How many there are of something.
public typealias UniCharCount = Int

/// A typeface at a size; every `UIFont` is one.
open class CTFont: NSObject, @unchecked Sendable {
    private final let foundationTag = FoundationValueTag()
    // Unchecked: everything is constant.
    /// What measuring and drawing need to know.
    package let fontDescription: FontDescription

    package init(_ fontDescription: FontDescription) {
        self.fontDescription = fontDescription
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CTFont)?.fontDescription == fontDescription
    }

    open override var hash: Int { fontDescription.hashValue }

    package final var metrics: FontMetrics { fontDescription.metrics(in: TextEra.current) }
    final var resolved: ResolvedFont {
        FontStore.shared.resolve(fontDescription, era: SystemFontEra(TextEra.current))
    }
    /// 12 where the description has none.
    package final var size: CGFloat { fontDescription.size > 0 ? fontDescription.size : 12 }
}

extension FontDescription {
    /// The same font at a size as the functions here take it: 0 or less keeps the font's own.
    fileprivate func resized(to size: CGFloat) -> FontDescription { size > 0 ? withSize(size) : self }
}

/// Bold, italic and the like, as bits.
public struct CTFontSymbolicTraits: OptionSet, Hashable, Sendable {
    /// A bit for each trait.
    public let rawValue: UInt32
    /// Bits of traits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
    /// Semibold or heavier.
    public static let traitBold = CTFontSymbolicTraits(rawValue: 1 << 1)
    /// Wider than usual.
    public static let traitExpanded = CTFontSymbolicTraits(rawValue: 1 << 5)
    /// Narrower than usual; of a font with both, this one counts.
    public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
    /// All letters are as wide as each other.
    public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
    /// For vertical lines; no font here has it.
    public static let traitVertical = CTFontSymbolicTraits(rawValue: 1 << 11)
    /// The system's own font.
    public static let traitUIOptimized = CTFontSymbolicTraits(rawValue: 1 << 12)
    /// The same as `traitBold`.
    public static let boldTrait = traitBold
    /// The same as `traitItalic`.
    public static let italicTrait = traitItalic
    /// The same as `traitMonoSpace`.
    public static let monoSpaceTrait = traitMonoSpace
}

/// The fonts that the system uses; those of the Mac's windows and palettes count as `system`.
public enum CTFontUIFontType: UInt32, Sendable {
    case user = 0
    case userFixedPitch = 1
    case system = 2
    case emphasizedSystem = 3
    case smallSystem = 4
    case smallEmphasizedSystem = 5
    case miniSystem = 6
    case miniEmphasizedSystem = 7
    case label = 10
}

extension CTFont: KindNaming {
    package static var typeID: CFTypeID { 0x4346 }
}

/// The kind of fonts.
public func CTFontGetTypeID() -> CFTypeID { CTFont.typeID }

// MARK: Making fonts

/// A font by PostScript, full or family name; one that isn't there gets a substitute.
///
/// - Parameters:
///   - name: A PostScript, full or family name.
///   - size: Points; 0 means 12.
///   - matrix: Not used: contexts are transformed.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?)
    -> CTFont
{
    let size = size > 0 ? size : 12
    let text = "\(name)"
    let isSystem = text.hasPrefix(".SF") || text.hasPrefix(".AppleSystem")
    return CTFont(isSystem ? FontDescription(systemFontOfSize: size) : FontDescription(name: text, size: size))
}

/// A font of the system.
///
/// - Parameters:
///   - size: Points; 0 means 12.
///   - language: Not used: text falls back by its characters.
public func CTFontCreateUIFontForLanguage(_ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?) -> CTFont?
{
    let size = size > 0 ? size : 12
    return switch uiType {
    case .user: CTFont(FontDescription(name: "Helvetica", size: size))
    case .userFixedPitch: CTFont(FontDescription(name: "Courier", size: size))
    case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem:
        CTFont(FontDescription(systemFontOfSize: size, weight: .bold))
    case .system, .smallSystem, .miniSystem, .label: CTFont(FontDescription(systemFontOfSize: size))
    }
}

/// The font that a descriptor describes.
///
/// - Parameter size: Points; 0 takes the descriptor's, or 12.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor,
    _ size: CGFloat,
    _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    let description = descriptor.fontDescription.resized(to: size)
    return CTFont(description.size > 0 ? description : description.resized(to: 12))
}

/// The same font at another size and with other attributes.
///
/// - Parameter size: Points; 0 keeps it.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont,
    _ size: CGFloat,
    _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont {
    var description = font.fontDescription.resized(to: size)
    if let attributes { description = attributes.change(description) }
    return CTFont(description)
}

/// The same font in bold or italic, or no more so.
///
/// - Parameters:
///   - symTraitValue: What is wanted.
///   - symTraitMask: Which of it counts; other traits stay.
public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont,
    _ size: CGFloat,
    _ matrix: UnsafePointer<CGAffineTransform>?,
    _ symTraitValue: CTFontSymbolicTraits,
    _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    var description = font.fontDescription.resized(to: size)
    if symTraitMask.contains(.traitItalic) { description.isItalic = symTraitValue.contains(.traitItalic) }
    if symTraitMask.contains(.traitBold) { description.weight = symTraitValue.contains(.traitBold) ? .bold : .regular }
    if symTraitMask.contains(.traitMonoSpace), case .system = description.family {
        description.design = symTraitValue.contains(.traitMonoSpace) ? .monospaced : .standard
    }
    return CTFont(description)
}

/// A font that CoreGraphics has, at a size; found by its name where it is registered.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont,
    _ size: CGFloat,
    _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont {
    let name = graphicsFont.postScriptName.map { "\($0)" } ?? "Helvetica"
    return CTFont(FontDescription(name: name, size: size > 0 ? size : 12))
}

/// The font as CoreGraphics has it: its file.
public func CTFontCopyGraphicsFont(
    _ font: CTFont,
    _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?
) -> CGFont {
    guard let font = CGFont(face: font.resolved.face) else {
        preconditionFailure("a face that draws has a file that was read")
    }
    return font
}

/// What describes the font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { CTFontDescriptor(font.fontDescription) }

// MARK: Measures, in points

/// The point size.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.size }
/// From the baseline to the top of a line.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.metrics.ascender }
/// From the baseline to the bottom of a line; positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.metrics.descender }
/// Between two lines.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.metrics.leading }
/// The height of capital letters.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.metrics.capHeight }
/// The height of small letters.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.metrics.xHeight }
/// Of an underline's middle, from the baseline; negative.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { font.metrics.underlinePosition }
/// Of an underline.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.metrics.underlineThickness }
/// The font's own units in its size.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.resolved.face.unitsPerEm) }
/// How far letters lean, in degrees; negative to the right.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { font.fontDescription.isItalic ? -9.5 : 0 }
/// The identity: contexts are transformed.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { .identity }

/// Bold, italic, monospaced.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
    let resolved = font.resolved
    var traits: CTFontSymbolicTraits = []
    if resolved.isBold || font.fontDescription.weight >= .semibold { traits.insert(.traitBold) }
    if resolved.isItalic || font.fontDescription.isItalic { traits.insert(.traitItalic) }
    if font.fontDescription.design == .monospaced { traits.insert(.traitMonoSpace) }
    if case .system = font.fontDescription.family { traits.insert(.traitUIOptimized) }
    return traits
}

// MARK: Names

/// "Helvetica-Bold".
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString {
    NSString(string: font.fontDescription.fontName(in: TextEra.current))
}
/// "Helvetica".
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString {
    NSString(string: font.fontDescription.familyName(in: TextEra.current))
}
/// "Helvetica Bold".
public func CTFontCopyFullName(_ font: CTFont) -> CFString {
    let face = font.resolved.face.styleName
    let family = "\(CTFontCopyFamilyName(font))"
    return NSString(string: face.isEmpty || face == "Regular" ? family : "\(family) \(face)")
}
/// The full name: names aren't translated.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }

/// One of a descriptor's attributes of the font; nil for those that aren't known.
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> CFTypeRef? {
    CTFontDescriptorCopyAttribute(CTFontCopyFontDescriptor(font), attribute)
}
