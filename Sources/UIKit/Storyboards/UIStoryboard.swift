import Foundation
import InterfaceBuilder
import SwiftRuntime

/// A document of scenes from which controllers are made.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    package let document: Document
    package let environment: LoadingEnvironment
    private final let name: String
    /// The document's name without its ending.
    final var documentName: String { name }

    /// A storyboard that is already read, for tools.
    package init(document: Document, environment: LoadingEnvironment) {
        self.document = document
        self.environment = environment
        name = document.name
        super.init()
    }

    /// Finds a storyboard by name.
    ///
    /// - Parameters:
    ///   - name: The document's file name without its ending.
    ///   - storyboardBundleOrNil: Nil is the app's. A missing storyboard raises UIKit's exception.
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        let bundle = storyboardBundleOrNil ?? DocumentLookup.hostBundle
        do {
            let document = try DocumentLookup.document(named: name, extension: "storyboard", in: bundle)
            self.init(
                document: document,
                environment: LoadingEnvironment(bundle: storyboardBundleOrNil, report: LoadingNote.print)
            )
        } catch {
            UIKitException.raise(
                .invalidArgument,
                "Could not find a storyboard named '\(name)' in bundle \(bundle.bundlePath): \(error)"
            )
            preconditionFailure("a storyboard cannot be made without its document")
        }
    }

    /// The tint that a window takes from the storyboard whose scenes it shows; nil where that has none.
    package var tintColor: UIColor? { DocumentValues(environment).color(document.tintColor) }

    // MARK: Making controllers
    /// The controller of the entry point; nil where the storyboard has none.
    open func instantiateInitialViewController() -> UIViewController? {
        document.initialViewControllerID.flatMap { controller(withObjectID: $0) }
    }

    /// The controller with a storyboard identifier; a missing one raises UIKit's exception.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let id = document.scene(withIdentifier: identifier)?.viewController?.id,
            let controller = controller(withObjectID: id)
        else {
            UIKitException.raise(
                .invalidArgument,
                "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'"
            )
            return UIViewController()
        }
        return controller
    }

    /// The controller of the entry point, made by a closure that hands what else it needs to its initializer.
    public func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? {
        document.initialViewControllerID.flatMap { controller(withObjectID: $0, in: nil, creator: creator) }
            as? Controller
    }

    /// The controller with a storyboard identifier, made by a closure; another class raises UIKit's exception.
    public func instantiateViewController<Controller: UIViewController>(
        identifier: String,
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        let id = document.scene(withIdentifier: identifier)?.viewController?.id
        if let made = id.flatMap({ controller(withObjectID: $0, in: nil, creator: creator) }) as? Controller {
            return made
        }
        UIKitException.raise(
            .invalidArgument,
            "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'"
        )
        return ObjectAllocator.make(Controller.self)
    }

    /// The controller with a storyboard identifier; nil where there is none.
    final func controller(withIdentifierIfAny identifier: String) -> UIViewController? {
        document.scene(withIdentifier: identifier)?.viewController.flatMap { controller(withObjectID: $0.id, in: nil) }
    }

    /// A controller by its object ID, with the children that its relationships name.
    ///
    package func controller(withObjectID id: String) -> UIViewController? { controller(withObjectID: id, in: nil) }

    /// - Parameters:
    ///   - outer: The scene that contains it; nil: none does.
    ///   - creator: Makes the controller in place of its class's initializer; nil from it leaves it to that.
    final func controller(
        withObjectID id: String,
        in outer: SceneContainment?,
        creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        guard let scene = document.scenes.first(where: { $0.viewController?.id == id }), let node = scene.viewController
        else { return nil }
        let containment: SceneContainment
        do throws(SceneContainment.Refusal) {
            containment = try outer?.adding(id, of: document) ?? SceneContainment(id, of: document)
        } catch {
            note("\(error.reason); it is left out", about: node)
            return nil
        }
        if node.kind == .viewControllerPlaceholder {
            return controller(behind: node, in: containment, creator: creator)
        }
        guard
            let (controller, instance) = SceneLoader(document: document, environment: environment, storyboard: self)
                .load(scene, in: containment, creator: creator)
        else { return nil }
        connectChildren(of: controller, node, instance)
        return controller
    }

    /// A reference to another storyboard's scene.
    private func controller(
        behind placeholder: ObjectNode,
        in containment: SceneContainment,
        creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        guard let name = placeholder.string("storyboardName"),
            let document = try? DocumentLookup.document(
                named: name,
                extension: "storyboard",
                in: environment.bundle ?? DocumentLookup.hostBundle
            )
        else {
            let name = placeholder.string("storyboardName") ?? "?"
            return standIn(for: placeholder, because: "storyboard \(name) was not found")
        }
        let other = UIStoryboard(document: document, environment: environment)
        let identifier = placeholder.string("referencedIdentifier")
        let id =
            identifier.map { document.scene(withIdentifier: $0)?.viewController?.id }
            ?? document.initialViewControllerID
        guard let id else {
            let wanted = identifier.map { "no scene with the identifier \($0)" } ?? "no initial scene"
            return standIn(for: placeholder, because: "storyboard \(document.name) has \(wanted)")
        }
        return other.controller(withObjectID: id, in: containment, creator: creator)
    }

    private func note(_ message: String, about node: ObjectNode) {
        environment.report(
            LoadingNote(file: document.name, line: node.line, objectID: node.id, message: message)
        )
    }

    /// An empty controller with what the reference itself says: a tab keeps its title and image.
    private func standIn(for placeholder: ObjectNode, because reason: String) -> UIViewController? {
        note("\(reason); an empty scene stands in", about: placeholder)
        let instance = NibInstance(document: document, environment: environment)
        let controller = UIViewController()
        if let item = placeholder.object(forKey: "tabBarItem"), let made = instance.makeObject(item) as? UITabBarItem {
            controller.tabBarItem = made
        }
        if let item = placeholder.object(forKey: "navigationItem"),
            let made = instance.makeObject(item) as? UINavigationItem
        {
            controller.loading.navigationItem = made
        }
        return controller
    }

    /// Gives a container the children that its relationship segues name, in the document's order.
    private func connectChildren(of controller: UIViewController, _ node: ObjectNode, _ instance: NibInstance) {
        let segues = node.segues.filter { $0.kind == .relationship }
        guard !segues.isEmpty else { return }
        let children = segues.compactMap { segue in
            instance.template(for: segue).makeDestination(from: controller, sender: nil, isContained: true)
                .map { (segue.relationship ?? "", $0) }
        }
        ControllerRelationships.connect(children, to: controller)
    }
}

extension LoadingNote {
    /// Tells the developer on standard error.
    package static func print(_ note: LoadingNote) { MainActor.assumeIsolated { LayoutLog.note(note.description) } }
}
