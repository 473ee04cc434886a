import ArgumentParser
import InterfaceBuilder

/// Which scenes a command is about: those that `--scene` names, else all.
struct SceneChoice {
    /// Scene IDs, view controllers' object IDs or storyboard identifiers; empty for all.
    let wanted: Set<String>

    init(_ wanted: [String]) { self.wanted = Set(wanted) }

    /// Whether a scene of a storyboard is meant.
    func includes(_ scene: Scene) -> Bool {
        guard !wanted.isEmpty else { return true }
        let controller = scene.viewController
        let names = [scene.id, controller?.id, controller?.string("storyboardIdentifier")].compactMap { $0 }
        return names.contains(where: wanted.contains)
    }

    /// Whether a scene of a document is meant, by the scene's ID; a xib's objects are one scene of any name.
    func includes(sceneID: String, in document: Document) -> Bool {
        guard document.kind == .storyboard else { return includesXib(document) }
        return document.scenes.first { $0.id == sceneID }.map(includes) ?? false
    }

    private func includesXib(_ document: Document) -> Bool {
        wanted.isEmpty || wanted.contains("objects") || document.objects.contains { wanted.contains($0.id) }
    }

    /// Ends the program where `--scene` names what none of the documents has.
    func check(against documents: [Document]) throws {
        guard !wanted.isEmpty else { return }
        let isFound = documents.contains { document in
            document.kind == .xib ? includesXib(document) : document.scenes.contains(where: includes)
        }
        guard !isFound else { return }
        let known = documents.flatMap(\.scenes).map(\.id).prefix(8).joined(separator: ", ")
        let hint = known.isEmpty ? "the document has no scenes" : "there are \(known)"
        ErrorOutput.line("no scene is called \(wanted.sorted().joined(separator: ", ")); \(hint)")
        throw ExitCode(ProgramEnd.failure)
    }
}
