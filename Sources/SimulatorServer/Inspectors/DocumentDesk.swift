import Foundation
import InterfaceBuilder

/// Shows viewers what the document of a device says, and changes its file as they ask.
struct DocumentDesk {
    private var history: (path: String, steps: DocumentHistory)?

    /// What a viewer hears who asked for an object's fields, for a change of one, or for what was changed to be undone.
    private struct Answer: Codable {
        var type = "document"
        var id: String
        var sections: [DocumentSection] = []
        var canUndo = false
        var canRedo = false
        /// Why it isn't as it was asked to be.
        var problem: String?
    }

    /// Does what is asked for.
    ///
    /// - Parameters:
    ///   - id: The object whose fields are told afterwards.
    ///   - path: The document's file; nil for an app.
    mutating func answer(_ wish: DocumentWish, showing id: String, of path: String?) -> Data {
        var answer = Answer(id: id)
        guard let path else {
            answer.problem = "What runs is an app: open one of its documents to change it."
            return Self.json(answer)
        }
        var steps = history?.path == path ? history?.steps ?? DocumentHistory(path) : DocumentHistory(path)
        do {
            switch wish {
            case .show: break
            case .change(let id, let key, let value): try steps.make(DocumentEdit(id: id, key: key, value: value))
            case .step(let back): try steps.step(back: back)
            }
        } catch {
            answer.problem = "\(error)"
        }
        if let (document, _) = try? steps.read() { answer.sections = DocumentInspector(document).sections(of: id) }
        (answer.canUndo, answer.canRedo) = (steps.canUndo, steps.canRedo)
        history = (path, steps)
        return Self.json(answer)
    }

    private static func json(_ answer: Answer) -> Data { (try? JSONEncoder().encode(answer)) ?? Data("{}".utf8) }
}
