import Foundation
import InterfaceBuilder

/// Makes a scene's controller, and the controller's view when it is asked for.
@MainActor
package struct SceneLoader {
    let document: Document
    let environment: LoadingEnvironment
    /// From which the scene's segues get their destinations; nil for a scene on its own.
    let storyboard: UIStoryboard?

    package init(document: Document, environment: LoadingEnvironment, storyboard: UIStoryboard? = nil) {
        self.document = document
        self.environment = environment
        self.storyboard = storyboard
    }

    /// A scene's controller with its instance; nil for a scene without one.
    ///
    /// - Parameter creator: Makes the controller in place of its class's initializer.
    package func load(
        _ scene: InterfaceBuilder.Scene,
        creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> (controller: UIViewController, instance: NibInstance)? {
        guard let node = scene.viewController, node.kind == .viewController else { return nil }
        let instance = NibInstance(document: document, environment: environment)
        instance.storyboard = storyboard
        guard let controller = instance.makeController(node, creator: creator) else { return nil }
        controller.loading.storyboard = storyboard
        controller.loading.nib = instance
        instance.controller = controller
        if !environment.isDesignTime { controller.segueTemplates = segues(below: node).map(instance.template) }
        for object in scene.objects where object.id != node.id {
            switch object.kind {
            case .placeholder, .exit, .viewController, .viewControllerPlaceholder: continue
            default: _ = object.kind == .view ? instance.makeView(object) : instance.makeObject(object)
            }
        }
        let resolved = instance.resolved(node)
        controller.loading.viewBuilder = { [weak controller, weak instance] in
            guard let controller, let instance else { return nil }
            return buildView(of: controller, resolved, instance)
        }
        instance.finish()
        return (controller, instance)
    }

    /// Every segue that the controller can perform by identifier, whatever starts it.
    private func segues(below node: ObjectNode, depth: Int = 0) -> [Segue] {
        guard depth < 200 else { return [] }
        let own = node.segues.filter { $0.kind != .embed && $0.kind != .relationship }
        return own + node.childObjects.flatMap { segues(below: $0.object, depth: depth + 1) }
    }

    /// Makes the root view with everything in it and connects it.
    private func buildView(of controller: UIViewController, _ node: ObjectNode, _ instance: NibInstance) -> UIView? {
        guard let viewNode = node.rootView, let view = instance.makeView(viewNode) else { return nil }
        controller.setView(view)
        placeGuides(of: controller, node, instance, root: viewNode)
        instance.finish()
        instance.follow(view)
        NibConnections(instance).embedChildren(of: controller)
        return view
    }

    /// Top and bottom layout guides belong to the controller, but the root view's constraints name them: what names
    /// them is made here, when they are there.
    private func placeGuides(
        of controller: UIViewController,
        _ node: ObjectNode,
        _ instance: NibInstance,
        root: ObjectNode
    ) {
        var hasGuides = false
        for guide in node.layoutGuides {
            switch guide.kind {
            case .top: instance.place(controller.topLayoutGuide, withID: guide.id)
            case .bottom: instance.place(controller.bottomLayoutGuide, withID: guide.id)
            default: continue
            }
            hasGuides = true
        }
        if hasGuides { NibConstraints(instance).addMissing(below: instance.resolved(root)) }
    }
}

extension ObjectNode {
    /// The view of a controller: its `view`, whatever class it has.
    package var rootView: ObjectNode? {
        object(forKey: "view") ?? object(forKey: "tableView") ?? object(forKey: "collectionView")
    }
}
