import Foundation

/// A key or button that is held.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// Which button of a remote control; raw values are UIKit's.
    public enum PressType: Int, Sendable {
        /// Those of a remote control; keys have none of them.
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    }

    /// Where a press is in its life; raw values are UIKit's.
    public enum Phase: Int, Sendable {
        /// Changed is another force; stationary is a press that goes on while another changes.
        case began, changed, stationary, ended, cancelled
    }

    /// Where the press is now; began at first.
    open internal(set) var phase: Phase = .began
    /// Which button; select by default.
    open internal(set) var type: PressType = .select
    /// Seconds on the system's virtual clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// 0…1.
    open internal(set) var force: CGFloat = 1
    /// The key of a hardware keyboard; nil for a remote control's button.
    open internal(set) var key: UIKey?
    /// Who gets the press; it isn't kept alive.
    open internal(set) weak var responder: UIResponder?
}

/// The presses of one moment.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    /// One for a key; what the host types as text comes without presses.
    open internal(set) var allPresses: Set<UIPress> = []
    /// Whether the last responder of the chain heard of the press, so that nobody kept it.
    var wasPassedOn = false
    open override var type: UIEvent.EventType { .presses }
}
