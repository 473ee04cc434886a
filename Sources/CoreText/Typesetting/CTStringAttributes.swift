import CoreGraphics
import Foundation
import Platform

/// A `CTFont` or `UIFont`; Helvetica 12 without it.
nonisolated(unsafe) public let kCTFontAttributeName: CFString = "NSFont"
/// A `CGColor` or `UIColor`; black without it.
nonisolated(unsafe) public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// True takes the context's fill color.
nonisolated(unsafe) public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// A `CGColor`, behind the glyphs.
nonisolated(unsafe) public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
/// Points after each glyph; 0 turns the font's own kerning off.
nonisolated(unsafe) public let kCTKernAttributeName: CFString = "NSKern"
/// Points after each glyph; the font's kerning stays.
nonisolated(unsafe) public let kCTTrackingAttributeName: CFString = "CTTracking"
/// 0 turns ligatures off.
nonisolated(unsafe) public let kCTLigatureAttributeName: CFString = "NSLigature"
/// A `CTParagraphStyle` or `NSParagraphStyle`.
nonisolated(unsafe) public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// Percent of the size: positive draws outlines, negative fills too.
nonisolated(unsafe) public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
/// A `CGColor`; the foreground's without it.
nonisolated(unsafe) public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"
/// Bits of `CTUnderlineStyle`.
nonisolated(unsafe) public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
/// A `CGColor`; the foreground's without it.
nonisolated(unsafe) public let kCTUnderlineColorAttributeName: CFString = "CTUnderlineColor"
/// Points upward.
nonisolated(unsafe) public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
/// A `CTRunDelegate`, whose room stands in place of the characters.
nonisolated(unsafe) public let kCTRunDelegateAttributeName: CFString = "CTRunDelegate"

/// The lines of an underline.
public struct CTUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The kind of line, and a pattern from the ninth bit on.
    public let rawValue: Int32
    /// A kind of line and a pattern.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// One line, as thick as the font says.
    public static let single = CTUnderlineStyle(rawValue: 1)
    /// One line of twice that.
    public static let thick = CTUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = CTUnderlineStyle(rawValue: 9)
}

/// A color that an attributed string can have: UIKit's, or a `CGColor`.
package protocol LayerColor {
    /// For the present traits.
    var cgColor: CGColor { get }
}

extension CGColor: LayerColor {
    package var cgColor: CGColor { self }
}

/// A paragraph style that an attributed string can have: UIKit's, or a `CTParagraphStyle`.
package protocol ParagraphStyleValue {
    var textParagraphStyle: TextParagraphStyle { get }
}

/// What stands in place of characters, and asks for its room.
public final class CTRunDelegate: NSObject, @unchecked Sendable {
    private let foundationTag = FoundationValueTag()
    // Unchecked: constant; the callbacks are the app's.
    private let callbacks: CTRunDelegateCallbacks
    private let reference: UnsafeMutableRawPointer?

    fileprivate init(_ callbacks: CTRunDelegateCallbacks, _ reference: UnsafeMutableRawPointer?) {
        (self.callbacks, self.reference) = (callbacks, reference)
        super.init()
    }

    deinit {
        if let reference { callbacks.dealloc(reference) }
    }

    /// Nil for room that isn't finite.
    var attachment: TextAttachment? {
        guard let reference else { return nil }
        let (up, down) = (callbacks.getAscent(reference), callbacks.getDescent(reference))
        let width = callbacks.getWidth(reference)
        guard [up, down, width].allSatisfy({ $0.isFinite && abs($0) < 1e6 }) else { return nil }
        return TextAttachment(size: CGSize(width: width, height: up + down), baselineOffset: -down)
    }

    fileprivate var info: UnsafeMutableRawPointer? { reference }
}

/// What a run delegate asks; each gets the delegate's own pointer.
public struct CTRunDelegateCallbacks {
    /// `kCTRunDelegateCurrentVersion`.
    public var version: CFIndex
    /// Frees the pointer.
    public var dealloc: (UnsafeMutableRawPointer) -> Void
    /// Points above the baseline.
    public var getAscent: (UnsafeMutableRawPointer) -> CGFloat
    /// Points below the baseline.
    public var getDescent: (UnsafeMutableRawPointer) -> CGFloat
    /// Points along the line.
    public var getWidth: (UnsafeMutableRawPointer) -> CGFloat

