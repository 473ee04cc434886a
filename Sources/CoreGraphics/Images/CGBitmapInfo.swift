/// The layout of a bitmap's pixels: alpha info, component type and byte order.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// Alpha's place in the lower five bits, then marks, and the order of bytes from the thirteenth bit on.
    public let rawValue: UInt32

    /// Any bits; contexts and images say which they can do.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The bits of a `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// Components are floating point; no context takes that here.
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    /// The bits that say whether components are floating point.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// The bits of the byte order.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// Half words, low byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    /// Words, low byte first: blue comes first where alpha is first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// Half words, high byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    /// Words, high byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
