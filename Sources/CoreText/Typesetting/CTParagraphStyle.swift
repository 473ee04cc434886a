import CoreGraphics
import Foundation
import Platform

/// Where lines stand; raw values are Core Text's, which differ from UIKit's.
public enum CTTextAlignment: UInt8, Sendable {
    case left = 0
    case right = 1
    case center = 2
    case justified = 3
    case natural = 4
}

/// What happens to lines that are too long.
public enum CTLineBreakMode: UInt8, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5
}

/// Which way a paragraph runs.
public enum CTWritingDirection: Int8, Sendable {
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// What a setting of a paragraph style is about, and the type of its value.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
    /// `CTTextAlignment`
    case alignment = 0
    /// `CGFloat`, like all lengths; points.
    case firstLineHeadIndent = 1
    case headIndent = 2
    case tailIndent = 3
    /// An array of `CTTextTab`.
    case tabStops = 4
    case defaultTabInterval = 5
    /// `CTLineBreakMode`
    case lineBreakMode = 6
    case lineHeightMultiple = 7
    case maximumLineHeight = 8
    case minimumLineHeight = 9
    case lineSpacing = 10
    case paragraphSpacing = 11
    case paragraphSpacingBefore = 12
    /// `CTWritingDirection`
    case baseWritingDirection = 13
    case maximumLineSpacing = 14
    case minimumLineSpacing = 15
    case lineSpacingAdjustment = 16
}

/// One of a paragraph style's settings.
public struct CTParagraphStyleSetting {
    /// What it is about.
    public var spec: CTParagraphStyleSpecifier
    /// In bytes.
    public var valueSize: Int
    /// The value; read when the style is made.
    public var value: UnsafeRawPointer

    /// A setting of one kind.
    ///
    /// - Parameters:
    ///   - valueSize: In bytes; a setting with another size than its type's counts for nothing.
    ///   - value: Read when the style is made.
    public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
        (self.spec, self.valueSize, self.value) = (spec, valueSize, value)
    }
}

/// How a paragraph's lines stand.
public final class CTParagraphStyle: NSObject, @unchecked Sendable, ParagraphStyleValue {
    private let foundationTag = FoundationValueTag()
    // Unchecked: everything is constant.
    package let textParagraphStyle: TextParagraphStyle

    fileprivate init(_ style: TextParagraphStyle) {
        textParagraphStyle = style
        super.init()
    }
}

/// A place to which a tab leads.
public final class CTTextTab: Sendable {
    let stop: TextTabStop

    fileprivate init(_ stop: TextTabStop) { self.stop = stop }
}

/// A tab stop.
///
/// - Parameters:
///   - location: From the leading edge, in points.
///   - options: Not used.
public func CTTextTabCreate(_ alignment: CTTextAlignment, _ location: Double, _ options: CFDictionary?) -> CTTextTab {
    CTTextTab(TextTabStop(location: CGFloat(location), alignment: alignment.textAlignment))
}

/// A style of some settings; the others are the default ones.
public func CTParagraphStyleCreate(
    _ settings: UnsafePointer<CTParagraphStyleSetting>?,
    _ settingCount: Int
) -> CTParagraphStyle {
    var style = TextParagraphStyle()
    for index in 0..<max(0, settingCount) { settings.map { style.apply($0[index]) } }
    return CTParagraphStyle(style)
}

extension CTTextAlignment {
    fileprivate var textAlignment: TextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        case .natural: .natural
        }
    }
}

extension TextParagraphStyle {
    fileprivate mutating func apply(_ setting: CTParagraphStyleSetting) {
        func read<Value>(_ type: Value.Type) -> Value? {
            guard setting.valueSize == MemoryLayout<Value>.size else { return nil }
            return setting.value.loadUnaligned(as: type)
        }
        func length(_ path: WritableKeyPath<TextParagraphStyle, CGFloat>) {
            if let value = read(CGFloat.self), value.isFinite { self[keyPath: path] = value }
        }
        switch setting.spec {
        case .alignment:
            if let value = read(UInt8.self).flatMap(CTTextAlignment.init) { alignment = value.textAlignment }
        case .lineBreakMode:
            if let value = read(UInt8.self).flatMap({ LineBreakMode(rawValue: Int($0)) }) { lineBreakMode = value }
        case .baseWritingDirection:
            guard let value = read(Int8.self).flatMap(CTWritingDirection.init) else { return }
            baseWritingDirection =
                switch value {
                case .natural: .unspecified
                case .leftToRight: .leftToRight
                case .rightToLeft: .rightToLeft
                }
        case .firstLineHeadIndent: length(\.firstLineHeadIndent)
        case .headIndent: length(\.headIndent)
        case .tailIndent: length(\.tailIndent)
        case .defaultTabInterval: length(\.defaultTabInterval)
        case .lineHeightMultiple: length(\.lineHeightMultiple)
        case .maximumLineHeight: length(\.maximumLineHeight)
        case .minimumLineHeight: length(\.minimumLineHeight)
        case .lineSpacing, .lineSpacingAdjustment, .minimumLineSpacing: length(\.lineSpacing)
        case .maximumLineSpacing:
            if let most = read(CGFloat.self), most.isFinite { lineSpacing = min(lineSpacing, most) }
        case .paragraphSpacing: length(\.paragraphSpacing)
        case .paragraphSpacingBefore: length(\.paragraphSpacingBefore)
        case .tabStops:
            guard setting.valueSize == MemoryLayout<UnsafeRawPointer>.size else { return }
            let array = Unmanaged<NSArray>.fromOpaque(setting.value.loadUnaligned(as: UnsafeRawPointer.self))
            tabStops = array.takeUnretainedValue().compactMap { ($0 as? CTTextTab)?.stop }
        }
    }
}
