import DeviceCatalog
import Foundation
import InterfaceBuilder
import UIKit

/// Lays a document out as Xcode's canvas shows it: each scene's root at its stored size, with the bars, safe area and
/// era of the Xcode that wrote it.
@MainActor
struct CanvasPass {
    let document: Document
    let environment: CanvasEnvironment
    /// A scene as the canvas has it.
    struct Laid {
        /// The scene's ID; "objects" for all that is in a xib.
        let sceneID: String
        let instance: NibInstance
        /// The scene's own controller; nil in a xib.
        let controller: UIViewController?
        /// The main view first.
        let roots: [UIView]
        /// What lives only as long as this does: the top-level objects of a xib.
        let objects: [AnyObject]
    }

    /// Looks at a scene once it is laid out.
    typealias Visitor = (Laid) -> Void

    private let host: CanvasHost
    private let loading: LoadingEnvironment

    /// - Parameter report: Gets what loading leaves out.
    init(document: Document, report: @escaping (LoadingNote) -> Void = { _ in }) {
        self.document = document
        environment = CanvasEnvironment(document: document)
        host = CanvasHost(environment: environment)
        loading = LoadingEnvironment(policy: CanvasLoadingPolicy(), report: report)
    }

    /// The scenes that can be laid out; a xib's objects are one.
    static func sceneIDs(of document: Document) -> [String] {
        guard document.kind == .storyboard else { return ["objects"] }
        return document.scenes.filter { $0.viewController?.kind == .viewController }.map(\.id)
    }

    /// Makes the canvas the process's host and its traits the current ones while a body runs.
    func onCanvas(_ body: () -> Void) {
        host.begin()
        environment.traits.withCurrent(body)
    }

    /// Lays out scene by scene, on the canvas.
    ///
    /// - Parameter isWanted: Tells by a scene's ID whether it is laid out.
    func run(where isWanted: (String) -> Bool, _ visit: Visitor) {
        if document.kind == .xib {
            if isWanted("objects") { layOutXib(visit) }
        } else {
            layOutScenes(where: isWanted, visit)
        }
    }

    private func layOutScenes(where isWanted: (String) -> Bool, _ visit: Visitor) {
        let loader = SceneLoader(document: document, environment: loading)
        for scene in document.scenes where isWanted(scene.id) {
            guard let node = scene.viewController, let loaded = loader.load(scene) else { continue }
            if let rootNode = node.rootView, loaded.controller.view != nil {
                prepare(loaded.instance)
                layOut(loaded.controller, node, rootNode, of: loaded.instance)
            }
            var roots = [loaded.controller.viewIfLoaded].compactMap { $0 }
            for object in scene.objects where object.kind == .view {
                guard let view = loaded.instance.view(withID: object.id) else { continue }
                CanvasRootMargins(environment: environment).apply(to: view, object, of: nil)
                layOut(view, of: loaded.instance, insets: .zero)
                roots.append(view)
            }
            layOutBarViews(of: loaded.instance)
            visit(
                Laid(
                    sceneID: scene.id,
                    instance: loaded.instance,
                    controller: loaded.controller,
                    roots: roots,
                    objects: []
                )
            )
        }
    }

    /// Gives the views what the canvas of that Xcode gave them, before anything is laid out.
    private func prepare(_ instance: NibInstance) {
        CanvasCellMargins(environment: environment).apply(to: instance)
        CanvasLabelSizes().apply(to: instance)
        CanvasControlSizes(environment: environment).apply(to: instance)
        CanvasBarSizes(environment: environment).apply(to: instance)
    }

    /// Lays out what stands in bar items, each at its stored size, as no bar comes to life on the canvas.
    private func layOutBarViews(of instance: NibInstance) {
        for (node, view) in instance.views where view.superview == nil && Self.barViewKeys.contains(node.key ?? "") {
            layOut(view, of: instance, insets: .zero)
            view.removeFromSuperview()
        }
    }

    private static let barViewKeys: Set<String> = ["titleView", "customView"]

    private func layOutXib(_ visit: Visitor) {
        let (objects, instance) = UINib(document: document, environment: loading).load(owner: nil)
        let roots = objects.compactMap { $0 as? UIView ?? ($0 as? UIViewController)?.view }
        prepare(instance)
        for node in document.objects {
            if let controller = instance.controller(withID: node.id), let rootNode = node.rootView {
                layOut(controller, node, rootNode, of: instance)
            } else if node.kind == .view, let root = instance.view(withID: node.id) {
                let margins = CanvasRootMargins(environment: environment)
                margins.apply(to: root, node, of: nil)
                margins.apply(toCell: root, node, of: instance)
                layOut(root, of: instance, insets: CanvasInsets(environment).insets(ofXibRoot: node))
            }
        }
        layOutBarViews(of: instance)
        // The nib keeps its controllers no longer than what it hands out.
        visit(Laid(sceneID: "objects", instance: instance, controller: nil, roots: roots, objects: objects))
    }

    /// Lays out a controller's view with the bars and insets that its scene has.
    private func layOut(
        _ controller: UIViewController,
        _ node: ObjectNode,
        _ rootNode: ObjectNode,
        of instance: NibInstance
    ) {
        guard let root = controller.view else { return }
        CanvasRootMargins(environment: environment).apply(to: root, rootNode, of: controller)
        let bars = CanvasBars(of: node, in: document)
        layOut(
            root,
            of: instance,
            insets: CanvasInsets(environment).insets(of: node, root: rootNode, bars: bars)
        )
    }

    /// Puts a root into a window of its own size and lays it out.
    private func layOut(_ root: UIView, of instance: NibInstance, insets: UIEdgeInsets) {
        root.translatesAutoresizingMaskIntoConstraints = true
        let size = root.bounds.size
        host.fitScreen(to: size, safeAreaInsets: insets)
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.isHidden = false
        root.frame.origin = .zero
        window.addSubview(root)
        window.layoutIfNeeded()
        if CanvasStaleCells(environment: environment).apply(to: instance) { window.layoutIfNeeded() }
        window.isHidden = true
        // No turn ends here, and the root is to stand alone.
        ReleasePool.drain()
    }
}
