/// Why a font file cannot be used.
package enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Nothing can be read at this path.
    case unreadable(path: String)
    /// The file is larger than `limit` bytes.
    case tooLarge(path: String, limit: Int)
    /// The bytes are no font that FreeType and HarfBuzz understand.
    case corrupt(path: String)
    /// The font has neither outlines nor pictures.
    case notScalable(path: String)
    /// A font of this PostScript name was registered before.
    case alreadyRegistered(name: String)
    /// No registered font comes from this path.
    case notRegistered(path: String)

    package var description: String {
        switch self {
        case .unreadable(let path): "\(path): cannot be read; check that the font file is there"
        case .tooLarge(let path, let limit): "\(path): larger than \(limit) bytes; use a smaller font file"
        case .corrupt(let path): "\(path): is not a font or is damaged; replace the file"
        case .notScalable(let path): "\(path): has no outlines; use a scalable font"
        case .alreadyRegistered(let name): "\(name): is registered already; unregister its file first"
        case .notRegistered(let path): "\(path): holds no registered font; register it first"
        }
    }
}
