import InterfaceBuilder

/// The scenes around a scene, from the outermost on: those that embed it, or have it for a child.
///
/// A document may say that a scene contains itself, or twice a scene that contains twice another, and so on. UIKit makes
/// them until memory or stack is at its end; here one is left out, with a note.
@MainActor
struct SceneContainment {
    /// How many scenes may contain each other. No app is known to come near it.
    static let deepest = 24
    /// How many scenes one may contain, whatever is in which.
    static let most = 300

    /// Counts for the outermost scene.
    private final class Tally {
        var scenes = 1
    }

    private var path: [String]
    private let tally = Tally()

    /// Of a scene that nothing contains.
    init(_ id: String, of document: Document) { path = [Self.key(id, document)] }

    /// Why a scene can't be made.
    struct Refusal: Error {
        var reason: String
    }

    /// The containment of a scene in the innermost of these.
    func adding(_ id: String, of document: Document) throws(Refusal) -> SceneContainment {
        let key = Self.key(id, document)
        guard !path.contains(key) else { throw Refusal(reason: "the scene contains itself") }
        guard path.count < Self.deepest else {
            throw Refusal(reason: "scenes contain each other more than \(Self.deepest) deep")
        }
        guard tally.scenes < Self.most else { throw Refusal(reason: "more than \(Self.most) scenes are in one") }
        tally.scenes += 1
        var inner = self
        inner.path.append(key)
        return inner
    }

    private static func key(_ id: String, _ document: Document) -> String { "\(document.name)#\(id)" }
}
