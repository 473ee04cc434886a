import Foundation

/// Where the parts of one project's shadow lie in the cache.
struct BuildFolders {
    let root: URL

    /// Ported Swift of a module.
    func sources(_ module: String) -> URL { root.appendingPathComponent("Sources/\(module)") }
    /// Objects of a module, and what the compiler keeps beside them.
    func objects(_ module: String) -> URL { root.appendingPathComponent("Objects/\(module)") }
    /// `.swiftmodule` files of the project's own modules.
    var modules: URL { root.appendingPathComponent("Modules") }
    /// The rewriter's job of a module.
    func job(_ module: String) -> URL { root.appendingPathComponent("Jobs/\(module).json") }
    /// What other modules need to know of a module.
    func summary(_ module: String) -> URL { root.appendingPathComponent("Jobs/\(module).summary.json") }
    /// Where the rewriter changed lines of a module.
    func map(_ module: String) -> URL { root.appendingPathComponent("Jobs/\(module).map.json") }
    /// A program with its resources; also where it runs.
    func bundle(_ name: String) -> URL { root.appendingPathComponent("Products/\(name)") }
    /// What was built last, and of what.
    func state(_ name: String) -> URL { root.appendingPathComponent("State/\(name).json") }
}
