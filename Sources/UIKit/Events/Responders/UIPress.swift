import Foundation

/// A key or button that is held.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// Which button of a remote control; raw values are UIKit's.
    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    }

    /// Where a press is in its life; raw values are UIKit's.
    public enum Phase: Int, Sendable {
        case began, changed, stationary, ended, cancelled
    }

    open internal(set) var phase: Phase = .began
    open internal(set) var type: PressType = .select
    open internal(set) var timestamp: TimeInterval = 0
    /// 0…1.
    open internal(set) var force: CGFloat = 1
    open internal(set) weak var responder: UIResponder?
}

/// The presses of one moment.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    open internal(set) var allPresses: Set<UIPress> = []
    open override var type: UIEvent.EventType { .presses }
}
