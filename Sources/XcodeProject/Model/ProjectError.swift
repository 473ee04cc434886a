/// Why a project can't be read at all.
public enum ProjectError: Error, Equatable, Sendable {
    /// Nothing is there.
    case missing(String)
    /// A file is there, but isn't what it should be.
    case unreadable(String, line: Int?, reason: String)
    /// A folder holds several projects.
    case ambiguous(String, candidates: [String])
    /// The project is written by a newer Xcode, or by one before Xcode 3.2.
    case unsupportedVersion(String, version: String)
    /// There is nothing to build.
    case empty(String)
    /// `swift package` refuses a manifest.
    case manifest(String, reason: String)
    /// A target or scheme of that name isn't there.
    case unknown(String, name: String, known: [String])
}

extension ProjectError: CustomStringConvertible {
    /// One line: where, what, and what to do.
    public var description: String {
        switch self {
        case .missing(let path): "\(path): there is no such file; look at its spelling"
        case .unreadable(let path, let line?, let reason): "\(path):\(line): \(reason)"
        case .unreadable(let path, nil, let reason): "\(path): \(reason)"
        case .ambiguous(let path, let candidates):
            "\(path): there are several projects; name one: \(candidates.joined(separator: ", "))"
        case .unsupportedVersion(let path, let version):
            "\(path): objectVersion \(version) isn't known; save it with Xcode 8 to 26"
        case .empty(let path): "\(path): there is no Swift source in it"
        case .manifest(let path, let reason): "\(path): \(reason)"
        case .unknown(let path, let name, let known) where known.isEmpty:
            "\(path): there is no \(name)"
        case .unknown(let path, let name, let known):
            "\(path): there is no \(name); it has \(known.prefix(20).joined(separator: ", "))"
        }
    }
}
