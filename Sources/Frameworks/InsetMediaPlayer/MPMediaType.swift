/// What a library's items are.
public struct MPMediaType: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// A set of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A song.
    public static let music = MPMediaType(rawValue: 1 << 0)
    /// An episode of a podcast.
    public static let podcast = MPMediaType(rawValue: 1 << 1)
    /// A book that is read out.
    public static let audioBook = MPMediaType(rawValue: 1 << 2)
    /// Whatever is heard.
    public static let anyAudio = MPMediaType(rawValue: 0x00ff)
    /// A film.
    public static let movie = MPMediaType(rawValue: 1 << 8)
    /// A video of a song.
    public static let musicVideo = MPMediaType(rawValue: 1 << 11)
    /// Whatever is seen.
    public static let anyVideo = MPMediaType(rawValue: 0xff00)
    /// Everything.
    public static let any = MPMediaType(rawValue: ~0)
}
