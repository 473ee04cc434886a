import Foundation
import InterfaceBuilder

/// A document of objects without scenes: a xib.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// An option of loading: objects that stand outside the nib.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name, as UIKit spells it.
        public let rawValue: String
        /// A value of any name, which is equal to those of the same name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A dictionary of objects by the identifiers of the nib's external placeholders.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    package let document: Document
    package let environment: LoadingEnvironment

    package init(document: Document, environment: LoadingEnvironment) {
        self.document = document
        self.environment = environment
        super.init()
    }

    /// Finds a nib by name; a missing one raises UIKit's exception.
    public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
        let bundle = bundleOrNil ?? DocumentLookup.hostBundle
        do {
            let document = try DocumentLookup.document(named: name, extension: "xib", in: bundle)
            self.init(
                document: document,
                environment: LoadingEnvironment(bundle: bundleOrNil, report: LoadingNote.print)
            )
        } catch {
            UIKitException.raise(
                .internalInconsistency,
                "Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)': \(error)"
            )
            preconditionFailure("a nib cannot be made without its document")
        }
    }

    /// Makes the top-level objects, connects them and the owner, and wakes them.
    ///
    /// - Returns: The top-level objects without placeholders, in the document's order.
    @discardableResult
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        let objects = load(owner: ownerOrNil.map { $0 as AnyObject }, options: optionsOrNil).objects
        // On iOS they live to the end of the turn at least: `weak var view = loadView()` is a pattern.
        EventLoop.main.schedule(after: 0) { withExtendedLifetime(objects) {} }
        return objects
    }

    package func load(owner: AnyObject?, options: [OptionsKey: Any]? = nil) -> (
        objects: [AnyObject], instance: NibInstance
    ) {
        let instance = NibInstance(document: document, environment: environment)
        let external = options?[.externalObjects] as? [String: Any] ?? [:]
        for node in document.objects where node.kind == .placeholder {
            if node.isFilesOwner, let owner { instance.place(owner, withID: node.id, isKept: false) }
            if let identifier = node.externalObjectIdentifier, let object = external[identifier] {
                instance.place(object as AnyObject, withID: node.id, isKept: false)
            }
        }
        var objects: [AnyObject] = []
        for node in document.objects where node.kind != .placeholder {
            if let made = make(node, instance) { objects.append(made) }
        }
        joinTopLevelViews(instance)
        instance.controller = owner as? UIViewController
        instance.finish()
        if let owner, let node = document.filesOwner { connect(owner, node, instance) }
        for object in objects {
            (object as? UIView).map(instance.follow)
            instance.handOver(object)
        }
        return (objects, instance)
    }

    /// Makes the constraints between top-level views, which hold only where a view stands in another by now, and tells
    /// of the others.
    private func joinTopLevelViews(_ instance: NibInstance) {
        let nodes = document.objects.filter { $0.kind == .view }
        guard nodes.count > 1 else { return }
        let constraints = NibConstraints(instance)
        for node in nodes { constraints.addMissing(below: instance.resolved(node)) }
        let roots = nodes.compactMap { instance.view(withID: $0.id) }
        for node in nodes { constraints.reportSevered(below: instance.resolved(node), roots: roots) }
    }

    private func make(_ node: ObjectNode, _ instance: NibInstance) -> AnyObject? {
        switch node.kind {
        case .view: instance.makeView(node)
        case .viewController: makeController(node, instance)
        default: instance.makeObject(node)
        }
    }

    private func makeController(_ node: ObjectNode, _ instance: NibInstance) -> UIViewController? {
        let controller = instance.makeController(node)
        let resolved = instance.resolved(node)
        if let controller, resolved.rootView != nil {
            ControllerViewBuilder(node: resolved).attach(to: controller, of: instance)
        }
        return controller
    }

    private func connect(_ owner: AnyObject, _ node: ObjectNode, _ instance: NibInstance) {
        if let controller = owner as? UIViewController,
            let outlet = node.outlets.first(where: { $0.property == "view" }),
            let view = instance.view(withID: outlet.destination)
        {
            controller.setView(view)
        }
        NibConnections(instance).connect(owner, node)
    }
}
