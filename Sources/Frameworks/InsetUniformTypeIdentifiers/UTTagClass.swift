/// A way to name types: extensions of files, MIME types.
public struct UTTagClass: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The way's name, as Apple spells it.
    public let rawValue: String
    /// A way by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By extensions of files, "jpg".
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// By MIME types, "image/jpeg".
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
    /// The way's name.
    public var description: String { rawValue }
}
