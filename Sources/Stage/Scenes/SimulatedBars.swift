import InterfaceBuilder
import UIKit

/// The bars that a scene's author chose for the canvas, where no segue tells which containers the scene stands in (IB-3).
@MainActor
struct SimulatedBars {
    private let metrics: SimulatedMetrics

    init(_ metrics: SimulatedMetrics) { self.metrics = metrics }

    /// A controller in the containers that have those bars, or the controller itself.
    func around(_ controller: UIViewController) -> UIViewController {
        guard !(controller is UINavigationController), !(controller is UITabBarController) else { return controller }
        let top = metrics.topBar.flatMap { $0.elementName == "simulatedNavigationBarMetrics" ? $0 : nil }
        let bottom = metrics.bottomBar.flatMap { $0.isPresent ? $0 : nil }
        var outermost = controller
        if top != nil || bottom?.elementName == "simulatedToolbarMetrics" {
            outermost = navigationController(around: controller, top: top, bottom: bottom)
        }
        if let bottom, bottom.elementName == "simulatedTabBarMetrics" {
            let tabs = UITabBarController()
            tabs.tabBar.isTranslucent = bottom.isTranslucent
            tabs.tabBar.barStyle = bottom.isBlack ? .black : .default
            tabs.viewControllers = [outermost]
            outermost = tabs
        }
        return outermost
    }

    private func navigationController(
        around controller: UIViewController,
        top: SimulatedMetrics.Bar?,
        bottom: SimulatedMetrics.Bar?
    ) -> UIViewController {
        let navigation = UINavigationController(rootViewController: controller)
        if let top {
            navigation.navigationBar.isTranslucent = top.isTranslucent
            navigation.navigationBar.barStyle = top.isBlack ? .black : .default
        } else {
            navigation.isNavigationBarHidden = true
        }
        if let bottom, bottom.elementName == "simulatedToolbarMetrics" {
            navigation.isToolbarHidden = false
            navigation.toolbar?.isTranslucent = bottom.isTranslucent
            navigation.toolbar?.barStyle = bottom.isBlack ? .black : .default
        }
        return navigation
    }
}

extension SimulatedMetrics.Bar {
    fileprivate var isBlack: Bool { barStyle?.hasPrefix("black") ?? false }
}
