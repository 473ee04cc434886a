/// Shows a primary controller beside a secondary one where there is room.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {}
