import DeviceCatalog
import Foundation
import InterfaceBuilder
import UIKit

/// Which bars the canvas draws around a scene: those it simulates, else those that the segues to it infer (IB-3).
struct CanvasBars {
    enum NavigationBar {
        case none, translucent, opaque
    }

    enum BottomBar {
        case none, tabBar, toolbar
    }

    var navigationBar = NavigationBar.none
    var hasLargeTitle = false
    var bottomBar = BottomBar.none
    /// Whether the scene is presented, or embedded, so that the screen's own insets don't reach it.
    var isPresented = false
    var isEmbedded = false
}

/// Infers the bars of every scene of a storyboard from its segues.
struct CanvasBarInference {
    private let document: Document
    /// By object ID of a view controller: the object ID of the navigation controller that shows it.
    private var navigationControllers: [String: String] = [:]
    private var tabbed: Set<String> = []
    private var presented: Set<String> = []
    private var embedded: Set<String> = []

    init(document: Document) {
        self.document = document
        spreadFromContainers()
    }

    /// Walks along the segues, from containers to what they show.
    private mutating func spreadFromContainers() {
        let controllers = document.scenes.compactMap(\.viewController)
        var queue: [String] = []
        for controller in controllers {
            for segue in allSegues(of: controller) {
                switch segue.kind {
                case .embed: embedded.insert(segue.destination)
                case .presentation, .modal, .popover, .popoverPresentation: presented.insert(segue.destination)
                default: break
                }
            }
            for segue in controller.segues where segue.kind == .relationship {
                if controller.elementName == "navigationController", segue.relationship == "rootViewController" {
                    navigationControllers[segue.destination] = controller.id
                    queue.append(segue.destination)
                } else if controller.elementName == "tabBarController", tabbed.insert(segue.destination).inserted {
                    queue.append(segue.destination)
                }
            }
        }
        let byID = Dictionary(controllers.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var visited: Set<String> = []
        while let id = queue.popLast() {
            guard visited.insert(id).inserted, let controller = byID[id] else { continue }
            for segue in allSegues(of: controller) {
                let isPush = segue.kind == .show || segue.kind == .push || segue.kind == .showDetail
                let isRoot = segue.kind == .relationship && controller.elementName == "navigationController"
                guard isPush || isRoot else { continue }
                if isPush, navigationControllers[segue.destination] == nil, let owner = navigationControllers[id] {
                    navigationControllers[segue.destination] = owner
                }
                if tabbed.contains(id), byID[segue.destination]?.bool("hidesBottomBarWhenPushed") != true {
                    if tabbed.insert(segue.destination).inserted { visited.remove(segue.destination) }
                }
                queue.append(segue.destination)
            }
        }
    }

    /// The segues of a controller and of all that is in its scene.
    private func allSegues(of controller: ObjectNode) -> [Segue] {
        guard let scene = document.scenes.first(where: { $0.viewController?.id == controller.id }) else { return [] }
        var segues: [Segue] = []
        func collect(_ node: ObjectNode) {
            segues += node.segues
            for child in node.childObjects { collect(child.object) }
        }
        for object in scene.objects { collect(object) }
        return segues
    }

    /// The bars of a scene; a simulated metric beats what is inferred.
    func bars(of controller: ObjectNode) -> CanvasBars {
        var bars = CanvasBars()
        bars.isPresented = presented.contains(controller.id)
        bars.isEmbedded = embedded.contains(controller.id)
        if let owner = navigationControllers[controller.id].flatMap(document.object(withID:)) {
            inferNavigationBar(of: owner, controller, into: &bars)
        }
        if tabbed.contains(controller.id) { bars.bottomBar = .tabBar }
        if controller.bool("hidesBottomBarWhenPushed") == true { bars.bottomBar = .none }
        let metrics = controller.simulatedMetrics
        if let top = metrics.topBar {
            bars.navigationBar = !top.isPresent ? .none : top.isTranslucent ? .translucent : .opaque
        }
        if let bottom = metrics.bottomBar {
            let isToolbar = bottom.elementName == "simulatedToolbarMetrics"
            bars.bottomBar = !bottom.isPresent ? .none : isToolbar ? .toolbar : .tabBar
        }
        return bars
    }

    private func inferNavigationBar(of owner: ObjectNode, _ controller: ObjectNode, into bars: inout CanvasBars) {
        guard owner.bool("navigationBarHidden") != true else { return }
        let bar = owner.object(forKey: "navigationBar")
        bars.navigationBar = bar?.bool("translucent") == false ? .opaque : .translucent
        let mode = controller.object(forKey: "navigationItem")?.string("largeTitleDisplayMode")
        bars.hasLargeTitle = bar?.bool("largeTitles") == true && mode != "never"
        if owner.bool("toolbarHidden") == false { bars.bottomBar = .toolbar }
    }
}
