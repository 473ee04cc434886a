import PackagePlugin

extension SwiftSourceModuleTarget {
    /// The Swift targets that this one may import, each behind those that it needs itself, but for Inset's own and what
    /// those need: what frameworks declare is known.
    func portedDependencies(in package: Package) -> [SwiftSourceModuleTarget] {
        let inset = package.everyPackage.filter { $0.displayName == "Inset" }.flatMap(\.everyPackage)
        let known = Set(inset.flatMap(\.targets).map(\.id))
        return recursiveTargetDependencies.compactMap { $0 as? SwiftSourceModuleTarget }.filter {
            !known.contains($0.id)
        }
    }
}

extension Package {
    /// The package and all that it depends on.
    fileprivate var everyPackage: [Package] { [self] + dependencies.flatMap(\.package.everyPackage) }
}
