import Foundation
import InterfaceBuilder

/// The objects that one loading of a nib makes, by their object IDs, and what is still to be connected.
///
/// While objects are made they are kept here. Then each is left to whoever holds it (a superview, a view's constraints,
/// the caller), so that nothing lives longer than in UIKit; what nobody holds stays: views that aren't installed, bar
/// items, the app's own objects.
@MainActor
package final class NibInstance {
    package let document: Document
    let environment: LoadingEnvironment
    /// The size classes whose variations hold.
    package internal(set) var classes: SizeClasses
    /// The storyboard from which controllers' destinations are made; nil for a xib.
    weak var storyboard: UIStoryboard?
    /// The scene's controller, in which segues begin.
    weak var controller: UIViewController?
    /// The instance of the scene in which a prototype stands: its controller is the target of the prototype's actions.
    weak var outer: NibInstance?
    /// The scenes around the scene; nil for a xib.
    var containment: SceneContainment?
    /// In the order of making, resolved for the size classes of that moment.
    private(set) var nodes: [ObjectNode] = []
    /// The rows and items that tables and collections show by themselves.
    var staticSections: [ObjectIdentifier: StaticTableSections] = [:]
    var documentItems: [ObjectIdentifier: DocumentItems] = [:]
    /// Keeps the data sources of tables and collections that no app feeds.
    private var documentSources: [AnyObject] = []
    private var entries: [String: Entry] = [:]
    private var segues: [String: SegueTemplate] = [:]
    private var awoken: Set<String> = []
    /// Outlets whose objects are still to be made: a controller's into its view.
    private var postponed: [(outlet: Outlet, node: ObjectNode)] = []

    /// An object, kept as long as nobody else holds it.
    private struct Entry {
        var kept: AnyObject?
        weak var object: AnyObject?
    }

    package init(document: Document, environment: LoadingEnvironment, classes: SizeClasses? = nil) {
        self.document = document
        self.environment = environment
        self.classes = classes ?? LoadingEnvironment.currentClasses
        DocumentKeys.register
    }

    /// Every object made so far and still there, by object ID.
    package var objects: [String: AnyObject] { entries.compactMapValues(\.object) }

    /// The object that the document has under an object ID, or one of the scene around a prototype.
    func object(withID id: String) -> AnyObject? { entries[id]?.object ?? outer?.object(withID: id) }

    /// The view that the document has under an object ID, once it is made.
    package func view(withID id: String) -> UIView? { object(withID: id) as? UIView }

    /// The controller that the document has under an object ID, once it is made.
    package func controller(withID id: String) -> UIViewController? { object(withID: id) as? UIViewController }

    /// The views made so far, each with what the document says of it, in the order of making.
    package var views: [(node: ObjectNode, view: UIView)] {
        nodes.compactMap { node in (entries[node.id]?.object as? UIView).map { (node, $0) } }
    }

    func register(_ object: AnyObject, for node: ObjectNode) {
        guard !node.id.isEmpty, entries[node.id] == nil else { return }
        entries[node.id] = Entry(kept: object, object: object)
        nodes.append(node)
    }

    /// Gives an ID to what stands outside the nib or belongs to a view: the owner, a guide, a constraint.
    ///
    /// - Parameter isKept: Whether the object may have nobody else to hold it.
    func place(_ object: AnyObject, withID id: String, isKept: Bool = true) {
        entries[id] = Entry(kept: isKept ? object : nil, object: object)
    }

    /// Holds an object that is about to lose its holder.
    func keep(_ id: String) {
        let object = entries[id]?.object
        entries[id]?.kept = object
    }

    // MARK: Making
    func resolved(_ node: ObjectNode) -> ObjectNode { node.resolved(for: classes) }

    /// Makes a view with all that is in it.
    package func makeView(_ node: ObjectNode) -> UIView? {
        let node = resolved(node)
        let fallback: AnyClass = ViewClasses.type(for: node, policy: environment.policy)
        guard let type = ClassResolver(environment, document).type(for: node, fallback: fallback) as? UIView.Type
        else { return nil }
        let isInside = UIView.isBeingDecoded
        UIView.isBeingDecoded = true
        defer { UIView.isBeingDecoded = isInside }
        let coder = DocumentCoder(node, self)
        guard let view = AppearanceRegistry.withNotes({ type.init(coder: coder) }) else { return nil }
        guard let other = view.awakeAfter(using: coder) as? UIView, other !== view else { return view }
        if !node.id.isEmpty { entries[node.id] = Entry(kept: other, object: other) }
        return other
    }

    /// Makes a controller without its view.
    ///
    /// - Parameter creator: Makes it in place of its class's initializer; nil from it leaves it to the initializer.
    func makeController(_ node: ObjectNode, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
        let node = resolved(node)
        let coder = DocumentCoder(node, self)
        if let made = creator?(coder) { return made }
        let fallback: AnyClass = ControllerClasses.type(for: node, policy: environment.policy)
        guard
            let type = ClassResolver(environment, document).type(for: node, fallback: fallback)
                as? UIViewController.Type
        else { return nil }
        return type.init(coder: coder)
    }

    /// Makes an object that is no view and no controller: a bar item, a recognizer, an app's own object.
    func makeObject(_ node: ObjectNode) -> AnyObject? {
        if let made = entries[node.id]?.object { return made }
        let node = resolved(node)
        guard let object = OtherObjects(self).make(node) else { return nil }
        register(object, for: node)
        return object
    }

    /// The segue's template; one for each, whoever starts it.
    func template(for segue: Segue) -> SegueTemplate {
        if let known = segues[segue.id] { return known }
        let template = SegueTemplate(segue, self)
        segues[segue.id] = template
        return template
    }

    // MARK: Finishing (PR-M33)
    /// Sets runtime attributes, connects outlets, actions and segues, and wakes what was made since the last call.
    func finish() {
        let fresh = nodes.filter { !awoken.contains($0.id) }
        guard !fresh.isEmpty else { return }
        for node in fresh { awoken.insert(node.id) }
        for node in fresh {
            if let object = entries[node.id]?.object {
                AppearanceRegistry.withoutNotes {
                    RuntimeAttributes(self).apply(node.runtimeAttributes, to: object, of: node)
                }
            }
        }
        connectPostponed()
        for node in fresh {
            if let object = entries[node.id]?.object { NibConnections(self).connect(object, node) }
        }
        feedLists(fresh)
        for node in fresh {
            switch entries[node.id]?.object {
            case let view as UIView: view.awakeFromNib()
            case let controller as UIViewController: controller.awakeFromNib()
            case let object as NSObject: object.awakeFromNib()
            default: break
            }
        }
        letGo()
    }

    /// Keeps an outlet for the next round, when its object may be there.
    func postpone(_ outlet: Outlet, of node: ObjectNode) { postponed.append((outlet, node)) }

    private func connectPostponed() {
        let waiting = postponed
        postponed = []
        for (outlet, node) in waiting {
            if let object = entries[node.id]?.object { NibConnections(self).connect(outlet, of: object, node) }
        }
    }

    /// Gives tables and collections their own content where nothing else does: static sections, or prototypes in a
    /// preview.
    private func feedLists(_ fresh: [ObjectNode]) {
        for node in fresh {
            switch entries[node.id]?.object {
            case let table as UITableView:
                guard let rows = staticSections[ObjectIdentifier(table)] else { continue }
                if let controller = table.owningViewController as? UITableViewController {
                    controller.staticSections = rows
                } else if table.dataSource == nil {
                    let source = DocumentRows(rows)
                    documentSources.append(source)
                    table.dataSource = source
                    if table.delegate == nil { table.delegate = source }
                }
            case let collection as UICollectionView:
                guard let items = documentItems[ObjectIdentifier(collection)] else { continue }
                // A stand-in for a controller that isn't linked in has no items.
                if let source = collection.dataSource, type(of: source) != UICollectionViewController.self { continue }
                documentSources.append(items)
                collection.dataSource = items
                collection.delegate = items
            default: continue
            }
        }
    }

    // MARK: Ownership
    /// Leaves objects to those who hold them now.
    private func letGo() {
        for (id, entry) in entries where entry.kept.map(Self.isHeldElsewhere) ?? false { entries[id]?.kept = nil }
    }

    private static func isHeldElsewhere(_ object: AnyObject) -> Bool {
        switch object {
        case let view as UIView: view.superview != nil || view.owningViewController != nil
        case let constraint as NSLayoutConstraint: constraint.isActive
        case let guide as UILayoutGuide: guide.owningView != nil
        case let recognizer as UIGestureRecognizer: recognizer.view != nil
        case is UIViewController: true
        default: false
        }
    }

    /// Leaves an object to the caller.
    func handOver(_ object: AnyObject) {
        for (id, entry) in entries where entry.kept === object { entries[id]?.kept = nil }
    }
}
