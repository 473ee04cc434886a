/// Why a project doesn't run.
public enum ShadowError: Error, Equatable, Sendable {
    /// The cache can't be written.
    case unwritable(String, String)
    /// This program's modules aren't where it was built.
    case noRuntime(String)
    /// Another program is missing.
    case noTool(String)
    /// There is no app, or no tests, to run.
    case nothingToDo(String)
    /// The compiler found errors; the messages have been told.
    case doesNotCompile(module: String, errors: Int)
    /// The linker refused.
    case doesNotLink(String)
    /// The rewriter refused a module.
    case doesNotPort(module: String, reason: String)
}

extension ShadowError: CustomStringConvertible {
    /// One line: what, and what to do.
    public var description: String {
        switch self {
        case .unwritable(let path, let reason):
            "\(path): can't be written (\(reason)); choose another folder by --cache or INSET_CACHE"
        case .noRuntime(let reason): "Inset's modules can't be used: \(reason)"
        case .noTool(let name): "\(name) can't be started; install it and put it into PATH"
        case .nothingToDo(let reason): reason
        case .doesNotCompile(let module, let errors):
            "\(module) doesn't compile: \(errors == 1 ? "1 error" : "\(errors) errors")"
        case .doesNotLink(let reason): "the program can't be linked: \(reason)"
        case .doesNotPort(let module, let reason): "\(module) can't be ported: \(reason)"
        }
    }
}
