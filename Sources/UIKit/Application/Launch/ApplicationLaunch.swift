import DeviceCatalog
import Foundation
import ObjectiveCRuntime
import Platform
import SwiftRuntime

/// Launches an app on the booted device in UIKit's order (LB-M1).
@MainActor
package struct ApplicationLaunch {
    private let delegateClass: AnyClass?
    private let application: UIApplication.Type
    private let bundle: Bundle
    private let info: [String: Any]
    private let shortcutItem: UIApplicationShortcutItem?

    /// - Parameters:
    ///   - delegateClass: An NSObject with `UIApplicationDelegate`; nil has none.
    ///   - info: The keys of an Info.plist.
    ///   - shortcutItem: What was chosen in the menu of the app's icon; nil for a launch by the icon itself.
    package init(
        delegateClass: AnyClass?,
        application: UIApplication.Type = UIApplication.self,
        bundle: Bundle,
        info: [String: Any],
        shortcutItem: UIApplicationShortcutItem? = nil
    ) {
        self.shortcutItem = shortcutItem
        self.delegateClass = delegateClass
        self.application = application
        self.bundle = bundle
        self.info = InfoNames.keys(of: info, isPad: SimulatedDevice.current.device.idiom == .pad)
    }

    /// Runs the launch to its end: the app is active, its first controllers have appeared.
    @discardableResult
    package func run() -> UIApplication {
        let app = makeApplication(isLaunching: true)
        let hasScenes = declaresScenes(app) && Quirk.appsHaveScenes.holds(in: SimulatedDevice.current.era)
        app.lifecycle.declaresScenes = hasScenes
        if hasScenes { launchWithScenes(app) } else { launchPlainly(app) }
        SimulatedDevice.current.turnToSupportedOrientation()
        SimulatedDevice.layOutWindows()
        return app
    }

    /// A manifest that names no scene leaves an app as it was before scenes, if it has a main storyboard and its delegate
    /// configures none either.
    private func declaresScenes(_ app: UIApplication) -> Bool {
        let manifest = SceneManifest(info: info)
        guard manifest.isPresent, !manifest.namesScenes, mainStoryboardName != nil else { return manifest.isPresent }
        let asks = Selector("application:configurationForConnecting:options:")
        return (app.delegate as? NSObject)?.responds(to: asks) ?? false
    }

    /// Makes the application and its delegate, and finds what the bundle brings along, but launches nothing: for hosts
    /// that show an app's screens one by one.
    package func prepare() { _ = makeApplication(isLaunching: false) }

    private func makeApplication(isLaunching: Bool) -> UIApplication {
        let device = SimulatedDevice.current
        device.settings.requiresFullScreen = info["UIRequiresFullScreen"] as? Bool ?? false
        device.settings.supportedOrientations = InfoNames.orientations(in: info)
        DocumentLookup.hostBundle = bundle
        Self.findCatalogs(in: bundle)
        if let name = info["NSAccentColorName"] as? String { HostAssets.accentColorName = name }
        registerFonts()
        let app = ObjectAllocator.make(application)
        UIApplication.sharedIfLaunched = app
        app.lifecycle.isLaunching = isLaunching
        app.take(info: info)
        let delegate = makeDelegate()
        app.lifecycle.ownedDelegate = delegate
        app.delegate = delegate
        return app
    }

    private func makeDelegate() -> (any UIApplicationDelegate)? {
        guard let type = delegateClass as? NSObject.Type else { return nil }
        return ObjectAllocator.make(type) as? any UIApplicationDelegate
    }

    /// The catalogs that lie in a bundle's folder, as in an Xcode project; a host's own are left alone.
    ///
    /// Those of other bundles are found by who names the bundle, also where this one has none.
    package static func findCatalogs(in bundle: Bundle) {
        guard HostAssets.current == nil, let folder = bundle.resourceURL else { return }
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let catalogs = (files ?? []).filter { $0.pathExtension == "xcassets" }
        HostAssets.current = CatalogAssets(folders: catalogs) { error in
            StandardError.line("\(error)")
        }
    }

    private func registerFonts() {
        for name in info["UIAppFonts"] as? [String] ?? [] {
            let url = bundle.bundleURL.appendingPathComponent(name)
            let resource = bundle.resourceURL?.appendingPathComponent(name)
            AppFonts.register([resource, url].compactMap { $0 }, name: name)
        }
    }

    // MARK: Scene apps

    private func launchWithScenes(_ app: UIApplication) {
        app.lifecycle.state = .background
        finishLaunching(app, restores: false)
        let connection = SceneConnection(app: app)
        let options = UIScene.ConnectionOptions()
        options.shortcutItem = shortcutItem
        let session = connection.makeSession(options, restoring: SavedState.read()?.activity?.made)
        connection.connect(session, options)
    }

    // MARK: Apps without scenes

    private func launchPlainly(_ app: UIApplication) {
        app.lifecycle.state = .inactive
        var storyboardWindow: UIWindow?
        let storyboard = mainStoryboardName.map { UIStoryboard(name: $0, bundle: bundle) }
        if let storyboard, let root = storyboard.instantiateInitialViewController() {
            let window = UIWindow(frame: SimulatedDevice.current.sceneFrame)
            window.tintColor = storyboard.tintColor
            app.delegate?.window = window
            window.rootViewController = root
            storyboardWindow = window
        }
        let launch = SceneLaunch()
        SceneLaunch.current = launch
        let wantsShortcut = finishLaunching(app, restores: true)
        StoryboardWindow.show(storyboardWindow, orInstead: app.delegate?.window)
        launch.finish()
        if wantsShortcut, let shortcutItem { app.perform(shortcutItem) }
        app.lifecycle.state = .active
        app.delegate?.applicationDidBecomeActive(app)
        app.announce(UIApplication.didBecomeActiveNotification)
    }

    private var mainStoryboardName: String? { info["UIMainStoryboardFile"] as? String }

    /// - Parameter restores: Whether controllers are brought back; apps with scenes bring back what their scenes showed.
    /// - Returns: Whether the app is to hear once more of the shortcut that launched it: not where it answered false.
    @discardableResult
    private func finishLaunching(_ app: UIApplication, restores: Bool) -> Bool {
        StateRestoration.registered = []
        // Scenes hear of a shortcut by themselves.
        let options = restores ? shortcutItem.map { [UIApplication.LaunchOptionsKey.shortcutItem: $0] } : nil
        let willFinish = app.delegate?.application(app, willFinishLaunchingWithOptions: options) ?? true
        if restores { StateRestorer(app)?.run() }
        let didFinish = app.delegate?.application(app, didFinishLaunchingWithOptions: options) ?? true
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: app)
        app.lifecycle.isLaunching = false
        for work in app.lifecycle.takeWaiting() { work(app) }
        return willFinish && didFinish
    }
}

extension SimulatedDevice {
    /// What a program without a simulator runs on: `INSET_DEVICE` and `INSET_OS` in the environment, or the default.
    static func forProgram() -> SimulatedDevice {
        let environment = ProcessInfo.processInfo.environment
        let catalog = DeviceCatalog.standard
        let named = environment["INSET_DEVICE"].flatMap { try? catalog.device(named: $0) }
        guard let device = named ?? catalog.defaultDevices.first else {
            preconditionFailure("the device catalog is empty")
        }
        let wanted = environment["INSET_OS"].flatMap { OSVersion($0) } ?? catalog.defaultOS
        let os = device.supportedOS(nearest: wanted)
        return SimulatedDevice(device: device, era: Era(os: os), orientation: .portrait)
    }
}
