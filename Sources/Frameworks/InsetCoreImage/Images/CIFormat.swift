/// How pixels lie in memory.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    /// The format's number.
    public let rawValue: Int32
    /// A format by its number.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Red, green, blue, opacity, a byte each.
    public static let RGBA8 = CIFormat(rawValue: 24)
    /// Blue, green, red, opacity, a byte each.
    public static let BGRA8 = CIFormat(rawValue: 20)
    /// Red, green, blue, opacity, half a word each.
    public static let RGBAh = CIFormat(rawValue: 31)
    /// Red, green, blue, opacity, a floating-point word each.
    public static let RGBAf = CIFormat(rawValue: 34)
    /// Red alone, half a word.
    public static let Rh = CIFormat(rawValue: 53)
    /// Red alone, a floating-point word.
    public static let Rf = CIFormat(rawValue: 55)
    /// Opacity, red, green, blue, a byte each.
    public static let ARGB8 = CIFormat(rawValue: 18)

    /// The parts in their order: 0 red, 1 green, 2 blue, 3 opacity; nil for a format that isn't known here.
    var places: [Int]? {
        switch self {
        case .RGBA8, .RGBAh, .RGBAf: [0, 1, 2, 3]
        case .BGRA8: [2, 1, 0, 3]
        case .ARGB8: [3, 0, 1, 2]
        case .Rh, .Rf: [0]
        default: nil
        }
    }

    /// How many bytes a part has: one counts up to 255, two and four are floating-point numbers, which aren't cut to 0…1.
    var partSize: Int {
        switch self {
        case .Rh, .RGBAh: 2
        case .Rf, .RGBAf: 4
        default: 1
        }
    }
}
