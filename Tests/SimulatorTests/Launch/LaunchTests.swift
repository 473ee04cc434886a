import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Simulator: launch")
struct LaunchTests {
    @Test func `an app without scenes shows its window, then becomes active`() throws {
        LaunchLog.entries = []
        let simulator = try Simulator(device: "iPhone 16")
        let delegate = try #require(simulator.launch(PlainDelegate.self, info: [:]))
        #expect(
            LaunchLog.entries == [
                "willFinishLaunching", "didFinishLaunching inactive", "viewDidLoad", "viewWillAppear", "viewDidAppear",
                "didBecomeActive",
            ]
        )
        #expect(delegate.window?.isKeyWindow == true)
        #expect(UIApplication.shared.applicationState == .active)
        #expect(UIApplication.shared.delegate === delegate)
    }

    // LB-10
    @Test(arguments: [("iPhone 16", true), ("iPad (10th generation)", false)])
    func `a key for one kind of device goes before the plain one, there alone`(device: String, isHidden: Bool) throws {
        let simulator = try Simulator(device: device)
        let info: [String: Any] = [
            "UIStatusBarHidden": false, "UIStatusBarHidden~iphone": true,
            "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"],
            "UIViewControllerBasedStatusBarAppearance": false,
        ]
        simulator.launch(PlainDelegate.self, info: info)
        #expect(UIApplication.shared.isStatusBarHidden == isHidden)
    }

    // LB-M1, LB-M2
    @Test func `a scene app appears between foreground and active`() throws {
        LaunchLog.entries = []
        let simulator = try Simulator(device: "iPhone 16")
        let configuration = [
            "UISceneConfigurationName": "Default", "UISceneDelegateClassName": "SimulatorTests.LaunchedScene",
        ]
        let manifest: [String: Any] = [
            "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [configuration]]
        ]
        simulator.launch(ScenesDelegate.self, info: ["UIApplicationSceneManifest": manifest])
        #expect(
            LaunchLog.entries == [
                "didFinishLaunching background", "configurationForConnecting Default", "willConnect unattached",
                "viewDidLoad", "viewWillAppear", "willEnterForeground unattached", "viewDidAppear",
                "didBecomeActive foregroundActive",
            ]
        )
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        #expect(scene.windows.count == 1)
        #expect(scene.keyWindow === UIApplication.shared.keyWindow)
    }

    // LB-M3, LB-M6
    @Test func `registering for pushes fails after launching, and the window is key when the scene has connected`()
        throws
    {
        LaunchLog.entries = []
        let simulator = try Simulator(device: "iPhone 16", os: "26.0")
        let configuration = [
            "UISceneConfigurationName": "Default", "UISceneDelegateClassName": "SimulatorTests.LaunchedScene",
        ]
        let manifest: [String: Any] = [
            "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [configuration]]
        ]
        simulator.launch(PushingDelegate.self, info: ["UIApplicationSceneManifest": manifest])
        let order = LaunchLog.entries.filter {
            ["didFinishLaunching", "push failed"].contains($0) || $0.hasPrefix("will")
        }
        #expect(order.prefix(3) == ["didFinishLaunching", "push failed", "willConnect unattached"])
        #expect(UIApplication.shared.keyWindow?.isKeyWindow == true)
    }

    @Test func `an app's Info.plist may make it light or dark whatever the person chooses`() throws {
        let simulator = try Simulator(device: "iPhone 16")
        simulator.userInterfaceStyle = .dark
        simulator.launch(PlainDelegate.self, info: ["UIUserInterfaceStyle": "Light"])
        #expect(UIScreen.main.traitCollection.userInterfaceStyle == .light)
        simulator.userInterfaceStyle = .light
        simulator.launch(PlainDelegate.self, info: ["UIUserInterfaceStyle": "Dark"])
        #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
        simulator.launch(PlainDelegate.self, info: [:])
        #expect(UIScreen.main.traitCollection.userInterfaceStyle == .light)
    }

    // LB-5
    @Test func `the Info plist's orientations count`() throws {
        let simulator = try Simulator(device: "iPhone 16")
        simulator.launch(
            PlainDelegate.self,
            info: ["UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"]]
        )
        #expect(!simulator.rotate(to: .landscapeLeft))
    }

    @Test func `an opened link leaves the app`() throws {
        let simulator = try Simulator()
        simulator.launch(PlainDelegate.self, info: [:])
        let url = try #require(URL(string: "https://example.com"))
        var opened = false
        UIApplication.shared.open(url) { opened = $0 }
        simulator.advance(by: 0)
        #expect(opened)
        #expect(simulator.openedURLs == [url])
    }
}

@MainActor enum LaunchLog {
    static var entries: [String] = []
}

final class PlainDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        LaunchLog.entries.append("willFinishLaunching")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        LaunchLog.entries.append("didFinishLaunching \(application.applicationState)")
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = LaunchedController()
        window?.makeKeyAndVisible()
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { LaunchLog.entries.append("didBecomeActive") }
}

final class ScenesDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        LaunchLog.entries.append("didFinishLaunching \(application.applicationState)")
        return true
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        LaunchLog.entries.append("configurationForConnecting \(connectingSceneSession.configuration.name ?? "none")")
        return UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    }
}

final class PushingDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        LaunchLog.entries.append("didFinishLaunching")
        application.registerForRemoteNotifications()
        return true
    }

    func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { LaunchLog.entries.append("push failed") }
}

final class LaunchedScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        LaunchLog.entries.append("willConnect \(scene.activationState)")
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = LaunchedController()
        window?.makeKeyAndVisible()
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        LaunchLog.entries.append("willEnterForeground \(scene.activationState)")
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        LaunchLog.entries.append("didBecomeActive \(scene.activationState)")
    }
}

final class LaunchedController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        LaunchLog.entries.append("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        LaunchLog.entries.append("viewWillAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        LaunchLog.entries.append("viewDidAppear")
    }
}
