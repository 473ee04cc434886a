import DeviceCatalog
import Foundation
import InterfaceBuilder
import Platform
import UIKit

/// Lays a document out as Xcode's canvas shows it: each scene's root at its stored size, with the bars, safe area and
/// era of the Xcode that wrote it.
@MainActor
struct CanvasPass {
    let document: Document
    let environment: CanvasEnvironment
    /// Looks at a scene once it is laid out.
    typealias Visitor = (_ sceneID: String, _ instance: NibInstance, _ roots: [UIView]) -> Void

    /// Gets what loading leaves out.
    private let report: (LoadingNote) -> Void

    init(document: Document, report: @escaping (LoadingNote) -> Void = { _ in }) {
        self.document = document
        self.report = report
        environment = CanvasEnvironment(document: document)
    }

    /// The frame of every element that has one in the document.
    func frames() -> DocumentFrames {
        var scenes: [DocumentFrames.Scene] = []
        run { sceneID, instance, _ in
            scenes.append(DocumentFrames.Scene(id: sceneID, views: FrameList(instance).views(inScene: sceneID)))
        }
        return DocumentFrames(document: document.name, device: document.device?.id ?? "", scenes: scenes)
    }

    /// Makes the canvas of a document the world that everything happens in from then on; comes before its project.
    static func enterWorld(for document: Document) {
        World(era: document.toolsVersion.era).enter()
        LayoutLog.listener = { _ in }
    }

    /// Lays out scene by scene, in the world of the document's canvas.
    func run(_ visit: Visitor) {
        UIScreen.main.configuration = ScreenConfiguration(
            size: environment.size,
            scale: environment.scale,
            safeAreaInsets: .zero,
            statusBarHeight: 0,
            traits: environment.traits
        )
        environment.traits.withCurrent {
            if document.kind == .xib { layOutXib(visit) } else { layOutScenes(visit) }
        }
    }

    private func layOutScenes(_ visit: Visitor) {
        let loading = LoadingEnvironment(isDesignTime: true, report: report)
        let loader = SceneLoader(document: document, environment: loading)
        for scene in document.scenes {
            guard let node = scene.viewController, let loaded = loader.load(scene) else { continue }
            if let rootNode = node.rootView, loaded.controller.view != nil {
                prepare(loaded.instance)
                layOut(loaded.controller, node, rootNode, of: loaded.instance)
            }
            var roots = [loaded.controller.viewIfLoaded].compactMap { $0 }
            for object in scene.objects where object.kind == .view {
                guard let view = loaded.instance.view(withID: object.id) else { continue }
                layOut(view, of: loaded.instance, insets: .zero)
                roots.append(view)
            }
            layOutBarViews(of: loaded.instance)
            visit(scene.id, loaded.instance, roots)
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
        let nib = UINib(document: document, environment: LoadingEnvironment(isDesignTime: true, report: report))
        let (objects, instance) = nib.load(owner: nil)
        // The nib keeps its controllers no longer than what it hands out.
        defer { withExtendedLifetime(objects) {} }
        let roots = objects.compactMap { $0 as? UIView ?? ($0 as? UIViewController)?.view }
        prepare(instance)
        for node in document.objects {
            if let controller = instance.controller(withID: node.id), let rootNode = node.rootView {
                layOut(controller, node, rootNode, of: instance)
            } else if node.kind == .view, let root = instance.view(withID: node.id) {
                CanvasRootMargins(environment: environment).apply(to: root, node, of: nil)
                layOut(root, of: instance, insets: CanvasInsets(environment).insets(ofXibRoot: node))
            }
        }
        layOutBarViews(of: instance)
        visit("objects", instance, roots)
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
        UIScreen.main.configuration.size = size
        UIScreen.main.configuration.safeAreaInsets = insets
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.isHidden = false
        root.frame.origin = .zero
        window.addSubview(root)
        window.layoutIfNeeded()
        if CanvasStaleCells(environment: environment).apply(to: instance) { window.layoutIfNeeded() }
        window.isHidden = true
    }
}
