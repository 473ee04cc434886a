import Foundation
import InterfaceBuilder

/// The objects that one loading of a nib makes, by their object IDs, and what is still to be connected.
@MainActor
package final class NibInstance {
    package let document: Document
    let environment: LoadingEnvironment
    package let classes: SizeClasses
    /// The storyboard from which controllers' destinations are made; nil for a xib.
    weak var storyboard: UIStoryboard?
    /// Every object made so far, by object ID.
    package private(set) var objects: [String: AnyObject] = [:]
    /// In the order of making.
    private(set) var nodes: [ObjectNode] = []
    /// Segues that selecting an object starts, a table's cell for example.
    var selectionSegues: [ObjectIdentifier: [SegueTemplate]] = [:]
    /// The rows that tables show by themselves.
    var staticSections: [ObjectIdentifier: StaticTableSections] = [:]
    /// Keeps the data sources of tables that no app feeds.
    private var documentRows: [DocumentRows] = []
    private var awoken: Set<String> = []

    package init(document: Document, environment: LoadingEnvironment, classes: SizeClasses? = nil) {
        self.document = document
        self.environment = environment
        self.classes = classes ?? LoadingEnvironment.currentClasses
        DocumentKeys.register
    }

    /// The view that the document has under an object ID, once it is made.
    package func view(withID id: String) -> UIView? { objects[id] as? UIView }

    /// The views made so far, each with what the document says of it, in the order of making.
    package var views: [(node: ObjectNode, view: UIView)] {
        nodes.compactMap { node in (objects[node.id] as? UIView).map { (node, $0) } }
    }

    func register(_ object: AnyObject, for node: ObjectNode) {
        guard !node.id.isEmpty, objects[node.id] == nil else { return }
        objects[node.id] = object
        nodes.append(node)
    }

    /// Gives an ID to something that stands outside the nib: its owner, the first responder.
    func place(_ object: AnyObject, withID id: String) { objects[id] = object }

    // MARK: Making
    func resolved(_ node: ObjectNode) -> ObjectNode { node.resolved(for: classes) }

    /// Makes a view with all that is in it.
    package func makeView(_ node: ObjectNode) -> UIView? {
        let node = resolved(node)
        let fallback: AnyClass = ViewClasses.type(for: node, isDesignTime: environment.isDesignTime)
        guard let type = ClassResolver(environment, document).type(for: node, fallback: fallback) as? UIView.Type
        else { return nil }
        return type.init(coder: DocumentCoder(node, self))
    }

    /// Makes a controller without its view.
    func makeController(_ node: ObjectNode) -> UIViewController? {
        let node = resolved(node)
        let fallback: AnyClass = ControllerClasses.type(for: node, isDesignTime: environment.isDesignTime)
        guard
            let type = ClassResolver(environment, document).type(for: node, fallback: fallback)
                as? UIViewController.Type
        else { return nil }
        return type.init(coder: DocumentCoder(node, self))
    }

    /// Makes an object that is no view and no controller: a bar item, a recognizer, an app's own object.
    func makeObject(_ node: ObjectNode) -> AnyObject? {
        if let made = objects[node.id] { return made }
        let node = resolved(node)
        guard let object = OtherObjects(self).make(node) else { return nil }
        register(object, for: node)
        return object
    }

    // MARK: Finishing (PR-M33)
    /// Sets runtime attributes, connects outlets, actions and segues, and wakes what was made since the last call.
    func finish() {
        let fresh = nodes.filter { !awoken.contains($0.id) }
        for node in fresh { awoken.insert(node.id) }
        for node in fresh {
            if let object = objects[node.id] {
                RuntimeAttributes(self).apply(node.runtimeAttributes, to: object, of: node)
            }
        }
        for node in fresh {
            if let object = objects[node.id] { NibConnections(self).connect(object, node) }
        }
        feedTables(fresh)
        for node in fresh {
            switch objects[node.id] {
            case let view as UIView: view.awakeFromNib()
            case let controller as UIViewController: controller.awakeFromNib()
            default: break
            }
        }
    }

    /// Gives tables their own rows where nothing else does: static sections, or prototypes in a preview.
    private func feedTables(_ fresh: [ObjectNode]) {
        for node in fresh {
            guard let table = objects[node.id] as? UITableView, let rows = staticSections[ObjectIdentifier(table)]
            else { continue }
            if let controller = table.owningViewController as? UITableViewController {
                controller.staticSections = rows
            } else if table.dataSource == nil {
                let source = DocumentRows(rows)
                documentRows.append(source)
                table.dataSource = source
                if table.delegate == nil { table.delegate = source }
            }
        }
    }
}
