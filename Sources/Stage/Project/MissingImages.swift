import InterfaceBuilder
import UIKit

/// Finds the images that a scene names and that no catalog of the project has.
struct MissingImages {
    let document: Document
    /// Documents of before Xcode 4 give a text of this kind to what has no image.
    private static let longestName = 200

    /// A line for each name, at its first use.
    @MainActor
    func notes(in roots: [ObjectNode]) -> [PlacedNote] {
        var notes: [PlacedNote] = []
        var seen: Set<String> = []
        func look(at element: Element, objectID: String, depth: Int) {
            let objectID = element.id ?? objectID
            for attribute in ResourceUses.imageAttributes {
                guard Self.mayNameImages(element), let name = element[attribute], !name.isEmpty,
                    seen.insert(name).inserted,
                    !isSymbol(name, of: element), !isThere(name)
                else { continue }
                notes.append(
                    PlacedNote(
                        file: document.name,
                        line: element.position.line,
                        object: objectID,
                        message: "image \"\(name.prefix(Self.longestName))\" is in no asset catalog of the project, "
                            + "a placeholder stands in; add it or correct the name"
                    )
                )
            }
            guard depth < 256 else { return }
            for child in element.children { look(at: child, objectID: objectID, depth: depth + 1) }
        }
        for root in roots { look(at: root.element, objectID: root.id, depth: 0) }
        return notes
    }

    /// Among the traits that assistive apps hear of is one called `image`, which is set to YES.
    static func mayNameImages(_ element: Element) -> Bool { element.name != "accessibilityTraits" }

    private func isSymbol(_ name: String, of element: Element) -> Bool {
        (document.resources.images[name]?.catalog ?? element["catalog"]) == "system"
    }

    @MainActor
    private func isThere(_ name: String) -> Bool {
        HostAssets.current?.imageAsset(named: name, in: nil) != nil || UIImage(named: name) != nil
    }
}
