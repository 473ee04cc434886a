/// The `swiftSettings` and `cSettings` of a package's target that mean something here.
struct PackageSettings {
    private let settings: [[String: Any]]
    private let folder: String

    init(_ settings: [[String: Any]], folder: String) {
        self.settings = settings
        self.folder = folder
    }

    /// Adds them to a target.
    func apply(to target: inout Target) {
        for setting in settings where PackageManifest.holds(setting["condition"]) {
            guard let kind = setting["kind"] as? [String: Any], let (name, value) = kind.first else { continue }
            let isSwift = setting["tool"] as? String == "swift"
            let text = (value as? [String: Any])?["_0"]
            switch (name, text) {
            case ("define", let name as String):
                if isSwift { target.conditions.append(name) } else { target.cFlags.append("-D\(name)") }
            case ("headerSearchPath", let path as String):
                target.cFlags.append("-I\(ProjectPaths.standardized(folder + "/" + path))")
            case ("enableUpcomingFeature", let name as String):
                target.swiftFlags += ["-enable-upcoming-feature", name]
            case ("enableExperimentalFeature", let name as String):
                target.swiftFlags += ["-enable-experimental-feature", name]
            case ("swiftLanguageMode", let version as String):
                target.swiftVersion = TargetReader.mode(version)
            case ("linkedFramework", let name as String):
                target.frameworks.append(name)
            case ("defaultIsolation", let isolation as String) where isolation == "MainActor":
                target.swiftFlags += ["-default-isolation", "MainActor"]
            default: break
            }
        }
        target.conditions = target.conditions.uniqued
    }
}
