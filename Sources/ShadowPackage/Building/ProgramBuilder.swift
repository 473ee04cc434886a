import Foundation
import SourceJob
import XcodeProject

/// Ports and compiles the targets that a program needs.
struct ProgramBuilder {
    let project: Project
    let folders: BuildFolders
    let build: InsetBuild
    let report: BuildReport

    /// What was compiled.
    struct Outcome {
        /// All objects.
        var objects: [String] = []
        /// Modules by target.
        var names: ModuleNames
        /// Files whose change has the program built again.
        var inputs: [String] = []
        /// All errors of the compiler.
        var flags: [String] = []
        /// What the compiler said of files of tests that are left out, by their names.
        var leftOut: [String: String] = [:]
    }

    /// Compiles targets in order; those that hold no module are passed over.
    func build(_ targets: [Target]) throws(ShadowError) -> Outcome {
        let frameworks = SystemFrameworks(available: build.moduleNames)
        let names = ModuleNames(targets)
        var outcome = Outcome(names: names)
        let own = Set(targets.map { names[$0] })
        let bundles = FrameworkFolder(targets)
        let headersOfInset = CompilerFlags(build: build).imports
        let compiler = ModuleCompiler(folders: folders, build: build)
        var imports: [String: [String]] = [:]
        var headers: [String] = []
        for target in targets where target.kind.isModule || target.kind == .tool {
            let name = names[target]
            guard !names.isTwin(target) else { continue }
            tell(target)
            let isPlain = target.sources(.swift).isEmpty || target.isForLinux
            let bridging = isPlain ? Bridging() : try bridge(target, module: name, frameworks)
            let clang = try ClangCompiler(folders: folders).compile(target, module: name, includes: headers, report)
            outcome.objects += clang.objects
            outcome.inputs += target.sources.map(\.path) + DataModel.all(of: target).map(\.contents.path)
            headers += target.headerFolders
            let inherited = target.dependencies.flatMap { imports[$0] ?? [] }
            let mapped = mapped(target, frameworks, own: own)
            imports[target.id] = CompilerFlags.unique(
                inherited + clang.importFlags + bridging.header.flags + mapped.flags
            )
            let headerInputs = bridging.header.inputs + mapped.inputs
            outcome.inputs += headerInputs
            guard !target.sources(.swift).isEmpty else { continue }
            let needed = project.closure(of: target.dependencies).filter { $0.id != target.id }.map { names[$0] }
                .uniqued
            var sources = try port(
                target,
                name: name,
                imports: needed,
                frameworks,
                own: own.union(mapped.modules),
                bundle: bundles.path(of: target)
            )
            sources += try generated(target, name: name)
            let module = ModuleCompiler.Module(
                name: name,
                sources: sources,
                flags: flags(of: target) + bridging.flags + (imports[target.id] ?? []) + headersOfInset
                    + frameworks.aliasFlags(excluding: own.union(target.isForLinux ? target.askedModules : [])),
                imports: needed,
                headers: headerInputs,
                map: ColumnMap(contentsOf: folders.map(name)),
                root: target.root
            )
            if target.kind == .unitTest {
                let tests = try compiler.compileTests(module, report)
                outcome.objects += tests.objects
                outcome.leftOut = tests.leftOut
            } else {
                outcome.objects += try compiler.compile(module, report)
            }
            outcome.flags = headersOfInset + frameworks.aliasFlags(excluding: own) + (imports[target.id] ?? [])
        }
        outcome.inputs = outcome.inputs.uniqued
        return outcome
    }

    private func flags(of target: Target) -> [String] {
        let package = target.id.split(separator: "/").first.map(String.init) ?? "App"
        // On iOS `import XCTest` brings UIKit along, and tests rely on it.
        let imports = target.kind == .unitTest ? ["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"] : []
        // Xcode names no package to the compiler for targets of its own projects: to tests the app is another one's.
        let isPackage = target.container.hasSuffix("Package.swift")
        let name = package.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
        return imports + ["-swift-version", target.swiftVersion]
            + target.swiftConditions.map { "-D\($0)" }
            + target.swiftFlags + (isPackage ? ["-package-name", name] : [])
    }

