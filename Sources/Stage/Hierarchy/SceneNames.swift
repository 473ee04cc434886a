import InterfaceBuilder
import UIKit

/// The ids of a scene's views and guides: the document's, else paths.
@MainActor
struct SceneNames {
    /// The document's object IDs, by object.
    private(set) var documentIDs: [ObjectIdentifier: String] = [:]
    /// The object IDs that somebody has.
    private var takenIDs: Set<String> = []
    private var views: [ObjectIdentifier: String] = [:]
    private var guides: [ObjectIdentifier: String] = [:]
    /// How many outermost views of each class have no object ID.
    private var unnamedRoots: [String: Int] = [:]

    init(of instance: NibInstance?) { take(instance?.objects ?? [:]) }

    /// Gives objects their IDs, but for those that others have.
    private mutating func take(_ objects: [String: AnyObject]) {
        let free = objects.filter { !takenIDs.contains($0.key) }
        // An object may have several IDs; the first of them counts, on every run.
        for (id, object) in free.sorted(by: { $0.key > $1.key }) { documentIDs[ObjectIdentifier(object)] = id }
        takenIDs.formUnion(free.keys)
    }

    /// Names the views of a tree and their guides.
    mutating func add(_ tree: ViewTree) {
        for node in tree.nodes {
            // Of a prototype's copies the first in the tree stands for it.
            if let objects = node.view.prototypeObjects { take(objects) }
            let id = documentIDs[ObjectIdentifier(node.view)] ?? path(of: node, in: tree)
            views[ObjectIdentifier(node.view)] = id
            var counts: [String: Int] = [:]
            for guide in node.view.existingLayoutGuides {
                let name = Self.name(of: guide)
                let ordinal = counts[name, default: 0]
                counts[name] = ordinal + 1
                guides[ObjectIdentifier(guide)] =
                    documentIDs[ObjectIdentifier(guide)] ?? "\(id).\(name)\(ordinal > 0 ? "[\(ordinal)]" : "")"
            }
        }
    }

    private mutating func path(of node: ViewTree.Node, in tree: ViewTree) -> String {
        let name = ViewDescription.className(of: node.view)
        if let parent = node.parent, let above = views[ObjectIdentifier(tree.nodes[parent].view)] {
            return "\(above)/\(name)[\(node.ordinal)]"
        }
        let count = unnamedRoots[name, default: 0]
        unnamedRoots[name] = count + 1
        return count == 0 ? name : "\(name)[\(count)]"
    }

    static func name(of guide: UILayoutGuide) -> String {
        guide.identifier.isEmpty ? ViewDescription.className(of: guide) : guide.identifier
    }

    /// The id of a view that was added.
    func id(of view: UIView) -> String { views[ObjectIdentifier(view)] ?? "<\(ViewDescription.className(of: view))>" }

    /// The id of a view or guide; a class name for what wasn't added.
    func id(ofItem item: AnyObject) -> String {
        if let view = item as? UIView { return id(of: view) }
        if let known = guides[ObjectIdentifier(item)] ?? documentIDs[ObjectIdentifier(item)] { return known }
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView else {
            return "<\(ViewDescription.className(of: item))>"
        }
        return "\(id(of: owner)).\(Self.name(of: guide))"
    }

    /// What explanations call a view or guide: class or guide's name, with the object ID where the document has it, or
    /// the view that it is of.
    func name(inWords object: AnyObject) -> String {
        let owner = (object as? UILayoutGuide)?.owningView
        let named = documentIDs[ObjectIdentifier(object)] ?? owner.flatMap { documentIDs[ObjectIdentifier($0)] }
        let type = (object as? UILayoutGuide)?.identifier ?? ""
        let kind = type.isEmpty ? String(describing: Swift.type(of: object)) : type
        return named.map { "\(kind)(\($0))" } ?? kind
    }
}
