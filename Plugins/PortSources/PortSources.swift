import Foundation
import PackagePlugin

/// Ports a target's iOS source before it is compiled: `@objc`, `#selector`, `@IBOutlet`, `#if os(iOS)`.
///
/// What is ported is every Swift file below the target's folder that SwiftPM doesn't compile itself: what the manifest
/// excludes. One file at least must be left to SwiftPM, which passes over a target that has none.
@main
struct PortSources: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else {
            Diagnostics.error("PortSources ports Swift, and \(target.name) has none; take the plugin out of it")
            return []
        }
        let compiled = Set(target.sourceFiles(withSuffix: ".swift").map(\.url.path))
        let sources = SwiftFiles(below: target.directoryURL).paths.filter { !compiled.contains($0) }
        guard !sources.isEmpty else {
            Diagnostics.error(
                "SwiftPM compiles every file of \(target.name) itself; exclude in the manifest the folder that is to be "
                    + "ported: exclude: [\"iOS\"]"
            )
            return []
        }
        let tool = try context.tool(named: "inset-source").url
        let folder = context.pluginWorkDirectoryURL
        // SwiftPM defines `DEBUG` by its configuration, and tells plugins of it only by the folder that it builds tools in.
        let isDebug = tool.deletingLastPathComponent().lastPathComponent != "release"
        var job = TargetJob(target, sources: sources, in: folder, isDebug: isDebug)
        let others = folder.appendingPathComponent("Dependencies")
        for other in target.portedDependencies(in: context.package) {
            let sources = SwiftFiles(below: other.directoryURL).paths
            var dependency = TargetJob(other, sources: sources, in: others, isDebug: isDebug)
            dependency.dependencies = job.dependencies
            job.dependencies.append(dependency)
        }
        let file = folder.appendingPathComponent("job.json")
        try job.write(to: file)
        return [
            .buildCommand(
                displayName: "Porting \(target.moduleName)",
                executable: tool,
                arguments: ["--target", file.path],
                inputFiles: job.everySource.map { URL(fileURLWithPath: $0) } + [file],
                outputFiles: job.outputs
            )
        ]
    }
}