    private func port(
        _ target: Target,
        name: String,
        imports: [String],
        _ frameworks: SystemFrameworks,
        own: Set<String>,
        bundle: String?
    ) throws(ShadowError) -> [String] {
        if target.isForLinux { return target.sources(.swift) }
        let output = folders.sources(name).path
        let job = PortJob(
            module: name,
            root: Self.commonFolder(of: target.sources(.swift), target.root),
            output: output,
            sources: target.sources(.swift),
            conditions: target.buildConditions(frameworks, own: own),
            imports: imports.map { folders.summary($0).path }.filter { FileManager.default.fileExists(atPath: $0) },
            summary: folders.summary(name).path,
            map: folders.map(name).path,
            aliases: frameworks.renames,
            thin: frameworks.hidden,
            bundle: bundle
        )
        let outcome = try SourceRewriter(program: build.rewriterPath).run(job, file: folders.job(name))
        for note in outcome.notes where note.kind != .warning {
            report.note(ProjectNote(note.file, line: note.line, note.message))
        }
        let walk = (try? FileManager.default.subpathsOfDirectory(atPath: output)) ?? []
        // A folder may be called like a file: `QRCodeReader.swift/AppDelegate.swift`.
        let holders = Set(walk.map { ($0 as NSString).deletingLastPathComponent })
        return walk.filter { $0.hasSuffix(".swift") && !holders.contains($0) }.sorted().map { output + "/" + $0 }
    }

    /// The innermost folder that holds a target's folder and all of its files: examples refer to `../Sources`.
    private static func commonFolder(of files: [String], _ root: String) -> String {
        var parts = root.split(separator: "/")[...]
        for file in files {
            let folder = file.split(separator: "/").dropLast()
            let shared = zip(parts, folder).prefix { $0 == $1 }.count
            parts = parts.prefix(shared)
        }
        return "/" + parts.joined(separator: "/")
    }

    // MARK: What Xcode generates

    /// `Bundle.module` of packages, names of assets and of texts, and classes of Core Data's models.
    private func generated(_ target: Target, name: String) throws(ShadowError) -> [String] {
        var files: [(name: String, text: String)] = []
        // A model of Core Data is a resource without being declared as one.
        let hasResources = !target.resources.isEmpty || target.sources(.generated).contains(where: DataModel.isModel)
        if target.container.hasSuffix("Package.swift"), hasResources {
            files.append(("resource_bundle_accessor.swift", Self.bundleAccessor(of: Self.bundleName(of: target, name))))
        }
        if let symbols = AssetSymbols(target).source { files.append(("GeneratedAssetSymbols.swift", symbols)) }
        if let symbols = StringSymbols(target).source { files.append(("GeneratedStringSymbols.swift", symbols)) }
        for (number, model) in DataModel.all(of: target).enumerated() {
            if let text = model.source { files.append(("GeneratedDataModel\(number).swift", text)) }
        }
        var paths: [String] = []
        for file in files {
            let url = folders.root.appendingPathComponent("Generated/\(name)/\(file.name)")
            try CacheFile.write(Data(file.text.utf8), to: url)
            paths.append(url.path)
        }
        return paths
    }

    /// The folder of a package's resources within the program's bundle.
    static func bundleName(of target: Target, _ module: String) -> String {
        let package = ((target.container as NSString).deletingLastPathComponent as NSString).lastPathComponent
        return "\(package)_\(module).bundle"
    }

    private static func bundleAccessor(of name: String) -> String {
        """
        import Foundation

        extension Foundation.Bundle {
            static let module: Bundle = Bundle(url: Bundle.main.bundleURL.appendingPathComponent("\(name)")) ?? .main
        }

        """
    }

    // MARK: What is left out

    static let mostNamed = 8

    private func tell(_ target: Target) {
        let objectiveC = target.sources(.objectiveC)
        for path in objectiveC.prefix(Self.mostNamed) {
            report.note(ProjectNote(path, "it is Objective-C and left out; Swift that uses it won't find it"))
        }
        if objectiveC.count > Self.mostNamed {
            let rest = objectiveC.count - Self.mostNamed
            report.note(ProjectNote(target.root, "\(target.name): \(rest) more files are Objective-C and left out"))
        }
        for path in target.sources(.generated) where !DataModel.isModel(path) {
            report.note(ProjectNote(path, "Xcode generates code of it, which is missing here"))
        }
        for script in target.scripts where target.container.hasSuffix(".xcodeproj") {
            guard !script.hasPrefix("[CP]") else { continue }
            report.note(ProjectNote(target.container, "target \(target.name): the script \"\(script)\" isn't run"))
        }
    }
}
