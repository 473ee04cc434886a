import InterfaceBuilder

/// The app's classes that documents name.
extension Document {
    /// The custom classes of a scene's objects, or of a xib's view and what is in it: those of controllers first, then in
    /// the order of the document, each once.
    ///
    /// - Parameter id: A scene's ID, or the object ID of a xib's view.
    package func customClasses(ofScene id: String) -> [String] {
        let objects =
            kind == .xib ? objects.filter { $0.id == id } : scenes.first { $0.id == id }?.objects ?? []
        var controllers: [String] = []
        var others: [String] = []
        func note(_ element: Element) {
            guard element.name != "placeholder", let name = element["customClass"], !name.isEmpty else { return }
            if element.name.hasSuffix("Controller") { controllers.append(name) } else { others.append(name) }
        }
        for object in objects {
            note(object.element)
            object.element.forEachDescendant(note)
        }
        var seen: Set<String> = []
        return (controllers + others).filter { seen.insert($0).inserted }
    }

    /// The custom classes of all objects, in the order of the document, each once.
    package var customClasses: [String] {
        var seen: Set<String> = []
        var names: [String] = []
        root.forEachDescendant { element in
            guard element.name != "placeholder", let name = element["customClass"], !name.isEmpty else { return }
            if seen.insert(name).inserted { names.append(name) }
        }
        return names
    }
}
