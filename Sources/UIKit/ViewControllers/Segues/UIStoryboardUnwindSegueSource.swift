import Foundation

/// Where an unwind segue starts: given to controllers that are asked where it may lead.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller whose scene the segue leaves.
    public let source: UIViewController
    /// What the destination has to answer.
    public let unwindAction: Selector
    /// The control, item or cell that was touched, or what `performSegue` got.
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init()
    }
}
