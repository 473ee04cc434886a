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
        case lab = "kCGColorSpaceGenericLab"
        case pattern = "kCGColorSpacePattern"
        case indexed = "kCGColorSpaceIndexed"
    }

    package let kind: Kind
    /// What a pattern without colors takes its color from, and what a table's colors are of; nil for other spaces.
    public let baseColorSpace: CGColorSpace?
    /// The colors that indexes stand for, a byte for each component of the base space; nil for other spaces.
    public let colorTable: [UInt8]?
    /// White point and range of a space of the CIE's L\*a\*b\*; nil for other spaces.
    let lab: LabSpace?

    private init(_ kind: Kind, base: CGColorSpace? = nil, table: [UInt8]? = nil, lab: LabSpace?) {
        self.kind = kind
        baseColorSpace = base
        colorTable = table
        self.lab = lab
    }

    package convenience init(_ kind: Kind) {
        self.init(kind, lab: kind == .lab ? .generic : nil)
    }

    /// The CIE's L\*a\*b\*: lightness from 0 to 100, and two axes of hue.
    ///
    /// - Parameters:
    ///   - whitePoint: X, Y and Z of white, of which Y is 1.
    ///   - blackPoint: Not used.
    ///   - range: The least and the greatest of a\*, then of b\*. Default: -100 to 100.
    public convenience init?(
        labWhitePoint whitePoint: UnsafePointer<CGFloat>,
        blackPoint: UnsafePointer<CGFloat>?,
        range: UnsafePointer<CGFloat>?
    ) {
        let white = (whitePoint[0], whitePoint[1], whitePoint[2])
        let range = range.map { Array(UnsafeBufferPointer(start: $0, count: 4)) } ?? [-100, 100, -100, 100]
        guard white.1 == 1, white.0 > 0, white.2 > 0, range[0] <= range[1], range[2] <= range[3] else { return nil }
        self.init(
            .lab,
            lab: LabSpace(x: white.0, y: white.1, z: white.2, aRange: range[0]...range[1], bRange: range[2]...range[3])
        )
    }

    /// Indexes into a table of colors.
    ///
    /// - Parameters:
    ///   - baseSpace: What the table's colors are of; neither a pattern nor a table itself.
    ///   - last: The greatest index, up to 255.
    ///   - colorTable: A byte for each component, color after color.
    public convenience init?(
        indexedBaseSpace baseSpace: CGColorSpace,
        last: Int,
        colorTable: UnsafePointer<UInt8>
    ) {
        guard baseSpace.kind != .pattern, baseSpace.kind != .indexed, (0...255).contains(last) else { return nil }
        let count = (last + 1) * baseSpace.numberOfComponents
        let table = Array(UnsafeBufferPointer(start: colorTable, count: count))
        self.init(.indexed, base: baseSpace, table: table, lab: nil)
    }

    /// The space of patterns.
    ///
    /// - Parameter baseSpace: For patterns without colors of their own; nil for those that have them.
    public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
        guard baseSpace?.model != .pattern else { return nil }
        self.init(.pattern, base: baseSpace, lab: nil)
    }

    /// The space of a name.
    ///
    /// - Parameter name: One of the type's constants; nil for a space that isn't known here.
    public convenience init?(name: CFString) {
        guard let kind = Kind(rawValue: "\(name)"), kind != .indexed else { return nil }
        self.init(kind)
    }

    /// The constant that the space can be made from; nil for tables, and for what an app gives a white point.
    public var name: CFString? {
        if kind == .indexed || lab != nil && lab != .generic { return nil }
        return NSString(string: kind.rawValue)
    }

    /// How its numbers are to be understood.
    public var model: CGColorSpaceModel {
        switch kind {
        case .deviceGray, .genericGrayGamma2_2, .extendedGray, .linearGray: .monochrome
        case .deviceCMYK: .cmyk
        case .pattern: .pattern
        case .lab: .lab
        case .indexed: .indexed
        case .deviceRGB, .sRGB, .extendedSRGB, .linearSRGB, .extendedLinearSRGB, .genericRGBLinear, .displayP3,
            .extendedDisplayP3:
            .rgb
        }
    }

    /// How many numbers a color has, alpha not counted.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome, .indexed: 1
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
            .deviceCMYK, .lab, .pattern, .indexed:
            false
        }
    }

    /// What an image's samples mean, from the least to the greatest of each component.
    ///
    /// - Parameter greatest: The greatest sample: 255 for bytes.
    func sampleRanges(greatest: Int) -> [ClosedRange<CGFloat>] {
        if let lab { return [0...100, lab.aRange, lab.bRange] }
        return Array(repeating: 0...(kind == .indexed ? CGFloat(greatest) : 1), count: numberOfComponents)
    }

    /// Whether a context can be made of it: not of patterns, tables and L\*a\*b\*.
    public var supportsOutput: Bool { kind != .pattern && kind != .indexed && kind != .lab }

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
    /// L\*a\*b\* with the white of paper (D50), and hues from -128 to 127.
    public static var genericLab: CFString { NSString(string: Kind.lab.rawValue) }
    /// Grays in linear light.
    public static var linearGray: CFString { NSString(string: Kind.linearGray.rawValue) }
}

extension CGColorSpace: Hashable {
    /// Equal when numbers mean the same color; so are two spaces of patterns with equal base spaces.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left.kind == right.kind && left.baseColorSpace == right.baseColorSpace && left.colorTable == right.colorTable
            && left.lab == right.lab
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
