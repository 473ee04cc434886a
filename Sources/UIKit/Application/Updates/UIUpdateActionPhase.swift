import Foundation
import QuartzCore

/// A moment of an update of the interface (BT-31). From iOS 18.
@preconcurrency @MainActor
open class UIUpdateActionPhase: NSObject {
    /// In which order the observers of a frame are called; nil for moments that don't come.
    let order: Int?
    /// Tells phases apart, as each question makes a new object.
    private let number: Int

    private init(order: Int?, number: Int) { (self.order, self.number) = (order, number) }

    /// A moment of each frame: display links are called at `FrameOrder.displayLinks`, animations a hundred later.
    private static func coming(_ order: Int) -> UIUpdateActionPhase { UIUpdateActionPhase(order: order, number: order) }

    /// A moment of events that may not wait, which there are none of.
    private static func late(_ number: Int) -> UIUpdateActionPhase { UIUpdateActionPhase(order: nil, number: -number) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIUpdateActionPhase else { return false }
        return order == other.order && number == other.number
    }

    open override var hash: Int { number }

    /// The update has been planned.
    open class var afterUpdateScheduled: UIUpdateActionPhase { .coming(FrameOrder.displayLinks - 40) }
    /// Before touches and keys are handed out.
    open class var beforeEventDispatch: UIUpdateActionPhase { .coming(FrameOrder.displayLinks - 30) }
    /// After touches and keys were handed out.
    open class var afterEventDispatch: UIUpdateActionPhase { .coming(FrameOrder.displayLinks - 20) }
    /// Before display links are called; where actions run that name no phase.
    open class var beforeCADisplayLinkDispatch: UIUpdateActionPhase { .coming(FrameOrder.displayLinks - 10) }
    /// After display links were called.
    open class var afterCADisplayLinkDispatch: UIUpdateActionPhase { .coming(FrameOrder.displayLinks + 10) }
    /// Before what has changed is shown.
    open class var beforeCATransactionCommit: UIUpdateActionPhase { .coming(FrameOrder.animations + 10) }
    /// After what has changed is shown.
    open class var afterCATransactionCommit: UIUpdateActionPhase { .coming(FrameOrder.animations + 20) }
    /// Before events that may not wait.
    ///
    /// - Note: No effect here: there is no pencil, whose events these are.
    open class var beforeLowLatencyEventDispatch: UIUpdateActionPhase { .late(1) }
    /// After events that may not wait.
    ///
    /// - Note: No effect here: there is no pencil, whose events these are.
    open class var afterLowLatencyEventDispatch: UIUpdateActionPhase { .late(2) }
    /// Before what such events changed is shown.
    ///
    /// - Note: No effect here: there is no pencil, whose events these are.
    open class var beforeLowLatencyCATransactionCommit: UIUpdateActionPhase { .late(3) }
    /// After what such events changed is shown.
    ///
    /// - Note: No effect here: there is no pencil, whose events these are.
    open class var afterLowLatencyCATransactionCommit: UIUpdateActionPhase { .late(4) }
    /// The update is over.
    open class var afterUpdateComplete: UIUpdateActionPhase { .coming(FrameOrder.animations + 30) }
}
