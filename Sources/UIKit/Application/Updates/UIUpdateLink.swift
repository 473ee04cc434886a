import Foundation
import ObjectiveCRuntime
import QuartzCore

/// Takes part in updates of the interface: calls actions at moments of each frame (BT-31). From iOS 18.
///
/// Actions are called while the link is enabled and its view is in a window that is seen, or its scene in the
/// foreground.
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
    /// Whether actions are called. Default: false.
    open var isEnabled = false { didSet { if isEnabled != oldValue { watch() } } }
    /// Whether there is an update at every frame, also where nothing changes. Default: false.
    ///
    /// - Note: No effect here: an enabled link has updates at every frame.
    open var requiresContinuousUpdates = false
    /// Whether events that may not wait are handed out late in an update. Default: false.
    ///
    /// - Note: No effect here: there is no pencil, whose events these are.
    open var wantsLowLatencyEventDispatch = false
    /// Whether an update is shown as soon as it is over. Default: false.
    ///
    /// - Note: No effect here: every update is.
    open var wantsImmediatePresentation = false
    /// How many updates a second there are. Default: as many as the display shows.
    open var preferredFrameRateRange: CAFrameRateRange = .default

    private final weak var view: UIView?
    private final weak var scene: UIWindowScene?
    private final var actions: [(phase: UIUpdateActionPhase, call: (UIUpdateLink, UIUpdateInfo) -> Void)] = []
    private final var observers: [EventLoop.Token] = []
    private final var info: UIUpdateInfo?

    // MARK: Making
    /// A link for the window that a view is in; held weakly.
    public init(view: UIView) {
        self.view = view
        super.init()
    }

    /// A link for the windows of a scene; held weakly.
    public init(windowScene: UIWindowScene) {
        scene = windowScene
        super.init()
    }

    /// With an action before display links are called.
    public convenience init(view: UIView, actionHandler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        self.init(view: view)
        addAction(handler: actionHandler)
    }

    /// With an action before display links are called.
    public convenience init(windowScene: UIWindowScene, actionHandler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        self.init(windowScene: windowScene)
        addAction(handler: actionHandler)
    }

    /// With an action before display links are called.
    public convenience init(view: UIView, actionTarget: Any, selector: Selector) {
        self.init(view: view)
        addAction(target: actionTarget, selector: selector)
    }

    /// With an action before display links are called.
    public convenience init(windowScene: UIWindowScene, actionTarget: Any, selector: Selector) {
        self.init(windowScene: windowScene)
        addAction(target: actionTarget, selector: selector)
    }

    isolated deinit { stop() }

    // MARK: Actions
    /// Adds an action before display links are called.
    open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
    }

    /// Adds an action to a moment of updates; those of one moment are called in the order in which they came.
    open func addAction(to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        actions.append((phase, handler))
        if isEnabled { watch() }
    }

    /// Adds an action before display links are called.
    open func addAction(target: Any, selector: Selector) {
        addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
    }

    /// Adds an action to a moment of updates.
    ///
    /// - Parameters:
    ///   - target: Held weakly.
    ///   - selector: Takes the link and the information.
    open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
        let object = target as AnyObject
        addAction(to: phase) { [weak object] link, info in
            guard let object else { return }
            _ = ActionTable.shared.result(of: selector, on: object, with: [link, info])
        }
    }

    /// Of the update in which the link's actions are being called; nil between updates.
    open func currentUpdateInfo() -> UIUpdateInfo? { info }

    // MARK: Updates
    private var isActive: Bool {
        if let scene {
            return scene.activationState == .foregroundActive || scene.activationState == .foregroundInactive
        }
        guard let window = view?.window else { return false }
        return !window.isHidden
    }

    private func watch() {
        stop()
        guard isEnabled else { return }
        var orders: [Int] = []
        for action in actions { if let order = action.phase.order, !orders.contains(order) { orders.append(order) } }
        observers = orders.map { order in
            EventLoop.main.addFrameObserver(order: order) { [weak self] in self?.update($0, order) }
        }
    }

    private func stop() {
        for observer in observers { EventLoop.main.removeFrameObserver(observer) }
        observers = []
    }

    private func update(_ frame: FrameTiming, _ order: Int) {
        guard isActive, frame.number.isMultiple(of: stride) else { return }
        let info = UIUpdateInfo(frame)
        (self.info, UIUpdateInfo.running) = (info, info)
        defer { (self.info, UIUpdateInfo.running) = (nil, nil) }
        for action in actions where action.phase.order == order { action.call(self, info) }
    }

    /// Every how many frames of the display there is an update.
    private var stride: Int64 {
        let range = preferredFrameRateRange
        let wanted = range.preferred.flatMap { $0 > 0 ? $0 : nil } ?? range.maximum
        guard wanted > 0 else { return 1 }
        return max(1, Int64((Double(EventLoop.main.framesPerSecond) / Double(wanted)).rounded()))
    }
}
