import Foundation

/// Calls an action at every frame of the display, on the virtual clock.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
    private var target: AnyObject?
    private let selector: Selector
    private var observer: EventLoop.Token?
    private var modes: Set<String> = []

    /// When the frame began, in virtual seconds; zero before the first.
    open private(set) var timestamp: CFTimeInterval = 0
    /// When the next frame that calls the action begins.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    /// Seconds between two frames of the display, at its highest rate; zero before the first.
    open private(set) var duration: CFTimeInterval = 0
    /// Whether the action is left out; false by default.
    open var isPaused = false
    /// Calls a second; zero, the default, is every frame.
    open var preferredFramesPerSecond = 0
    /// How many frames go by from call to call: what came before ``preferredFramesPerSecond``. Default: 1.
    open var frameInterval: Int {
        get { preferredFramesPerSecond > 0 ? max(1, 60 / preferredFramesPerSecond) : 1 }
        set { preferredFramesPerSecond = newValue > 1 ? 60 / newValue : 0 }
    }
    /// Calls a second, for displays of more than one rate; goes before ``preferredFramesPerSecond``.
    open var preferredFrameRateRange: CAFrameRateRange = .default

    /// A display link that calls nothing until it is added to a run loop. It keeps its target until it is invalidated.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
        super.init()
    }

    /// Starts calling. There is only the main run loop, in all its modes.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.insert(mode.rawValue)
        guard observer == nil, target != nil else { return }
        // The clock keeps what it calls, as a run loop does.
        observer = EventLoop.main.addFrameObserver(order: FrameOrder.displayLinks) { self.show($0) }
    }

    /// Stops calling in a mode.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode.rawValue)
        if modes.isEmpty { stop() }
    }

    /// Stops calling for good and lets go of the target.
    open func invalidate() {
        modes = []
        target = nil
        stop()
    }

    private func stop() {
        observer.map(EventLoop.main.removeFrameObserver)
        observer = nil
    }

    /// Every how many frames of the display the action is called.
    private var stride: Int64 {
        let preferred = preferredFrameRateRange.preferred ?? 0
        let range = preferred > 0 ? preferred : preferredFrameRateRange.maximum
        let wanted = range > 0 ? Double(range) : Double(preferredFramesPerSecond)
        guard wanted > 0 else { return 1 }
        return max(1, Int64((Double(EventLoop.main.framesPerSecond) / wanted).rounded()))
    }

    private func show(_ frame: FrameTiming) {
        let stride = stride
        guard !isPaused, frame.number.isMultiple(of: stride), let target else { return }
        let length = 1 / Double(EventLoop.main.framesPerSecond)
        timestamp = frame.timestamp
        duration = length
        targetTimestamp = stride == 1 ? frame.targetTimestamp : frame.timestamp + length * Double(stride)
        ActionTable.shared.perform(selector, on: target, with: self)
    }
}

/// In which order a frame's observers are called.
package enum FrameOrder {
    /// Display links come first, as they may start or end animations.
    package static let displayLinks = 0
    /// Animations take their values after them.
    package static let animations = 100
}
