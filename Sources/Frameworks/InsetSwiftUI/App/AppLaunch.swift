/// Launches an app of scenes.
@MainActor
final class AppLaunch {
    private let app: any App
    private var window: UIWindow?
    /// Kept as long as the program runs.
    private var observers: [any NSObjectProtocol] = []

    init(_ app: any App) { self.app = app }

    /// Launches the app with its delegate and puts the first scene's content up; returns when the app has ended.
    func run() {
        observers = observe()
        delegateType.main()
    }

    /// Waits for the app to have launched, to put its content up then.
    ///
    /// - Returns: What ends the waiting.
    func observe() -> [any NSObjectProtocol] {
        [UIApplication.didFinishLaunchingNotification, UIScene.willConnectNotification].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [self] notification in
                let scene = notification.object as? UIWindowScene
                MainActor.assumeIsolated { show(in: scene) }
            }
        }
    }

    /// The class that the app has named, else one that does nothing.
    var delegateType: any UIApplicationDelegate.Type {
        let properties = Mirror(reflecting: app).children.lazy
        return properties.compactMap { ($0.value as? any ApplicationDelegateNaming)?.delegateType }.first
            ?? PlainApplicationDelegate.self
    }

    /// An app whose Info.plist declares scenes hears of its scene after it has finished launching: the window waits for
    /// it. Each launch, of which a program on a page has several, has a window of its own.
    private func show(in scene: UIWindowScene?) {
        if scene == nil || window?.windowScene != nil { window = makeWindow() }
        if let scene { window?.windowScene = scene }
        window?.makeKeyAndVisible()
    }

    private func makeWindow() -> UIWindow? {
        guard let content = app.firstContent() else { return nil }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIHostingController(rootView: AnyView(content))
        return window
    }
}

extension App {
    fileprivate func firstContent() -> (any View)? { body.firstContent() }
}

/// A property that names the delegate's class.
@MainActor
private protocol ApplicationDelegateNaming {
    var delegateType: any UIApplicationDelegate.Type { get }
}

extension UIApplicationDelegateAdaptor: ApplicationDelegateNaming {
    fileprivate var delegateType: any UIApplicationDelegate.Type { DelegateType.self }
}

/// The delegate of an app that names none.
private final class PlainApplicationDelegate: UIResponder, UIApplicationDelegate {}
