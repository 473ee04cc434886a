import XcodeProject

/// Gives every target a module's name of its own.
struct ModuleNames {
    private var names: [String: String] = [:]

    /// The first target of a name keeps it; an app is imported more often than a pod of the same name.
    init(_ targets: [Target]) {
        var taken = Set<String>()
        for target in targets {
            var name = target.moduleName.isEmpty ? "Module" : target.moduleName
            while !taken.insert(name).inserted { name += "_" }
            names[target.id] = name
        }
    }

    /// The name of a target's module.
    subscript(target: Target) -> String { names[target.id] ?? target.moduleName }
}
