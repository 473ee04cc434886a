extension Document {
    /// The scenes of a storyboard in document order; empty for a xib.
    public var scenes: [Scene] {
        (root.child(named: "scenes")?.children ?? []).filter { $0.name == "scene" }.map { Scene($0, context: context) }
    }

    /// The top-level objects of a xib in document order, placeholders included; empty for a storyboard.
    public var objects: [ObjectNode] {
        (root.child(named: "objects")?.children ?? []).map { ObjectNode(element: $0, context: context) }
    }

    /// The object that loads a xib; nil for a storyboard.
    public var filesOwner: ObjectNode? { objects.first { $0.isFilesOwner } }

    /// The object with an ID: a view, a controller, a constraint, a layout guide or a connection; nil where there is none.
    public func object(withID id: String) -> ObjectNode? {
        context.elements[id].map { ObjectNode(element: $0, context: context) }
    }

    /// The object that holds the object with an ID: the superview of a view, the controller of a root view.
    public func holder(ofID id: String) -> ObjectNode? {
        context.holders[id].map { ObjectNode(element: $0, context: context) }
    }

    /// The scene in which an object stands; nil where there is no such object, and in a xib.
    public func scene(containing id: String) -> Scene? {
        root.child(named: "scenes")?.children.first { scene in
            var found = false
            scene.forEachDescendant { found = found || $0.id == id }
            return found
        }.map { Scene($0, context: context) }
    }

    /// The scene whose view controller is the storyboard's entry point; nil where it has none.
    public var initialScene: Scene? {
        guard let id = initialViewControllerID else { return nil }
        return scenes.first { $0.viewController?.id == id }
    }

    /// The scene whose view controller has a storyboard identifier; nil where none has.
    public func scene(withIdentifier identifier: String) -> Scene? {
        scenes.first { $0.viewController?.string("storyboardIdentifier") == identifier }
    }

    /// The font files that the document uses, each with the PostScript names it has.
    public var customFonts: [(file: String, names: [String])] {
        (root.child(named: "customFonts")?.children ?? []).compactMap { list in
            list.key.map { ($0, list.children.map(\.text)) }
        }
    }

    /// The classes that the document shows live in the canvas, by name.
    public var designableClasses: [String] {
        (root.child(named: "designables")?.children ?? []).compactMap { $0["name"] }
    }

    /// The tint of everything in the document that has none of its own (Xcode's "Global Tint"); nil for the app's.
    public var tintColor: ColorReference? {
        root.child(forKey: "tintColor").flatMap { ColorReference($0, resources: context.resources) }
    }

    /// The segues that decide which container a scene is shown in, where several lead to it.
    public var inferredMetricsTieBreakers: [String] {
        (root.child(named: "inferredMetricsTieBreakers")?.children ?? []).compactMap { $0["reference"] }
    }

    /// The metrics that scenes without their own take (Xcode 4 to 6); nil where the document has none.
    public var defaultSimulatedMetrics: SimulatedMetrics? {
        root.child(forKey: "defaultSimulatedMetrics").map { SimulatedMetrics(defaults: $0) }
    }
}
