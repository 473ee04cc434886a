import InterfaceBuilder
import UIKit

/// What in a document is left out or not found when it is loaded, a line each.
@MainActor
package struct DocumentNotes {
    private let document: Document
    /// How many names of classes fit a line.
    private static let mostNames = 12
    private static let deepest = 256

    package init(of document: Document) { self.document = document }

    /// Takes what the stage has found of the project since it was asked before.
    package func lines(_ stage: Stage) -> [String] {
        let uses = ResourceUses(document)
        var lines = document.findDiagnostics().map(\.description)
        lines += [missingClasses].compactMap { $0 }
        lines += stage.takeDamages().map { uses.note(about: $0).description }
        lines += stage.takeSubstitutions().map { uses.note(aboutFont: $0.name, $0.description).description }
        var seen: Set<String> = []
        return lines.filter { seen.insert($0).inserted }
    }

    /// The app's classes, each with the line of its first use; nil where all are linked in.
    private var missingClasses: String? {
        var found: [(name: String, line: Int)] = []
        var seen: Set<String> = []
        func visit(_ element: Element, depth: Int) {
            if let name = element["customClass"], element.name != "placeholder", seen.insert(name).inserted,
                ClassRegistry.type(named: name, module: element["customModule"]) == nil
            {
                found.append((name, element.position.line))
            }
            guard depth < Self.deepest else { return }
            for child in element.children { visit(child, depth: depth + 1) }
        }
        visit(document.root, depth: 0)
        guard let first = found.first else { return nil }
        let names = found.prefix(Self.mostNames).map { "\($0.name) (line \($0.line))" }.joined(separator: ", ")
        let rest = found.count > Self.mostNames ? " and \(found.count - Self.mostNames) more" : ""
        let verb = found.count == 1 ? "class isn't" : "classes aren't"
        return "\(document.name):\(first.line): the app's \(verb) linked in, UIKit's stand in: \(names)\(rest)"
    }
}
