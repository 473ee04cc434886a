import Foundation

/// What the numbers of a color mean.
///
/// Everything is drawn in sRGB; the other spaces are converted when a color is made use of.
public final class CGColorSpace: Sendable {
    /// The spaces that can be converted from.
    package enum Kind: String, Sendable, CaseIterable {
        case deviceRGB = "kCGColorSpaceDeviceRGB"
        case sRGB = "kCGColorSpaceSRGB"
        case extendedSRGB = "kCGColorSpaceExtendedSRGB"
        case linearSRGB = "kCGColorSpaceLinearSRGB"
        case extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
        case genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
        case displayP3 = "kCGColorSpaceDisplayP3"
        case extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
        case deviceGray = "kCGColorSpaceDeviceGray"
        case genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
        case extendedGray = "kCGColorSpaceExtendedGray"
        case linearGray = "kCGColorSpaceLinearGray"
        case deviceCMYK = "kCGColorSpaceDeviceCMYK"
        case pattern = "kCGColorSpacePattern"
    }

    package let kind: Kind
    /// What a pattern without colors takes its color from; nil for other spaces.
    public let baseColorSpace: CGColorSpace?

    package init(_ kind: Kind) {
        self.kind = kind
        baseColorSpace = nil
    }

    /// The space of patterns.
    ///
    /// - Parameter baseSpace: For patterns without colors of their own; nil for those that have them.
    public init?(patternBaseSpace baseSpace: CGColorSpace?) {
        guard baseSpace?.model != .pattern else { return nil }
        kind = .pattern
        baseColorSpace = baseSpace
    }

    /// The space of a name.
    ///
    /// - Parameter name: One of the type's constants; nil for a space that isn't known here.
    public convenience init?(name: CFString) {
        guard let kind = Kind(rawValue: "\(name)") else { return nil }
        self.init(kind)
    }

    /// The constant that the space can be made from.
    public var name: CFString? { NSString(string: kind.rawValue) }

    /// Gray, RGB or CMYK.
    public var model: CGColorSpaceModel {
        switch kind {
        case .deviceGray, .genericGrayGamma2_2, .extendedGray, .linearGray: .monochrome
        case .deviceCMYK: .cmyk
        case .pattern: .pattern
        case .deviceRGB, .sRGB, .extendedSRGB, .linearSRGB, .extendedLinearSRGB, .genericRGBLinear, .displayP3,
            .extendedDisplayP3:
            .rgb
        }
    }

    /// How many numbers a color has, alpha not counted.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome: 1
        case .cmyk: 4
        case .pattern: baseColorSpace?.numberOfComponents ?? 0
        default: 3
        }
    }

    /// Whether its numbers are drawn as they are, for grays as all three of sRGB's.
    var drawsAsSRGB: Bool {
        switch kind {
        case .deviceRGB, .sRGB, .extendedSRGB, .deviceGray, .genericGrayGamma2_2, .extendedGray: true
        case .linearSRGB, .extendedLinearSRGB, .genericRGBLinear, .displayP3, .extendedDisplayP3, .linearGray,
            .deviceCMYK,
            .pattern:
            false
        }
    }

    /// Whether a context can be made of it: not of patterns.
    public var supportsOutput: Bool { kind != .pattern }

    /// Whether the space shows colors that sRGB lacks.
    public var isWideGamutRGB: Bool {
        switch kind {
        case .displayP3, .extendedDisplayP3, .extendedSRGB, .extendedLinearSRGB: true
        default: false
        }
    }
}

// MARK: Names

extension CGColorSpace {
    /// The space of the web and of all drawing here.
    public static var sRGB: CFString { NSString(string: Kind.sRGB.rawValue) }
    /// The name of sRGB with values below 0 and above 1 for what it can't show.
    public static var extendedSRGB: CFString { NSString(string: Kind.extendedSRGB.rawValue) }
    /// The name of the space with sRGB's primaries in linear light.
    public static var linearSRGB: CFString { NSString(string: Kind.linearSRGB.rawValue) }
    /// Linear sRGB beyond 0…1.
    public static var extendedLinearSRGB: CFString { NSString(string: Kind.extendedLinearSRGB.rawValue) }
    /// The same as linear sRGB here.
    public static var genericRGBLinear: CFString { NSString(string: Kind.genericRGBLinear.rawValue) }
    /// The wide space of Apple's displays.
    public static var displayP3: CFString { NSString(string: Kind.displayP3.rawValue) }
    /// Display P3 beyond 0…1.
    public static var extendedDisplayP3: CFString { NSString(string: Kind.extendedDisplayP3.rawValue) }
    /// Grays with a gamma of 2.2, drawn with sRGB's curve.
    public static var genericGrayGamma2_2: CFString { NSString(string: Kind.genericGrayGamma2_2.rawValue) }
    /// Grays beyond 0…1.
    public static var extendedGray: CFString { NSString(string: Kind.extendedGray.rawValue) }
    /// Grays in linear light.
    public static var linearGray: CFString { NSString(string: Kind.linearGray.rawValue) }
}

extension CGColorSpace: Hashable {
    /// Equal when numbers mean the same color; so are two spaces of patterns with equal base spaces.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left.kind == right.kind && left.baseColorSpace == right.baseColorSpace
    }

    /// Hashes the kind of space.
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// The RGB space of the device, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.deviceRGB) }

/// The gray space of the device, with sRGB's curve.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.deviceGray) }

/// The naive four-color space, without a profile.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(.deviceCMYK) }
