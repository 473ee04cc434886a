import Foundation

/// The name of something that a film says of itself.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// By a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// `common/title`.
    public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "common/title")
    /// `common/artist`.
    public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "common/artist")
    /// `common/artwork`.
    public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "common/artwork")
    /// `common/albumName`.
    public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "common/albumName")
    /// `common/description`.
    public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "common/description")
}

/// The key of something that a film says of itself.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// By a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// `title`.
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    /// `artist`.
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    /// `artwork`.
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
    /// `albumName`.
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    /// `type`.
    public static let commonKeyType = AVMetadataKey(rawValue: "type")
    /// `author`.
    public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
}

/// Where a key means something.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// By a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// `comn`.
    public static let common = AVMetadataKeySpace(rawValue: "comn")
    /// `org.id3`.
    public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
    /// `itsk`.
    public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
    /// `mdta`.
    public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
}

/// How a film says something of itself.
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// By a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// `org.id3`.
    public static let id3Metadata = AVMetadataFormat(rawValue: "org.id3")
    /// `com.apple.itunes`.
    public static let iTunesMetadata = AVMetadataFormat(rawValue: "com.apple.itunes")
    /// `com.apple.quicktime.mdta`.
    public static let quickTimeMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.mdta")
}

/// How sound is made faster.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// By a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// `Spectral`.
    public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
    /// `TimeDomain`.
    public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
    /// `Varispeed`.
    public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
    /// `LowQualityZeroLatency`.
    public static let lowQualityZeroLatency = AVAudioTimePitchAlgorithm(rawValue: "LowQualityZeroLatency")
}
