import Foundation
import InterfaceBuilder
import UIKit

/// Puts one scene of a document into the containers that its segues infer (IB-3).
@MainActor
struct SceneHost {
    let document: Document
    let environment: LoadingEnvironment

    /// A scene ready to be presented.
    struct Hosted {
        /// What the window shows.
        var controller: UIViewController
        /// The scene's own controller.
        var content: UIViewController
        /// The objects of the scene.
        var instance: NibInstance
    }

    // MARK: Storyboards

    /// The document's own tint; nil where it has none.
    var tintColor: UIColor? { UIStoryboard(document: document, environment: environment).tintColor }

    /// nil for an ID that the document doesn't have.
    func host(sceneID: String) -> Hosted? {
        let storyboard = UIStoryboard(document: document, environment: environment)
        let loader = SceneLoader(document: document, environment: environment, storyboard: storyboard)
        guard let scene = document.scenes.first(where: { $0.id == sceneID }), let node = scene.viewController,
            let (controller, instance) = loader.load(scene)
        else { return nil }
        if node.segues.contains(where: { $0.kind == .relationship }),
            let whole = storyboard.controller(withObjectID: node.id)
        {
            return Hosted(controller: whole, content: whole, instance: instance)
        }
        let containers = document.findInferredContainers(of: node.id)
        var outermost = controller
        var outermostID = node.id
        if let navigation = containers.navigationController,
            let made = load(navigation, with: loader) as? UINavigationController
        {
            let previous = containers.isNavigationRoot ? nil : previousController(before: node, with: loader)
            made.setViewControllers([previous, controller].compactMap { $0 }, animated: false)
            outermost = made
            outermostID = navigation.id
        }
        if let tabs = containers.tabBarController, !containers.hidesTabBar,
            let made = load(tabs, with: loader) as? UITabBarController
        {
            embed(outermost, id: outermostID, of: tabs, in: made, with: loader)
            outermost = made
        }
        if outermost === controller { outermost = SimulatedBars(node.simulatedMetrics).around(controller) }
        return Hosted(controller: outermost, content: controller, instance: instance)
    }

    private func load(_ node: ObjectNode, with loader: SceneLoader) -> UIViewController? {
        if node.kind == .viewControllerPlaceholder {
            let storyboard = UIStoryboard(document: document, environment: environment)
            return storyboard.controller(withObjectID: node.id)
        }
        return document.scene(containing: node.id).flatMap { loader.load($0)?.controller }
    }

    /// The controller whose title the back button has; an empty one where the document doesn't tell.
    private func previousController(before node: ObjectNode, with loader: SceneLoader) -> UIViewController {
        let source = document.findIncomingSegues(to: node.id).first { $0.segue.kind == .show || $0.segue.kind == .push }
        return source.flatMap { load($0.source, with: loader) } ?? UIViewController()
    }

    /// Fills a tab bar controller: the scene in its place, the other tabs by their items only.
    private func embed(
        _ controller: UIViewController,
        id: String,
        of node: ObjectNode,
        in tabs: UITabBarController,
        with loader: SceneLoader
    ) {
        var children: [UIViewController] = []
        for segue in node.segues where segue.kind == .relationship {
            if segue.destination == id {
                children.append(controller)
            } else if let sibling = document.object(withID: segue.destination), let made = load(sibling, with: loader) {
                children.append(made)
            }
        }
        if !children.contains(where: { $0 === controller }) { children.insert(controller, at: 0) }
        tabs.viewControllers = children
        tabs.selectedViewController = controller
    }

    // MARK: Xibs

    /// A top-level object of a xib: a controller as it is, a view on a screen of its own.
    func host(objectID: String) -> Hosted? {
        guard let node = document.objects.first(where: { $0.id == objectID }) else { return nil }
        let (objects, instance) = UINib(document: document, environment: environment).load(owner: nil)
        if let controller = objects.compactMap({ $0 as? UIViewController }).first, node.kind == .viewController {
            return Hosted(controller: controller, content: controller, instance: instance)
        }
        // Nobody but the list holds a xib's views.
        guard let view = withExtendedLifetime(objects, { instance.view(withID: objectID) }) else { return nil }
        let controller = XibViewController(view, placement: placement(of: node, view))
        return Hosted(controller: controller, content: controller, instance: instance)
    }

    private func placement(of node: ObjectNode, _ view: UIView) -> XibViewController.Placement {
        let canvas = CanvasEnvironment(document: document).size
        let size = view.bounds.size
        let isFreeform = node.simulatedMetrics.isFreeform
        if !isFreeform, size.width >= canvas.width, size.height >= canvas.height { return .screen }
        let isRow = node.elementName == "tableViewCell" || size.width >= canvas.width
        return isRow ? .row : .centered
    }
}
