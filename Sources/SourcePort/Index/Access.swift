/// Who may use a declaration.
enum Access: Int, Codable, Sendable, Comparable {
    case `private`, `fileprivate`, `internal`, package, `public`, open

    /// By how many may use it.
    static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }

    init?(word: String) {
        switch word {
        case "private": self = .private
        case "fileprivate": self = .fileprivate
        case "internal": self = .internal
        case "package": self = .package
        case "public": self = .public
        case "open": self = .open
        default: return nil
        }
    }

    /// As it is written before a declaration, with a space; nothing for the default.
    var prefix: String {
        switch self {
        case .private: "private "
        case .fileprivate: "fileprivate "
        case .internal: ""
        case .package: "package "
        case .public: "public "
        case .open: "open "
        }
    }
}
