import XcodeProject

/// Gives every target a module's name of its own.
struct ModuleNames {
    private var names: [String: String] = [:]
    private var twins: Set<String> = []

    /// The first target of a name keeps it; an app is imported more often than a pod of the same name.
    ///
    /// A library that a project builds and a pod of the same name are one module, as `import` can't tell them apart.
    init(_ targets: [Target]) {
        var taken = Set<String>()
        var libraries = Set<String>()
        for target in targets {
            var name = target.moduleName.isEmpty ? "Module" : target.moduleName
            let isLibrary = [.framework, .library].contains(target.kind) && !target.sources(.swift).isEmpty
            if isLibrary, libraries.contains(name) {
                twins.insert(target.id)
                names[target.id] = name
                continue
            }
            while !taken.insert(name).inserted { name += "_" }
            names[target.id] = name
            if isLibrary { libraries.insert(name) }
        }
    }

    /// Whether an earlier target stands for this one.
    func isTwin(_ target: Target) -> Bool { twins.contains(target.id) }

    /// The name of a target's module.
    subscript(target: Target) -> String { names[target.id] ?? target.moduleName }
}
