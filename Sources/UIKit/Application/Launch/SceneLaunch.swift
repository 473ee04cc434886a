import Platform

/// A scene on its way to the foreground: what is shown now has appeared only when it is there (LB-M1).
@MainActor
final class SceneLaunch {
    /// The one that is under way.
    @WorldState static var current: SceneLaunch?

    private var appearing: [UIViewController] = []

    /// Lets a root controller begin to appear; the end comes with ``finish()``.
    func beginAppearance(of controller: UIViewController, place: () -> Void) {
        controller.beginAppearanceTransition(true, animated: false)
        place()
        controller.appearance.tellIsAppearing(controller, animated: false)
        controller.viewIfLoaded?.layoutIfNeeded()
        appearing.append(controller)
    }

    /// The scene is in the foreground: calls `viewDidAppear` on all that wait.
    func finish() {
        SceneLaunch.current = nil
        for controller in appearing { controller.endAppearanceTransition() }
        appearing = []
    }
}
