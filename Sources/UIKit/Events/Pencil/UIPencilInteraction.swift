import Foundation

/// Hears of double taps and squeezes of a pencil over a view.
///
/// There is no pencil here: the delegate hears nothing, and preferences are those of a new device. From iOS 12.1.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
    /// How far a squeeze has come; raw values are UIKit's.
    public enum Phase: Int, Sendable {
        /// It began.
        case began = 0
        /// It changed.
        case changed = 1
        /// It ended.
        case ended = 2
        /// It came to nothing.
        case cancelled = 3
    }

    /// A double tap of the pencil.
    @preconcurrency @MainActor
    open class Tap: NSObject {
        /// Seconds of the device's clock.
        public let timestamp: TimeInterval
        /// Where the pencil was above the screen; nil where that isn't known.
        public let hoverPose: UIPencilHoverPose?

        init(timestamp: TimeInterval, hoverPose: UIPencilHoverPose?) {
            (self.timestamp, self.hoverPose) = (timestamp, hoverPose)
        }
    }

    /// A squeeze of the pencil.
    @preconcurrency @MainActor
    open class Squeeze: NSObject {
        /// Seconds of the device's clock.
        public let timestamp: TimeInterval
        /// How far it has come.
        public let phase: Phase
        /// Where the pencil was above the screen; nil where that isn't known.
        public let hoverPose: UIPencilHoverPose?

        init(timestamp: TimeInterval, phase: Phase, hoverPose: UIPencilHoverPose?) {
            (self.timestamp, self.phase, self.hoverPose) = (timestamp, phase, hoverPose)
        }
    }

    /// Held weakly; nil by default.
    open weak var delegate: (any UIPencilInteractionDelegate)?
    /// Nil while no view holds it.
    open private(set) weak var view: UIView?
    /// Whether the delegate would hear of the pencil. Default: true.
    open var isEnabled = true

    /// An interaction without a delegate.
    public override init() { super.init() }

    /// The delegate isn't kept alive. From iOS 17.5.
    public init(delegate: any UIPencilInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Takes note of the view; called when the interaction has changed its view.
    open func didMove(to view: UIView?) { self.view = view }

    // MARK: Preferences
    /// What a double tap does by the settings: changes to the eraser.
    open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
    /// What a squeeze does by the settings: shows the tools where the pencil is.
    open class var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
    /// Whether fingers don't draw; false without a pencil.
    open class var prefersPencilOnlyDrawing: Bool { false }
    /// Whether a pencil above the screen shows its tool; true.
    open class var prefersHoverToolPreview: Bool { true }
}
