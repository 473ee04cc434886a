import InterfaceBuilder

/// Where a document first names each of its images and fonts.
struct ResourceUses {
    /// A place in the document.
    struct Place: Equatable {
        /// Counted from 1.
        var line: Int
        /// The nearest object around it; empty outside of objects.
        var objectID: String
    }

    private let document: Document
    /// By name, without symbols.
    private(set) var images: [String: Place] = [:]
    /// By PostScript name.
    private(set) var fonts: [String: Place] = [:]

    /// The attributes that name an image, of whatever element.
    static let imageAttributes = [
        "image", "selectedImage", "highlightedImage", "backgroundImage", "landscapeImage", "largeContentSizeImage",
        "minimumTrackImage", "maximumTrackImage", "thumbImage", "onImage", "offImage", "shadowImage",
    ]
    private static let deepest = 256

    init(_ document: Document) {
        self.document = document
        visit(document.root, objectID: "", depth: 0)
    }

    private mutating func visit(_ element: Element, objectID: String, depth: Int) {
        let objectID = element.id ?? objectID
        let place = Place(line: element.position.line, objectID: objectID)
        for attribute in Self.imageAttributes where MissingImages.mayNameImages(element) {
            if let name = element[attribute], images[name] == nil { images[name] = place }
        }
        if element.name == "fontDescription" || element.name == "font", let name = element["name"], fonts[name] == nil {
            fonts[name] = place
        }
        guard depth < Self.deepest else { return }
        for child in element.children { visit(child, objectID: objectID, depth: depth + 1) }
    }

    // MARK: Sentences

    /// "Main.storyboard:41: aBc-12-xYz: image "Hill": Hill.png: …", as far as the document names it.
    func note(about damage: ResourceDamage) -> PlacedNote {
        switch damage.subject {
        case .image(let name): located(images[name], "image \"\(name)\": \(damage.reason)")
        case .fontFile(let file): fontNote(file, damage.reason)
        case .catalog: PlacedNote(message: damage.reason)
        }
    }

    /// What stands in for a font, where the document first asks for that.
    func note(aboutFont name: String, _ message: String) -> PlacedNote { located(fonts[name], message) }

    private func fontNote(_ file: String, _ reason: String) -> PlacedNote {
        let names = document.customFonts.first { $0.file == file }?.names ?? []
        guard let name = names.first(where: { fonts[$0] != nil }) else { return PlacedNote(message: reason) }
        return located(fonts[name], "font \(name): \(reason)")
    }

    private func located(_ place: Place?, _ message: String) -> PlacedNote {
        guard let place else { return PlacedNote(message: message) }
        let object = place.objectID.isEmpty ? nil : place.objectID
        return PlacedNote(file: document.name, line: place.line, object: object, message: message)
    }
}
