import Foundation
import Platform

/// What gives the person something to feel. No device of ours moves: what would be felt is listed for tests and tools.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    public override init() { super.init() }

    /// A generator for what happens in a view, iOS 17.5's form; the view isn't kept.
    public convenience init(view: UIView) { self.init() }

    /// Gets the device ready, so that the next feedback comes at once.
    ///
    /// - Note: No effect here: nothing is listed for it.
    open func prepare() {}

    /// Lists what the person would feel now.
    final func play(_ feedback: PlayedFeedback.Kind) {
        PlayedFeedback.all.append(PlayedFeedback(kind: feedback, time: EventLoop.main.now))
    }
}

/// One thing that a person would have felt.
package struct PlayedFeedback: Hashable, Sendable {
    /// What kind of feedback it was.
    package enum Kind: Hashable, Sendable {
        /// A blow, and how strong it is, 0…1.
        case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: Double)
        case notification(UINotificationFeedbackGenerator.FeedbackType)
        case selection
        case alignment
        case pathCompletion
    }

    package var kind: Kind
    /// Virtual seconds since the boot.
    package var time: TimeInterval

    /// Since the boot, in order.
    @MainActor package static var all: [PlayedFeedback] {
        _read { yield Played.all }
        _modify { yield &Played.all }
    }

    @MainActor private enum Played {
        @WorldState static var all: [PlayedFeedback] = []
    }
}
