import Foundation

/// Pods: CocoaPods' own project where it ran, and what a Podfile and podspecs say where it didn't.
extension ProjectGraph {
    /// How far above a project its Podfile is looked for.
    private static let mostLevels = 3

    /// Finds the Podfile of a project, beside it or further up where it names the project.
    mutating func addPods(for project: String) {
        let folder = (project as NSString).deletingLastPathComponent
        guard !folder.hasSuffix("/Pods") else { return }
        var level = folder
        for _ in 0..<Self.mostLevels where level.count > 1 {
            let path = level + "/Podfile"
            if level == folder { addPodsProject(beside: level, isRequired: InputFile.exists(path)) }
            if InputFile.exists(path) {
                guard !podfiles.contains(where: { $0.path == path }) else { return }
                let podfile = PodfileReader.read(path)
                guard level == folder || podfile.targets.contains(where: { $0.project == project }) else { return }
                inputs.append(path)
                podfiles.append(podfile)
                if level != folder { addPodsProject(beside: level, isRequired: true) }
                return
            }
            level = (level as NSString).deletingLastPathComponent
        }
    }

    /// - Parameter isRequired: Whether it matters once it is there.
    private mutating func addPodsProject(beside folder: String, isRequired: Bool) {
        let project = folder + "/Pods/Pods.xcodeproj"
        if InputFile.isFolder(project) { tryToAdd(project) } else if isRequired { inputs.append(folder + "/Pods") }
    }

    /// Adds the targets of pods whose sources are there without CocoaPods' project.
    ///
    /// - Returns: What targets need of them, both by ``Target/id``.
    mutating func addPodTargets() -> [String: [String]] {
        var links: [String: [String]] = [:]
        for podfile in podfiles {
            notes += podfile.notes
            for (id, pods) in addTargets(of: podfile) { links[id, default: []] += pods }
        }
        return links
    }

    private mutating func addTargets(of podfile: Podfile) -> [String: [String]] {
        let folder = (podfile.path as NSString).deletingLastPathComponent
        var podfile = podfile
        let users = podfile.targets.map { targetIDs(of: $0, beside: folder) }
        podfile.targets = zip(podfile.targets, users).filter { !$1.isEmpty }.map(\.0)
        let project = files.firstIndex { $0.url.path == folder + "/Pods/Pods.xcodeproj" }
        let known = project.map { files[$0].entries.map(\.reading) } ?? []
        let name = podfile.path.hasPrefix(top + "/") ? String(podfile.path.dropFirst(top.count + 1)) : podfile.path
        let isDebug = configuration.map { $0.lowercased().contains("debug") } ?? true
        let pods = PodReader(podfile, named: name, isDebug: isDebug) { pod in
            let own = known.filter { $0.target.name == pod || $0.target.name.hasPrefix(pod + "-") }
            // A pod that is worked on changes after CocoaPods ran; its podspec names the files that are there now.
            let isDeveloped = podfile.pods.contains { $0.name == pod && $0.path != nil }
            return !own.isEmpty && !(isDeveloped && own.contains(where: \.lacksSwift))
        }
        inputs += pods.inputs
        notes += pods.notes
        tellMissing(pods.missing, of: podfile, isInstalled: project != nil)
        let replaced = project.map { replaceFiles(in: $0, by: pods) } ?? [:]
        add(pods, replacing: replaced)
        var links: [String: [String]] = [:]
        for (target, ids) in zip(podfile.targets, users.filter { !$0.isEmpty }) {
            let needed = target.pods.compactMap { pod in
                replaced[pod.name] ?? pods.id(of: pod.name) ?? Self.target(of: pod.name, in: known)
            }.uniqued
            guard !needed.isEmpty else { continue }
            for id in ids { links[id, default: []] += needed }
        }
        setSwiftVersions(of: pods, links)
        return links
    }

    /// The targets that a Podfile means, of those that are built here.
    private func targetIDs(of target: Podfile.Target, beside folder: String) -> [String] {
        let projects = files.filter { file in
            target.project.map { file.url.path == $0 } ?? (file.url.deletingLastPathComponent().path == folder)
        }
        return projects.flatMap(\.entries).map(\.reading.target).filter {
            $0.name == target.name && [.application, .framework, .library, .unitTest].contains($0.kind)
        }.map(\.id)
    }