    /// What a delegate answers about the room that its run takes.
    ///
    /// - Parameter version: `kCTRunDelegateCurrentVersion`.
    public init(
        version: CFIndex,
        dealloc: @escaping (UnsafeMutableRawPointer) -> Void,
        getAscent: @escaping (UnsafeMutableRawPointer) -> CGFloat,
        getDescent: @escaping (UnsafeMutableRawPointer) -> CGFloat,
        getWidth: @escaping (UnsafeMutableRawPointer) -> CGFloat
    ) {
        (self.version, self.dealloc) = (version, dealloc)
        (self.getAscent, self.getDescent, self.getWidth) = (getAscent, getDescent, getWidth)
    }
}

/// The version of run delegates' callbacks.
public let kCTRunDelegateVersion1: CFIndex = 1
/// The version of run delegates' callbacks.
public let kCTRunDelegateCurrentVersion: CFIndex = 1

/// A delegate that asks by callbacks.
///
/// - Parameter refCon: Handed to them; nil leaves no room.
public func CTRunDelegateCreate(
    _ callbacks: UnsafePointer<CTRunDelegateCallbacks>,
    _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? { CTRunDelegate(callbacks.pointee, refCon) }

/// The pointer that the callbacks get.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer? { runDelegate.info }

// MARK: Conversion

/// Turns attributed strings into what the layout takes: Core Text's attributes, and UIKit's as far as Core Text knows them.
struct StringConversion {
    /// Its place stands in `attachment.id` of the delegate's run.
    static func text(_ string: NSAttributedString, range: Range<Int>? = nil) -> AttributedText {
        let whole = 0..<string.length
        let range = range.map { $0.clamped(to: whole) } ?? whole
        var text = AttributedText("", attributes: attributes([:]))
        let content = NSString(string: string.string)
        guard !range.isEmpty else { return text }
        string.enumerateAttributes(in: NSRange(location: range.lowerBound, length: range.count), options: []) {
            values,
            part,
            _ in
            var named: [String: Any] = [:]
            for (key, value) in values { named[key.rawValue] = value }
            text.append(content.substring(with: part), attributes: attributes(named))
        }
        return text
    }

    static func attributes(_ values: [String: Any]) -> TextAttributes {
        let font = (values["NSFont"] as? CTFont)?.fontDescription ?? FontDescription(name: "Helvetica", size: 12)
        let style = (values["NSParagraphStyle"] as? any ParagraphStyleValue)?.textParagraphStyle
        var attributes = TextAttributes(
            font: font.size > 0 ? font : font.withSize(12),
            color: color(values["CTForegroundColor"] ?? values["NSColor"]) ?? .black,
            paragraphStyle: style ?? TextParagraphStyle()
        )
        let kern = textNumber(values["NSKern"])
        attributes.kern = CGFloat(kern ?? textNumber(values["CTTracking"]) ?? 0)
        attributes.usesKerning = kern != 0
        attributes.usesLigatures = textNumber(values["NSLigature"]) != 0
        attributes.baselineOffset = CGFloat(textNumber(values["NSBaselineOffset"]) ?? 0)
        attributes.strokeWidth = CGFloat(textNumber(values["NSStrokeWidth"]) ?? 0)
        attributes.strokeColor = color(values["CTStrokeColor"] ?? values["NSStrokeColor"])
        attributes.backgroundColor = color(values["CTBackgroundColor"] ?? values["NSBackgroundColor"])
        let underline =
            (values["NSUnderline"] as? CTUnderlineStyle).map { Int($0.rawValue) }
            ?? textNumber(values["NSUnderline"]).map { Int($0) }
        if let underline, underline != 0 {
            attributes.underline = TextDecoration(
                style: underline,
                color: color(values["CTUnderlineColor"] ?? values["NSUnderlineColor"])
            )
        }
        attributes.attachment = (values["CTRunDelegate"] as? CTRunDelegate)?.attachment
        return attributes
    }

    private static func color(_ value: Any?) -> CGColor? { (value as? any LayerColor)?.cgColor }
}
