/// What the catalog can't answer.
public enum DeviceCatalogError: Error, Hashable, Sendable {
    /// No device has that name; the suggestions are names of the catalog, the likeliest first.
    case unknownDevice(String, suggestions: [String])
    /// The catalog's data lacks a value, or it is of the wrong kind; the path says which.
    case invalidData(String)
}

extension DeviceCatalogError: CustomStringConvertible {
    /// One line: what is wrong, and what to do.
    public var description: String {
        switch self {
        case .unknownDevice(let name, let suggestions) where suggestions.isEmpty:
            "no device is called \"\(name)\"; `inset devices` lists them"
        case .unknownDevice(let name, let suggestions):
            "no device is called \"\(name)\"; did you mean \(suggestions.map { "\"\($0)\"" }.joined(separator: ", "))?"
        case .invalidData(let path):
            "the device catalog has no usable value at \(path)"
        }
    }
}
