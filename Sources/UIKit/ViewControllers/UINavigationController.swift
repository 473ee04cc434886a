/// Shows a stack of controllers, the last on top.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {}
