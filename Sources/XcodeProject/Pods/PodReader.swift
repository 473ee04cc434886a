import Foundation

/// Makes targets of a Podfile's pods whose sources are there.
struct PodReader {
    /// A pod that was found.
    private struct Found {
        var specification: PodSpecification
        /// What its patterns begin at.
        var folder: String
        /// Names of its parts that somebody needs; nil is the pod itself.
        var wishes: [String?]
    }

    private let podfile: Podfile
    /// What targets' identifiers begin with.
    private let name: String
    private let isDebug: Bool
    private let folder: String
    private var found: [String: Found] = [:]
    /// Names in the order in which they were found.
    private var order: [String] = []

    /// The pods' targets, and those of their bundles.
    private(set) var targets: [Target] = []
    /// Names of pods that aren't there, with the pod that needs them where the Podfile doesn't name them.
    private(set) var missing: [String] = []
    /// Whether a target's podspec says which Swift it is written in, by ``Target/id``.
    private(set) var statesSwiftVersion = Set<String>()
    private(set) var inputs: [String] = []
    private(set) var notes: [ProjectNote] = []

    /// - Parameters:
    ///   - podfile: What is needed.
    ///   - name: What targets' identifiers begin with.
    ///   - isDebug: Whether `DEBUG` holds.
    ///   - known: Whether a pod by that name is there already, so that nobody misses it.
    init(_ podfile: Podfile, named name: String, isDebug: Bool, known: (String) -> Bool) {
        self.podfile = podfile
        self.name = name
        self.isDebug = isDebug
        folder = (podfile.path as NSString).deletingLastPathComponent
        for pod in podfile.pods where !known(pod.name) {
            guard !find(pod.name, pod.subspec, path: pod.path, beside: nil) else { continue }
            if let path = pod.path { tellMissing(pod.name, in: path) } else { missing.append(pod.name) }
        }
        var place = 0
        // Pods that pods need are found on the way.
        while place < order.count {
            addDependencies(of: order[place], known: known)
            place += 1
        }
        missing = missing.uniqued
        for name in order { addTargets(of: name) }
        inputs = inputs.uniqued
    }

    /// The identifier of a pod's target.
    func id(of pod: String) -> String? { found[pod].map { _ in "\(name)/\(pod)" } }

    /// The pods that were found, with their modules' names.
    var modules: [(pod: String, module: String)] {
        order.compactMap { name in found[name].map { (name, $0.specification.moduleName) } }
    }

    // MARK: Where pods lie

    private mutating func find(_ pod: String, _ subspec: String?, path: String?, beside other: String?) -> Bool {
        if found[pod] != nil {
            if found[pod]?.wishes.contains(subspec) == false { found[pod]?.wishes.append(subspec) }
            return true
        }
        for (podspec, root) in candidates(pod, path: path, beside: other) {
            inputs.append(podspec)
            guard InputFile.exists(podspec) else { continue }
            let reading = PodSpecificationReader.read(podspec)
            notes += reading.notes
            guard let specification = reading.specification, specification.isForIOS else { continue }
            found[pod] = Found(specification: specification, folder: root, wishes: [subspec])
            order.append(pod)
            return true
        }
        return findFolder(of: pod, subspec, path: path)
    }

    /// Where a pod's podspec may lie, and what its patterns begin at.
    private func candidates(_ pod: String, path: String?, beside other: String?) -> [(podspec: String, root: String)] {
        let names = ["\(pod).podspec", "\(pod).podspec.json"]
        if let path {
            if names.contains((path as NSString).lastPathComponent) {
                return [(path, (path as NSString).deletingLastPathComponent)]
            }
            return names.map { (path + "/" + $0, path) }
                // The podspec as CocoaPods last read it, where its own can't be.
                + [(folder + "/Pods/Local Podspecs/\(pod).podspec.json", path)]
        }
        let pods = folder + "/Pods/" + pod
        var candidates: [(String, String)] = []
        if InputFile.isFolder(pods) {
            candidates.append((folder + "/Pods/Local Podspecs/\(pod).podspec.json", pods))
            candidates += names.map { (pods + "/" + $0, pods) }
        }
        // A repository of several pods that need each other.
        if let other { candidates += names.map { (other + "/" + $0, other) } }
        return candidates
    }

    /// A pod whose podspec isn't there: CocoaPods leaves only its sources in its folder.
    private mutating func findFolder(of pod: String, _ subspec: String?, path: String?) -> Bool {
        let pods = folder + "/Pods/" + pod
        guard path == nil, InputFile.isFolder(pods), FolderWalk(pods).files.contains(where: { $0.hasSuffix(".swift") })
        else { return false }
        let values: PropertyValue = .dictionary([
            "name": .string(pod), "source_files": .string("**/*"),
            "resources": .string("**/*.{xcassets,xib,storyboard,png,strings,bundle}"),
        ])
        guard let specification = PodSpecification(values, path: pods) else { return false }
        notes.append(ProjectNote(pods, "its podspec isn't there; all sources of the folder are taken"))
        found[pod] = Found(specification: specification, folder: pods, wishes: [nil])
        order.append(pod)
        return true
    }

    private mutating func tellMissing(_ pod: String, in path: String) {
        let found = candidates(pod, path: path, beside: nil).contains { InputFile.exists($0.podspec) }
        if !found { notes.append(ProjectNote(podfile.path, "pod \(pod): there is no \(pod).podspec in \(path)")) }
    }

