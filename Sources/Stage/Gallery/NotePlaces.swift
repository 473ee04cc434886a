import InterfaceBuilder

/// Which scene of the page an object of a document belongs to.
struct NotePlaces {
    /// Indices of scenes, by the IDs of scenes and of all that they hold.
    private var byID: [String: Int] = [:]
    private var byObject: [String: Int] = [:]
    /// By the line that they begin with, in rising order.
    private var starts: [(line: Int, scene: Int?)] = []

    init(_ entry: PreviewPlan.Entry, scenes: [GalleryData.Scene], index: Int) {
        for (scene, listed) in scenes.enumerated() where listed.document == index { byID[listed.id] = scene }
        let roots: [(id: String, objects: [ObjectNode])] =
            switch entry.document.kind {
            case .storyboard: entry.document.scenes.map { ($0.id, $0.objects) }
            case .xib: entry.document.objects.map { ($0.id, [$0]) }
            }
        for (id, objects) in roots {
            let scene = byID[id]
            if let line = objects.first?.line { starts.append((line, scene)) }
            guard let scene else { continue }
            for object in objects {
                byObject[object.id] = scene
                object.element.forEachDescendant { if let inner = $0.id { byObject[inner] = scene } }
            }
        }
    }

    func scene(withID id: String) -> Int? { byID[id] }

    /// The scene that holds an object; where there is none of that ID, the one that a line stands in.
    func scene(ofObject object: String?, line: Int?) -> Int? {
        if let object, let scene = byObject[object] { return scene }
        guard let line else { return nil }
        return starts.last { $0.line <= line }?.scene
    }
}
