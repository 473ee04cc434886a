import Foundation
import XcodeProject

/// Has SwiftPM fetch the packages that a project needs.
struct PackageResolver {
    let folders: BuildFolders
    let cache: CacheFolder

    private var folder: URL { folders.root.appendingPathComponent("Packages") }

    /// The folders of all packages that SwiftPM fetched, those of `Package.resolved` in their versions.
    ///
    /// A package that can't be fetched is left out with a note: what doesn't import it works without.
    func checkouts(
        of packages: [RemotePackage],
        for project: Project,
        _ report: BuildReport
    ) throws(ShadowError) -> [String] {
        let pins = folder.appendingPathComponent("Package.resolved")
        for path in Self.resolvedFiles(of: project) {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            try CacheFile.write(data, to: pins)
            break
        }
        var wanted = packages.uniqued
        var isWhole = true
        while let failure = try resolve(wanted, report) {
            var left = wanted.filter { !failure.names($0) }
            if left.count == wanted.count {
                // SwiftPM blames none of them: each is asked for beside those that can be fetched.
                left = []
                for package in wanted where try resolve(left + [package], report) == nil { left.append(package) }
            }
            for package in wanted where !left.contains(package) {
                report.note(ProjectNote(package.url, "the package can't be fetched and is left out: \(failure.reason)"))
            }
            (wanted, isWhole) = (left, false)
            if wanted.isEmpty { break }
        }
        // What was missing is asked for again the next time.
        if !isWhole { try? FileManager.default.removeItem(at: state) }
        let checkouts = scratch.appendingPathComponent("checkouts").path
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: checkouts)) ?? []).sorted()
        return names.map { checkouts + "/" + $0 }
    }

    private var state: URL { folder.appendingPathComponent("resolved") }
    private var scratch: URL { folder.appendingPathComponent("scratch") }

    /// What SwiftPM said when it couldn't fetch.
    private struct Failure {
        let output: String

        /// The first line that tells of an error.
        var reason: String {
            let lines = output.split(separator: "\n").map(String.init)
            let told = lines.first { $0.contains("error:") }
            return told ?? lines.first ?? "swift package resolve failed"
        }

        /// Whether it blames a package.
        func names(_ package: RemotePackage) -> Bool {
            let address = package.url.hasSuffix(".git") ? String(package.url.dropLast(4)) : package.url
            let lines = output.split(separator: "\n")
            return lines.contains { line in
                guard line.contains("error:") || line.contains("Failed to clone") else { return false }
                return line.contains(address) || line.contains("'\(package.identity)'")
            }
        }
    }

    /// Has SwiftPM fetch some packages.
    ///
    /// - Returns: Why it couldn't; nil when all are there.
    private func resolve(_ packages: [RemotePackage], _ report: BuildReport) throws(ShadowError) -> Failure? {
        var manifest = "// swift-tools-version: 5.9\nimport PackageDescription\n\nlet package = Package(\n"
        manifest += "    name: \"Dependencies\",\n    dependencies: [\n"
        for package in packages { manifest += "        .package(url: \"\(package.url)\", \(package.requirement)),\n" }
        manifest += "    ],\n    targets: []\n)\n"
        let isNew = try CacheFile.write(Data(manifest.utf8), to: folder.appendingPathComponent("Package.swift"))
        if !isNew, FileManager.default.fileExists(atPath: state.path) { return nil }
        try? FileManager.default.removeItem(at: state)
        report.step("Fetching packages")
        let options = [
            "package", "--package-path", folder.path, "--scratch-path", scratch.path, "--cache-path",
            cache.url.appendingPathComponent("packages").path, "resolve",
        ]
        let ending = ChildCommand("swift", options).run { report.detail($0) }
        guard let ending else { throw .noTool("swift") }
        guard ending.status == 0 else { return Failure(output: ending.errors + "\n" + ending.output) }
        try CacheFile.write(Data(), to: state)
        return nil
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
