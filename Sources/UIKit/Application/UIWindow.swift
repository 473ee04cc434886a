import Foundation

/// The root of a view tree on the screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// In front of others: greater is nearer.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)

        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    }

    public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

    /// Fills the window; its view is loaded when the window is shown.
    open var rootViewController: UIViewController? {
        didSet { if rootViewController !== oldValue { rootDidChange(from: oldValue) } }
    }
    open var windowLevel: Level = .normal
    open var screen: UIScreen = .main
    open weak var windowScene: UIWindowScene?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = true
    }

    /// A window that fills the screen of a scene.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: SimulatedDevice.current.sceneFrame)
        self.windowScene = windowScene
        sceneSize = frame.size
    }

    public convenience init() { self.init(frame: SimulatedDevice.current.sceneFrame) }

    open override var window: UIWindow? { self }
    open override var next: UIResponder? { windowScene ?? UIApplication.sharedIfLaunched }

    /// The device's insets on a window that fills the screen; parts of them on a smaller one (SA-23).
    open override var safeAreaInsets: UIEdgeInsets { safeArea.insets }

    var traitsFromScreen: UITraitCollection { windowTraits ?? screen.traitCollection }
    /// Traits of a window that isn't as wide as the screen, set by the host.
    package var windowTraits: UITraitCollection? { didSet { updateTraits() } }

    /// The scene's size as last told to this window.
    var sceneSize: CGSize?
    /// Made at the first question (LB-M5).
    private var ownUndoManager: UndoManager?
    open override var undoManager: UndoManager? {
        if ownUndoManager == nil { ownUndoManager = UndoManager() }
        return ownUndoManager
    }

    // MARK: Key window
    open var isKeyWindow: Bool { WindowList.key === self }
    open var canBecomeKey: Bool { true }
    open func becomeKey() {}
    open func resignKey() {}

    open func makeKey() { WindowList.makeKey(self) }

    open func makeKeyAndVisible() {
        isHidden = false
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
    open func sendEvent(_ event: UIEvent) { EventDispatcher.deliver(event, in: self) }
}
