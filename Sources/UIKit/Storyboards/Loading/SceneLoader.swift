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
    package func load(_ scene: InterfaceBuilder.Scene) -> (controller: UIViewController, instance: NibInstance)? {
        load(scene, in: nil)
    }

    /// - Parameters:
    ///   - containment: The scenes around it; nil: there are none.
    ///   - creator: Makes the controller in place of its class's initializer.
    func load(
        _ scene: InterfaceBuilder.Scene,
        in containment: SceneContainment?,
        creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> (controller: UIViewController, instance: NibInstance)? {
        guard let node = scene.viewController, node.kind == .viewController else { return nil }
        let instance = NibInstance(document: document, environment: environment)
        instance.containment = containment ?? SceneContainment(node.id, of: document)
        instance.storyboard = storyboard
        guard let controller = instance.makeController(node, creator: creator) else { return nil }
        controller.loading.storyboard = storyboard
        instance.controller = controller
        if environment.policy.performsSegues {
            controller.segueTemplates = segues(below: node).map(instance.template)
        }
        for object in scene.objects where object.id != node.id {
            switch object.kind {
            case .placeholder, .exit, .viewController, .viewControllerPlaceholder: continue
            default: _ = object.kind == .view ? instance.makeView(object) : instance.makeObject(object)
            }
        }
        ControllerViewBuilder(node: instance.resolved(node)).attach(to: controller, of: instance)
        instance.finish()
        return (controller, instance)
    }

    /// Every segue that the controller can perform by identifier, whatever starts it.
    private func segues(below node: ObjectNode, depth: Int = 0) -> [Segue] {
        guard depth < 200 else { return [] }
        let own = node.segues.filter { $0.kind != .embed && $0.kind != .relationship }
        return own + node.childObjects.flatMap { segues(below: $0.object, depth: depth + 1) }
    }
}

extension ObjectNode {
    /// The view of a controller: its `view`, whatever class it has.
    package var rootView: ObjectNode? {
        object(forKey: "view") ?? object(forKey: "tableView") ?? object(forKey: "collectionView")
    }
}
