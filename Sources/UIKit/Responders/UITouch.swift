import Foundation

/// One finger on the screen, from its first contact to its end.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// Where a touch is in its life; raw values are UIKit's.
    public enum Phase: Int, Sendable {
        /// The three region phases belong to pointers that hover.
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    /// What touches.
    public enum TouchType: Int, Sendable {
        /// Indirect is a remote control's surface, an indirect pointer a mouse or a trackpad.
        case direct, indirect, pencil, indirectPointer
        /// The name of ``pencil`` in sources of iOS 9.
        public static var stylus: TouchType { .pencil }
    }

    /// What of a touch may be an estimate at first.
    public struct Properties: OptionSet, Hashable, Sendable {
        /// A bit for each property.
        public let rawValue: Int
        /// Any properties.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// How strongly it presses.
        public static let force = Properties(rawValue: 1 << 0)
        /// Where around the screen a stylus points.
        public static let azimuth = Properties(rawValue: 1 << 1)
        /// How upright a stylus is.
        public static let altitude = Properties(rawValue: 1 << 2)
        /// Where it is.
        public static let location = Properties(rawValue: 1 << 3)
        /// How a stylus is turned (iOS 17.5).
        public static let roll = Properties(rawValue: 1 << 4)
    }

    /// Stationary for a finger that didn't move while another did.
    open internal(set) var phase: Phase = .began
    /// Seconds on the system's virtual clock.
    open internal(set) var timestamp: TimeInterval = 0 { didSet { if phase == .began { beginning = timestamp } } }
    /// 1 for the first; more for touches that soon follow at about the same place.
    open internal(set) var tapCount = 1
    /// Direct for fingers, indirect pointer for a mouse's or a trackpad's.
    open internal(set) var type: TouchType = .direct
    /// Where the touch began; nil after the window has gone.
    open internal(set) weak var window: UIWindow?
    /// Where the touch began; it stays the touch's view until the end.
    open internal(set) weak var view: UIView?
    /// All that take part in the touch, the deepest view's first.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// Points; a fingertip.
    open internal(set) var majorRadius: CGFloat = 20
    /// 1 is an ordinary touch; always that here.
    open internal(set) var force: CGFloat = 1
    /// As on phones with 3D Touch: twenty thirds.
    open var maximumPossibleForce: CGFloat { 20.0 / 3 }
    /// Points by which `majorRadius` may be wrong.
    open var majorRadiusTolerance: CGFloat { 5 }
    /// Radians between the screen and a stylus; a finger stands upright.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// Radians by which a stylus is turned around itself; 0 for fingers (iOS 17.5).
    open var rollAngle: CGFloat { 0 }
    /// Names an estimate that is corrected later; nil: nothing is estimated here.
    open var estimationUpdateIndex: NSNumber? { nil }
    /// What is an estimate; nothing here.
    open var estimatedProperties: Properties { [] }
    /// What of it is going to be corrected; nothing here.
    open var estimatedPropertiesExpectingUpdates: Properties { [] }

    /// Seconds on the system's virtual clock.
    private var beginning: TimeInterval = 0
    /// Seconds that a finger rests until a press is long, where nobody says otherwise (EV-M3).
    static let longDuration: TimeInterval = 0.5
    /// Whether the finger rested as long as a long press needs.
    var isLong: Bool { age >= Self.longDuration }
    /// Seconds since the finger went down.
    var age: TimeInterval { timestamp - beginning }
    /// The pointer's buttons that are down; empty for fingers.
    var buttons: UIEvent.ButtonMask = []
    /// What became of the touch on its way to its view.
    var delivery = Delivery()
    /// Whether the view still waits for the touch's end.
    var needsEnd = true
    /// Whether the finger is on the screen.
    var isLive: Bool { phase != .ended && phase != .cancelled }

    var locationInWindow: CGPoint
    var previousLocationInWindow: CGPoint

    /// A touch of no window; what gives it its places is to be overridden.
    public override init() {
        (locationInWindow, previousLocationInWindow) = (.zero, .zero)
        super.init()
    }

    init(at location: CGPoint, in window: UIWindow?, view: UIView?) {
        locationInWindow = location
        previousLocationInWindow = location
        self.window = window
        self.view = view
        super.init()
    }

    /// The finger's place in a view's bounds space; in the window's when `view` is nil.
    open func location(in view: UIView?) -> CGPoint { place(locationInWindow, in: view) }
    /// Where the finger was at the event before, in a view's bounds space; in the window's when `view` is nil.
    open func previousLocation(in view: UIView?) -> CGPoint { place(previousLocationInWindow, in: view) }
    /// Radians around the screen, in a view's coordinates; 0 for fingers.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// The direction of a stylus, in a view's coordinates; to the right for fingers.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    /// The same as `previousLocation(in:)`.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
    /// The same as `location(in:)`.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
        guard let view, let window else { return point }
        return window.convert(point, to: view)
    }
}

extension UITouch {
    /// What became of a touch on its way to its view.
    struct Delivery {
        /// Phases that recognizers or scroll views hold back, and where the finger was then, in the window.
        var held: [(phase: UITouch.Phase, place: CGPoint)] = []
        /// Ends the wait of a touch in a scroll view's content; nil without one.
        var wait: EventLoop.Token?
        var isDelivered = false
        /// Whether a recognizer took the touch away, or a scroll view keeps it from its content.
        var isCancelled = false
    }
}
