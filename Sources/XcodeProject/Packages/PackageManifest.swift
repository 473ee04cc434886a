import Foundation

/// What `swift package dump-package` says of a manifest.
struct PackageManifest {
    private static let mostTargets = 2000

    let values: [String: Any]

    /// Has the manifest compiled and run, without a word written beside it.
    ///
    /// - Parameters:
    ///   - folder: The package's.
    ///   - cache: Where SwiftPM may write.
    init(of folder: String, cache: String) throws(ProjectError) {
        let manifest = folder + "/Package.swift"
        guard InputFile.exists(manifest) else { throw .missing(manifest) }
        let options = [
            "package", "--package-path", folder, "--scratch-path", cache + "/manifests/scratch", "--cache-path",
            cache + "/manifests/cache", "--config-path", cache + "/manifests/configuration", "--security-path",
            cache + "/manifests/security", "dump-package",
        ]
        guard let ending = ChildCommand("swift", options).run() else {
            throw .manifest(manifest, reason: "`swift` can't be started; put it into PATH")
        }
        guard ending.status == 0,
            let object = try? JSONSerialization.jsonObject(with: Data(ending.output.utf8)) as? [String: Any]
        else {
            throw .manifest(manifest, reason: Self.reason(ending.errors))
        }
        values = object
    }

    /// The first error that SwiftPM tells, without its place.
    private static func reason(_ text: String) -> String {
        let lines = text.split(separator: "\n").map(String.init)
        let line = lines.last { $0.contains("error:") } ?? lines.first ?? "SwiftPM can't read it"
        guard let error = line.firstRange(of: "error: ") else { return line }
        return String(line[error.upperBound...])
    }

    var name: String { values["name"] as? String ?? "Package" }
    var targets: [[String: Any]] { Array((values["targets"] as? [[String: Any]] ?? []).prefix(Self.mostTargets)) }
    var products: [[String: Any]] { values["products"] as? [[String: Any]] ?? [] }

    /// The major version of the tools that it is written for.
    var toolsMajor: Int {
        let version = (values["toolsVersion"] as? [String: Any])?["_version"] as? String
        return version.flatMap { $0.split(separator: ".").first }.flatMap { Int($0) } ?? 5
    }

    /// The newest language mode that it lists; nil where it lists none.
    var swiftVersion: String? {
        (values["swiftLanguageVersions"] as? [String])?.max { (Double($0) ?? 0) < (Double($1) ?? 0) }
    }

    /// The first iOS that it runs on.
    var deploymentTarget: String? {
        (values["platforms"] as? [[String: Any]])?.first { $0["platformName"] as? String == "ios" }?["version"]
            as? String
    }

    /// Packages beside it, and those to fetch.
    func dependencies(in folder: String) -> (local: [String], remote: [RemotePackage]) {
        var local: [String] = []
        var remote: [RemotePackage] = []
        for dependency in values["dependencies"] as? [[String: Any]] ?? [] {
            for entry in dependency["fileSystem"] as? [[String: Any]] ?? [] {
                if let path = entry["path"] as? String { local.append(ProjectPaths.standardized(path)) }
            }
            for entry in dependency["sourceControl"] as? [[String: Any]] ?? [] {
                let location = entry["location"] as? [String: Any]
                let addresses = location?["remote"] as? [Any] ?? []
                let address = (addresses.first as? [String: Any])?["urlString"] as? String ?? addresses.first as? String
                if let address {
                    let requirement = Self.requirement(entry["requirement"] as? [String: Any] ?? [:])
                    remote.append(RemotePackage(url: address, requirement: requirement))
                } else if let path = (location?["local"] as? [String])?.first {
                    local.append(ProjectPaths.standardized(path))
                }
            }
        }
        return (local, remote)
    }

    private static func requirement(_ value: [String: Any]) -> String {
        if let range = (value["range"] as? [[String: Any]])?.first {
            return "\"\(range["lowerBound"] ?? "0.0.0")\"..<\"\(range["upperBound"] ?? "999.0.0")\""
        }
        for kind in ["exact", "branch", "revision"] {
            if let text = (value[kind] as? [String])?.first { return "\(kind): \"\(text)\"" }
        }
        return "\"0.0.0\"..<\"999.0.0\""
    }

    /// Whether something with a condition holds on iOS, or on another platform.
    static func holds(_ condition: Any?, on platform: String = "ios") -> Bool {
        guard let names = (condition as? [String: Any])?["platformNames"] as? [String], !names.isEmpty else {
            return true
        }
        return names.contains(platform)
    }
}
