import InterfaceBuilder

/// Which scenes are meant: those that are named, else all.
package struct SceneChoice {
    /// Scene IDs, view controllers' object IDs or storyboard identifiers; empty for all.
    package let wanted: Set<String>

    package init(_ wanted: [String] = []) { self.wanted = Set(wanted) }

    /// Whether a scene of a storyboard is meant.
    package func includes(_ scene: Scene) -> Bool {
        guard !wanted.isEmpty else { return true }
        let controller = scene.viewController
        let names = [scene.id, controller?.id, controller?.string("storyboardIdentifier")].compactMap { $0 }
        return names.contains(where: wanted.contains)
    }

    /// Whether a scene of a document is meant, by the scene's ID; a xib's objects are one scene of any name.
    package func includes(sceneID: String, in document: Document) -> Bool {
        guard document.kind == .storyboard else { return includesXib(document) }
        return document.scenes.first { $0.id == sceneID }.map(includes) ?? false
    }

    /// Whether anything of a document is meant.
    package func includesAny(of document: Document) -> Bool {
        document.kind == .xib ? includesXib(document) : document.scenes.contains(where: includes)
    }

    private func includesXib(_ document: Document) -> Bool {
        wanted.isEmpty || wanted.contains("objects") || document.objects.contains { wanted.contains($0.id) }
    }
}
