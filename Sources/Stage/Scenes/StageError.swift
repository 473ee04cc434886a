import InterfaceBuilder
import Simulator

/// Why a scene can't be put on a stage. `description` is a line with what to do about it.
public enum StageError: Error, CustomStringConvertible {
    /// The document has no scene, and no top-level view, of that ID.
    case unknownScene(String, document: String)
    /// Nothing can be made of the scene.
    case empty(String, document: String)
    /// The variant's device, system or version isn't one.
    case device(SimulatorError)
    /// The document can't be read in the variant's language.
    case document(DocumentError)

    /// A line that says where, what, and what to do.
    public var description: String {
        switch self {
        case .unknownScene(let id, let document):
            "\(document): there is no scene \(id); `inset layout` prints those there are"
        case .empty: "nothing could be made of it; `inset verify` may tell why"
        case .device(let error): String(describing: error)
        case .document(let error): error.description
        }
    }
}
