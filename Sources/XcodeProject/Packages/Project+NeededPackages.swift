extension Project {
    /// The packages that targets need, directly or through others, of those that SwiftPM has to fetch.
    ///
    /// A product that no package here is known to bring may come from any of them.
    /// - Parameter ids: The targets that are built.
    public func remotePackages(for ids: [String]) -> [RemotePackage] {
        var needed: Set<String> = []
        for target in closure(of: ids) {
            for product in target.packageProducts where !products.contains(where: { $0.name == product.name }) {
                let identity = product.package ?? product.name.lowercased()
                guard remotePackages.contains(where: { $0.identity == identity }) else { return remotePackages }
                needed.insert(identity)
            }
        }
        return remotePackages.filter { needed.contains($0.identity) }
    }
}