    /// The target of a pod in CocoaPods' project; one of several platforms has its platform behind its name.
    private static func target(of pod: String, in targets: [TargetReader.Reading]) -> String? {
        let modules = targets.map(\.target).filter { $0.kind == .framework || $0.kind == .library }
        return (modules.first { $0.name == pod } ?? modules.first { $0.name.hasPrefix(pod + "-") })?.id
    }

    /// Gives targets of CocoaPods' project the files of their podspecs.
    ///
    /// - Returns: The targets' identifiers by the pods' names.
    private mutating func replaceFiles(in project: Int, by pods: PodReader) -> [String: String] {
        var replaced: [String: String] = [:]
        for (pod, module) in pods.modules {
            guard let new = pods.targets.first(where: { $0.id == pods.id(of: pod) }) else { continue }
            for (index, entry) in files[project].entries.enumerated() {
                let old = entry.reading.target
                guard entry.reading.lacksSwift, old.moduleName == module, old.kind == .framework || old.kind == .library
                else { continue }
                files[project].replaceFiles(ofTargetAt: index, with: new)
                let path = files[project].url.path
                notes.removeAll { $0.file == path && $0.message.hasPrefix("target \(old.name): ") }
                notes.append(
                    ProjectNote(path, "target \(old.name) is out of date; its files are those of \(new.container)")
                )
                replaced[pod] = replaced[pod] ?? old.id
            }
        }
        return replaced
    }

    private mutating func add(_ pods: PodReader, replacing replaced: [String: String]) {
        let gone = Set(replaced.keys.compactMap { pods.id(of: $0) })
        for var target in pods.targets where !gone.contains(target.id) {
            target.dependencies = target.dependencies.map { id in
                replaced.first { pods.id(of: $0.key) == id }?.value ?? id
            }
            targets.append(target)
        }
    }

    /// A pod that doesn't say which Swift it is written in is compiled as the first target that needs it.
    private mutating func setSwiftVersions(of pods: PodReader, _ links: [String: [String]]) {
        let users = files.flatMap(\.entries).map(\.reading.target)
        for index in targets.indices
        where targets[index].kind == .framework && pods.targets.contains(where: { $0.id == targets[index].id })
            && !pods.statesSwiftVersion.contains(targets[index].id)
        {
            let id = targets[index].id
            let user = users.first { links[$0.id]?.contains(id) == true } ?? users.first { links[$0.id] != nil }
            if let user { targets[index].swiftVersion = user.swiftVersion }
        }
    }

    /// Gives targets the pods that they need, once all others are known.
    mutating func link(_ pods: [String: [String]]) {
        let tests = targets.indices.filter { targets[$0].kind == .unitTest }
        // Tests come last: their app has its pods by then.
        for index in targets.indices.filter({ !tests.contains($0) }) + tests {
            guard let wanted = pods[targets[index].id] else { continue }
            let own = modules(below: targets[index])
            // Where a project makes the library itself, its own target is meant: one module can't be there twice.
            let links = wanted.filter { id in
                let module = targets.first { $0.id == id }?.moduleName ?? ""
                return own[module].map { $0 == id } ?? true
            }
            targets[index].dependencies = (targets[index].dependencies + links).uniqued
            targets[index].conditions = (targets[index].conditions + ["COCOAPODS"]).uniqued
        }
    }

    /// The modules that a target needs by way of others, with the targets that make them.
    private func modules(below target: Target) -> [String: String] {
        let byID = Dictionary(targets.map { ($0.id, $0) }) { first, _ in first }
        var seen = Set([target.id])
        var waiting = target.dependencies
        var result: [String: String] = [:]
        while let id = waiting.popLast() {
            guard seen.insert(id).inserted, let other = byID[id] else { continue }
            if other.kind.isModule { result[other.moduleName] = id }
            waiting += other.dependencies
        }
        return result
    }

    private mutating func tellMissing(_ names: [String], of podfile: Podfile, isInstalled: Bool) {
        // What CocoaPods writes says nothing that isn't known without it.
        let folder = (podfile.path as NSString).deletingLastPathComponent + "/Pods/"
        if !isInstalled, !podfile.targets.isEmpty {
            notes.removeAll {
                $0.file.hasPrefix(folder + "Target Support Files/")
                    || $0.message.hasPrefix(folder + "Pods.xcodeproj is missing")
            }
        }
        guard let last = names.last else { return }
        let text =
            names.count == 1
            ? "pod \(last) isn't there" : "pods \(names.dropLast().joined(separator: ", ")) and \(last) aren't there"
        notes.append(ProjectNote(podfile.path, text + "; run `pod install`, and give the folder again"))
    }
}
