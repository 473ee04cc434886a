import InterfaceBuilder
import UIKit

/// Finds the images that a scene names and that no catalog of the project has, and the symbols that can't be drawn.
struct MissingImages {
    let document: Document
    /// Documents of before Xcode 4 give a text of this kind to what has no image.
    private static let longestName = 200

    /// A line for each name, at its first use.
    @MainActor
    func notes(in roots: [ObjectNode]) -> [PlacedNote] {
        var notes: [PlacedNote] = []
        var symbols: [(name: String, line: Int, object: String)] = []
        var seen: Set<String> = []
        func look(at element: Element, objectID: String, depth: Int) {
            let objectID = element.id ?? objectID
            for attribute in ResourceUses.imageAttributes {
                guard Self.mayNameImages(element), let name = element[attribute], !name.isEmpty,
                    seen.insert(name).inserted
                else { continue }
                if isSymbol(name, of: element) {
                    if SystemSymbols.isPlaceholder(name) { symbols.append((name, element.position.line, objectID)) }
                    continue
                }
                guard !isThere(name) else { continue }
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
        return notes + placeholders(for: symbols)
    }

    /// One line for all symbols that are drawn as boxes, at the first of them.
    private func placeholders(for symbols: [(name: String, line: Int, object: String)]) -> [PlacedNote] {
        guard let first = symbols.first else { return [] }
        let names = symbols.prefix(Self.mostNames).map { "\"\($0.name.prefix(Self.longestName))\"" }
        let more = symbols.count > names.count ? " and \(symbols.count - names.count) more" : ""
        let list = names.joined(separator: ", ") + more
        return [
            PlacedNote(
                file: document.name,
                line: first.line,
                object: first.object,
                message: symbols.count == 1
                    ? "the icon font has nothing like the system symbol \(list): its initials stand in a box"
                    : "the icon font has nothing like the system symbols \(list): their initials stand in boxes"
            )
        ]
    }

    /// Names in one line.
    private static let mostNames = 12

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