    private mutating func addDependencies(of pod: String, known: (String) -> Bool) {
        guard let own = found[pod] else { return }
        let parts = own.specification.parts(own.wishes)
        for dependency in PodSpecification.dependencies(of: parts) {
            let (other, subspec) = Self.split(dependency)
            guard other != pod, !known(other) else { continue }
            let listed = podfile.pods.first { $0.name == other }
            if !find(other, subspec, path: listed?.path, beside: own.folder), listed == nil {
                missing.append("\(other) (for \(pod))")
            }
        }
    }

    private static func split(_ name: String) -> (name: String, subspec: String?) {
        let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
        return (parts.first ?? name, parts.dropFirst().first)
    }

    // MARK: Targets

    private mutating func addTargets(of pod: String) {
        guard let own = found[pod] else { return }
        let specification = own.specification
        let parts = specification.parts(own.wishes)
        for wish in own.wishes.compactMap({ $0 }) where !parts.contains(where: { $0.name == "\(pod)/\(wish)" }) {
            notes.append(ProjectNote(specification.path, "there is no subspec \(wish) for iOS; it is left out"))
        }
        let files = PodFiles(parts, folder: own.folder, podspec: specification.path)
        inputs += files.inputs
        notes += files.notes
        var target = target(pod, kind: .framework, of: own)
        target.moduleName = specification.moduleName
        target.productName = specification.moduleName + ".framework"
        target.sources = files.sources
        target.resources = files.resources
        target.headerFolders = files.headerFolders
        target.dependencies = dependencies(of: pod, parts)
        target.frameworks = parts.flatMap { $0.strings("frameworks", "framework") }.uniqued
        target.hasAssetSymbols = true
        let settings = settings(of: parts, in: own.folder)
        apply(settings, to: &target)
        let search = HeaderSearchPaths(settings, root: (own.folder as NSString).deletingLastPathComponent)
        target.moduleMaps = search.moduleMaps
        target.headerSearchPaths = search.folders
        if let version = specification.swiftVersion {
            target.swiftVersion = TargetReader.mode(version)
            statesSwiftVersion.insert(target.id)
        }
        for bundle in files.bundles where !bundle.resources.isEmpty {
            var resources = self.target("\(pod)-\(bundle.name)", kind: .bundle, of: own)
            resources.productName = bundle.name + ".bundle"
            resources.resources = bundle.resources
            targets.append(resources)
            target.dependencies.append(resources.id)
        }
        if files.sources.isEmpty, target.dependencies.isEmpty, !parts.isEmpty {
            notes.append(ProjectNote(specification.path, "none of its source files is there"))
        }
        targets.append(target)
    }

    private func target(_ targetName: String, kind: TargetKind, of own: Found) -> Target {
        var target = Target(
            id: "\(name)/\(targetName)",
            name: targetName,
            kind: kind,
            moduleName: SettingModifier.moduleName(targetName),
            container: own.specification.path,
            root: own.folder
        )
        target.deploymentTarget = own.specification.deploymentTarget
        return target
    }

    private func dependencies(of pod: String, _ parts: [PodSpecification.Part]) -> [String] {
        PodSpecification.dependencies(of: parts).map { Self.split($0).name }.filter { $0 != pod }
            .compactMap { id(of: $0) }.uniqued
    }

    /// What the podspec sets for its own compilation.
    private func settings(of parts: [PodSpecification.Part], in folder: String) -> BuildSettings {
        // Pods lie beside each other in the folder of the project that CocoaPods makes for them.
        let root = PropertyValue.string((folder as NSString).deletingLastPathComponent)
        var levels = [
            SettingLevel([
                "PODS_ROOT": root, "SRCROOT": root, "PODS_TARGET_SRCROOT": .string(folder),
                "SWIFT_ACTIVE_COMPILATION_CONDITIONS": .string(isDebug ? "DEBUG COCOAPODS" : "COCOAPODS"),
                "GCC_PREPROCESSOR_DEFINITIONS": .string(isDebug ? "DEBUG=1 COCOAPODS=1" : "COCOAPODS=1"),
            ])
        ]
        // Those of subspecs are joined, as CocoaPods joins them.
        for values in parts.flatMap({ $0.values(["xcconfig", "pod_target_xcconfig"]) }).uniqued {
            var own = values.dictionary ?? [:]
            for name in ["SWIFT_ACTIVE_COMPILATION_CONDITIONS", "GCC_PREPROCESSOR_DEFINITIONS", "OTHER_SWIFT_FLAGS"] {
                guard let value = own[name] else { continue }
                own[name] = .string((["$(inherited)"] + value.strings).joined(separator: " "))
            }
            levels.append(SettingLevel(own))
        }
        return BuildSettings(levels: levels, configuration: isDebug ? "Debug" : "Release")
    }

    private func apply(_ settings: BuildSettings, to target: inout Target) {
        var conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        let flags = settings.list("OTHER_SWIFT_FLAGS")
        for (index, flag) in flags.enumerated() where flag.hasPrefix("-D") {
            let name = flag == "-D" ? flags.dropFirst(index + 1).first : String(flag.dropFirst(2))
            if let name { conditions.append(name) }
        }
        target.conditions = conditions.uniqued
        target.cFlags = settings.list("GCC_PREPROCESSOR_DEFINITIONS").uniqued.map { "-D\($0)" }
        if let version = settings["SWIFT_VERSION"] { target.swiftVersion = TargetReader.mode(version) }
    }
}
