import Foundation
import QuartzCore

/// A moment of an update of the interface (BT-31). From iOS 18.
@preconcurrency @MainActor
open class UIUpdateActionPhase: NSObject {
    /// In which order the observers of a frame are called; nil for moments that don't come.
    let order: Int?

    private init(order: Int?) { self.order = order }

    /// The update has been planned.
    open class var afterUpdateScheduled: UIUpdateActionPhase { scheduled }
    /// Before touches and keys are handed out.
    open class var beforeEventDispatch: UIUpdateActionPhase { beforeEvents }
    /// After touches and keys were handed out.
    open class var afterEventDispatch: UIUpdateActionPhase { afterEvents }
    /// Before display links are called; where actions run that name no phase.
    open class var beforeCADisplayLinkDispatch: UIUpdateActionPhase { beforeLinks }
    /// After display links were called.
    open class var afterCADisplayLinkDispatch: UIUpdateActionPhase { afterLinks }
    /// Before what has changed is shown.
    open class var beforeCATransactionCommit: UIUpdateActionPhase { beforeCommit }
    /// After what has changed is shown.
    open class var afterCATransactionCommit: UIUpdateActionPhase { afterCommit }
    /// Before events that may not wait.
    ///
    /// - Note: No effect here: there is no pencil, whose events these are.
    open class var beforeLowLatencyEventDispatch: UIUpdateActionPhase { beforeLateEvents }
    /// After events that may not wait.
    ///
    /// - Note: No effect here: there is no pencil, whose events these are.
    open class var afterLowLatencyEventDispatch: UIUpdateActionPhase { afterLateEvents }
    /// Before what such events changed is shown.
    ///
    /// - Note: No effect here: there is no pencil, whose events these are.
    open class var beforeLowLatencyCATransactionCommit: UIUpdateActionPhase { beforeLateCommit }
    /// After what such events changed is shown.
    ///
    /// - Note: No effect here: there is no pencil, whose events these are.
    open class var afterLowLatencyCATransactionCommit: UIUpdateActionPhase { afterLateCommit }
    /// The update is over.
    open class var afterUpdateComplete: UIUpdateActionPhase { complete }

    // Around display links and animations, which are at `FrameOrder`.
    private static let scheduled = UIUpdateActionPhase(order: FrameOrder.displayLinks - 40)
    private static let beforeEvents = UIUpdateActionPhase(order: FrameOrder.displayLinks - 30)
    private static let afterEvents = UIUpdateActionPhase(order: FrameOrder.displayLinks - 20)
    private static let beforeLinks = UIUpdateActionPhase(order: FrameOrder.displayLinks - 10)
    private static let afterLinks = UIUpdateActionPhase(order: FrameOrder.displayLinks + 10)
    private static let beforeCommit = UIUpdateActionPhase(order: FrameOrder.animations + 10)
    private static let afterCommit = UIUpdateActionPhase(order: FrameOrder.animations + 20)
    private static let complete = UIUpdateActionPhase(order: FrameOrder.animations + 30)
    private static let beforeLateEvents = UIUpdateActionPhase(order: nil)
    private static let afterLateEvents = UIUpdateActionPhase(order: nil)
    private static let beforeLateCommit = UIUpdateActionPhase(order: nil)
    private static let afterLateCommit = UIUpdateActionPhase(order: nil)
}
