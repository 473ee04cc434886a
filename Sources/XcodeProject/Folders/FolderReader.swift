import Foundation

/// Reads a folder of sources without any project as one app, and its tests.
struct FolderReader {
    private static let skipped: Set<String> = [
        "Pods", "Carthage", "build", "Build", "DerivedData", "node_modules", "fastlane", "vendor",
    ]
    private static let mostBytesOfASource = 16 << 20

    private(set) var targets: [Target] = []
    private(set) var inputs: [String] = []
    private(set) var notes: [ProjectNote] = []

    /// - Parameter folder: Absolute.
    init(_ folder: String) throws(ProjectError) {
        guard InputFile.isFolder(folder) else { throw .missing(folder) }
        let name = (folder as NSString).lastPathComponent
        let walk = FolderWalk(folder) { Self.skipped.contains(($0 as NSString).lastPathComponent) }
        inputs = walk.folders
        notes = walk.notes
        var app = Self.target(name, folder, kind: .application)
        var tests = Self.target(name + "Tests", folder, kind: .unitTest)
        var plists: [String] = []
        for file in walk.files {
            let path = folder + "/" + file
            let isTest = Self.isTest(file, path)
            switch SourceKind(path: file) {
            case .swift, .c, .cxx, .objectiveC, .generated:
                if isTest { tests.sources.append(SourceFile(path)) } else { app.sources.append(SourceFile(path)) }
            case .resource:
                if file.hasSuffix("Info.plist") {
                    if !isTest { plists.append(path) }
                } else if isTest {
                    tests.resources.append(Resource(path: path))
                } else {
                    app.resources.append(Resource(path: path))
                }
            case .header, .other: break
            }
        }
        guard !app.sources(.swift).isEmpty else { throw .empty(folder) }
        // The app's own lies nearest to the top.
        if let plist = plists.min(by: { ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1) }) {
            let info = InfoPropertyList(contentsOf: plist, name: name)
            app.info = info.values
            inputs += info.inputs
            notes += info.notes
        }
        // Without an entry point it is a library.
        if !Self.hasEntryPoint(app) {
            app.kind = .framework
            app.productName = name + ".framework"
        }
        targets.append(app)
        guard !tests.sources(.swift).isEmpty else { return }
        tests.dependencies = [app.id]
        if app.kind == .application { tests.host = app.id }
        targets.append(tests)
    }

    private static func target(_ name: String, _ folder: String, kind: TargetKind) -> Target {
        var target = Target(
            id: name,
            name: name,
            kind: kind,
            moduleName: SettingModifier.moduleName(name),
            container: folder,
            root: folder
        )
        target.productName = kind == .application ? name + ".app" : name + ".xctest"
        target.conditions = ["DEBUG"]
        return target
    }

    /// Files of a folder "…Tests", or that import a library of tests.
    private static func isTest(_ file: String, _ path: String) -> Bool {
        if file.split(separator: "/").dropLast().contains(where: { $0.hasSuffix("Tests") }) { return true }
        guard file.hasSuffix("Tests.swift") || file.hasSuffix("Test.swift") else { return false }
        let text = text(at: path)
        return text.contains("import XCTest") || text.contains("import Testing")
    }

    private static func hasEntryPoint(_ target: Target) -> Bool {
        target.sources(.swift).contains { path in
            if path.hasSuffix("/main.swift") { return true }
            let text = text(at: path)
            return text.contains("@main") || text.contains("@UIApplicationMain")
        }
    }

    private static func text(at path: String) -> String {
        let data = try? InputFile.data(at: URL(fileURLWithPath: path), limit: mostBytesOfASource)
        return String(decoding: data ?? Data(), as: UTF8.self)
    }
}
