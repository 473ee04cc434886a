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

    init(of controller: ObjectNode, in document: Document) {
        let containers = document.findInferredContainers(of: controller.id)
        isPresented = containers.presentation != nil
        isEmbedded = containers.embedding != nil
        if let owner = containers.navigationController { takeNavigationBar(of: owner, for: controller) }
        if containers.tabBarController != nil, !containers.hidesTabBar { bottomBar = .tabBar }
        // What a navigation controller simulates below holds for all that it shows.
        if !containers.hidesTabBar { takeBottomBar(containers.navigationController?.simulatedMetrics.bottomBar) }
        let metrics = controller.simulatedMetrics
        if let top = metrics.topBar {
            navigationBar = !top.isPresent ? .none : top.isTranslucent ? .translucent : .opaque
        }
        if let bottom = metrics.bottomBar, !bottom.isPresent {
            bottomBar = .none
        } else if controller.bool("hidesBottomBarWhenPushed") != true {
            takeBottomBar(metrics.bottomBar)
        }
    }

    private mutating func takeBottomBar(_ bar: SimulatedMetrics.Bar?) {
        guard let bar, bar.isPresent else { return }
        bottomBar = bar.elementName == "simulatedToolbarMetrics" ? .toolbar : .tabBar
    }

    private mutating func takeNavigationBar(of owner: ObjectNode, for controller: ObjectNode) {
        if owner.bool("toolbarHidden") == false { bottomBar = .toolbar }
        guard owner.bool("navigationBarHidden") != true else { return }
        let bar = owner.object(forKey: "navigationBar")
        navigationBar = bar?.bool("translucent") == false ? .opaque : .translucent
        let mode = controller.object(forKey: "navigationItem")?.string("largeTitleDisplayMode")
        hasLargeTitle = bar?.bool("largeTitles") == true && mode != "never"
    }
}
