import Foundation
import XcodeProject

/// Has SwiftPM fetch the packages that a project needs.
struct PackageResolver {
    let folders: BuildFolders
    let cache: CacheFolder

    /// The folders of all packages that SwiftPM fetched, those of `Package.resolved` in their versions.
    func checkouts(of project: Project, _ report: BuildReport) throws(ShadowError) -> [String] {
        let folder = folders.root.appendingPathComponent("Packages")
        var manifest = "// swift-tools-version: 5.9\nimport PackageDescription\n\nlet package = Package(\n"
        manifest += "    name: \"Dependencies\",\n    dependencies: [\n"
        for package in project.remotePackages.uniqued {
            manifest += "        .package(url: \"\(package.url)\", \(package.requirement)),\n"
        }
        manifest += "    ],\n    targets: []\n)\n"
        let isNew = try CacheFile.write(Data(manifest.utf8), to: folder.appendingPathComponent("Package.swift"))
        let pins = folder.appendingPathComponent("Package.resolved")
        for path in Self.resolvedFiles(of: project) {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            try CacheFile.write(data, to: pins)
            break
        }
        let state = folder.appendingPathComponent("resolved")
        let scratch = folder.appendingPathComponent("scratch")
        if isNew || !FileManager.default.fileExists(atPath: state.path) {
            report.step("Fetching packages")
            let options = [
                "package", "--package-path", folder.path, "--scratch-path", scratch.path, "--cache-path",
                cache.url.appendingPathComponent("packages").path, "resolve",
            ]
            let ending = ChildCommand("swift", options).run { report.detail($0) }
            guard let ending else { throw .noTool("swift") }
            guard ending.status == 0 else {
                let lines = (ending.errors + ending.output).split(separator: "\n")
                throw .packages(lines.first { $0.contains("error:") }.map(String.init) ?? "status \(ending.status)")
            }
            try CacheFile.write(Data(), to: state)
        }
        let checkouts = scratch.appendingPathComponent("checkouts").path
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: checkouts)) ?? []).sorted()
        return names.map { checkouts + "/" + $0 }
    }

    /// Where Xcode and SwiftPM keep a project's pins.
    private static func resolvedFiles(of project: Project) -> [String] {
        let folder = (project.path as NSString).deletingLastPathComponent
        return [
            project.path + "/xcshareddata/swiftpm/Package.resolved",
            project.path + "/project.xcworkspace/xcshareddata/swiftpm/Package.resolved",
            folder + "/Package.resolved",
        ]
    }
}
