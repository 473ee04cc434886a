import Foundation

/// The root of a view tree on the screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// In front of others: greater is nearer.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// Higher levels lie in front of lower ones.
        public var rawValue: CGFloat
        /// A level of its own.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Any number; windows of one level are ordered by when they were shown.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// 0, the default: apps' windows.
        public static let normal = Level(0)
        /// 1000: above apps, where the status bar stands.
        public static let statusBar = Level(1000)
        /// 2000: above the status bar.
        public static let alert = Level(2000)

        /// Whether the left level lies behind the right one.
        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
        /// A level so much nearer.
        public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
        /// A level so much farther.
        public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
    }

    /// Posted after the window was put on the screen with its root's view; the object is the window.
    public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    /// Posted after the window left the screen and its root disappeared; the object is the window.
    public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    /// Posted after `becomeKey()`; the object is the window.
    public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted after `resignKey()`; the object is the window that was key.
    public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

    /// Fills the window; its view is loaded when the window is shown.
    open var rootViewController: UIViewController? {
        didSet { if rootViewController !== oldValue { rootDidChange(from: oldValue) } }
    }
    /// Default: `normal`. Greater ones cover lesser ones.
    open var windowLevel: Level = .normal {
        didSet { if windowLevel != oldValue, !isHidden { WindowList.orderDidChange() } }
    }
    /// The device's screen; no other can be set to effect.
    open var screen: UIScreen = .main
    /// The scene that shows the window. Nil before iOS 13, and for a window that an app with scenes put into none
    /// (LB-9).
    open weak var windowScene: UIWindowScene? {
        get { ownScene ?? implicitScene }
        set { ownScene = newValue }
    }
    /// The scene that the app put the window into.
    final weak var ownScene: UIWindowScene?
    /// Whether the window becomes key between its root's loading and its root's appearing.
    final var becomesKeyWithRoot = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        layer.isDisplayRoot = true
        isHidden = true
    }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        layer.isDisplayRoot = true
        isHidden = true
    }

    /// A window that fills the screen of a scene.
    public init(windowScene: UIWindowScene) {
        super.init(frame: SimulatedDevice.current.sceneFrame)
        layer.isDisplayRoot = true
        isHidden = true
        ownScene = windowScene
        sceneSize = frame.size
    }

    /// A window that fills the scene's part of the screen, without a scene; hidden, as all new windows.
    public convenience init() { self.init(frame: SimulatedDevice.current.sceneFrame) }

    open override var window: UIWindow? { self }
    open override var next: UIResponder? { responderAround }

    /// The device's insets on a window that fills the screen; parts of them on a smaller one (SA-23).
    open override var safeAreaInsets: UIEdgeInsets { safeArea.insets }

    override var traitsFromScreen: UITraitCollection? { windowTraits ?? screen.traitCollection }
    /// Traits of a window that isn't as wide as the screen, set by the host.
    package var windowTraits: UITraitCollection? { didSet { updateTraits() } }

    /// The scene's size as last told to this window.
    var sceneSize: CGSize?
    /// Made at the first question (LB-M5).
    private final var ownUndoManager: UndoManager?
    open override var undoManager: UndoManager? {
        if ownUndoManager == nil { ownUndoManager = UndoManager() }
        return ownUndoManager
    }

    /// Whether the window isn't the app's but the system's, as the keyboard's.
    var isOfSystem: Bool { false }

    // MARK: Key window
    /// Whether it takes keys; at most one window does.
    open var isKeyWindow: Bool { WindowList.key === self }
    /// Asked by `makeKey()`; false refuses. Default: true.
    open var canBecomeKey: Bool { true }
    /// Called when the window has become the key one, before the notification; does nothing.
    open func becomeKey() {}
    /// Called when the window is no longer the key one, before the notification; does nothing.
    open func resignKey() {}

    /// Takes the keys from the window that has them; does nothing if ``canBecomeKey`` is false.
    open func makeKey() { WindowList.makeKey(self) }

    /// Shows the window, which loads its root's view, makes it the key window, and lets the root appear (LB-13).
    open func makeKeyAndVisible() {
        becomesKeyWithRoot = true
        isHidden = false
        becomesKeyWithRoot = false
        makeKey()
    }

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            newValue ? didHide() : didShow()
        }
    }

    /// Hands an event to its touches' views and recognizers.
    open func sendEvent(_ event: UIEvent) { dispatch(event) }
}
