import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Simulator: an app's life after its launch")
struct LifeTests {
    private static let manifest: [String: Any] = [
        "UIApplicationSceneManifest": [
            "UISceneConfigurations": [
                "UIWindowSceneSessionRoleApplication": [
                    ["UISceneConfigurationName": "Default", "UISceneDelegateClassName": "SimulatorTests.LivingScene"]
                ]
            ]
        ] as [String: Any]
    ]

    private func launch(_ info: [String: Any]) throws -> Simulator {
        let simulator = try Simulator(device: "iPhone 16")
        simulator.launch(LivingDelegate.self, info: info)
        LifeLog.lines = []
        return simulator
    }

    @Test func `an app without scenes hears it itself`() throws {
        let simulator = try launch([:])
        simulator.coverApp()
        simulator.uncoverApp()
        #expect(LifeLog.lines == ["app willResignActive active", "app didBecomeActive active"])
        LifeLog.lines = []
        simulator.leaveApp()
        #expect(UIApplication.shared.applicationState == .background)
        simulator.returnToApp()
        simulator.terminateApp()
        #expect(
            LifeLog.lines == [
                "app willResignActive active", "app didEnterBackground background",
                "app willEnterForeground background", "app didBecomeActive active", "app willTerminate",
            ]
        )
    }

    @Test func `a scene hears it in place of the app`() throws {
        let simulator = try launch(Self.manifest)
        simulator.leaveApp()
        simulator.returnToApp()
        #expect(
            LifeLog.lines == [
                "scene willResignActive foregroundActive", "scene didEnterBackground background",
                "scene willEnterForeground background", "scene didBecomeActive foregroundActive",
            ]
        )
    }

    // LB-11
    @Test func `locking takes protected files away before the background, unlocking brings them back before the app`()
        throws
    {
        let simulator = try launch([:])
        simulator.lock()
        #expect(simulator.isLocked && UIApplication.shared.applicationState == .background)
        simulator.lock()
        #expect(
            LifeLog.lines == [
                "app willResignActive active", "app protectedDataWillBecomeUnavailable inactive",
                "app didEnterBackground background",
            ]
        )
        LifeLog.lines = []
        simulator.unlock()
        simulator.unlock()
        #expect(
            LifeLog.lines == [
                "app protectedDataDidBecomeAvailable background", "app willEnterForeground background",
                "app didBecomeActive active",
            ]
        )
        #expect(!simulator.isLocked)
    }

    // LB-11
    @Test func `an app in the background stays there when the device is unlocked`() throws {
        let simulator = try launch([:])
        simulator.leaveApp()
        LifeLog.lines = []
        simulator.lock()
        simulator.unlock()
        #expect(
            LifeLog.lines == [
                "app protectedDataWillBecomeUnavailable background", "app protectedDataDidBecomeAvailable background",
            ]
        )
        #expect(UIApplication.shared.applicationState == .background)
    }

    @Test func `a closed scene enters the background, is disconnected and discarded`() throws {
        let simulator = try launch(Self.manifest)
        simulator.closeScenes()
        #expect(
            LifeLog.lines == [
                "scene willResignActive foregroundActive", "scene didEnterBackground background",
                "scene didDisconnect unattached", "app didDiscard 1",
            ]
        )
        #expect(UIApplication.shared.connectedScenes.isEmpty)
        #expect(UIApplication.shared.windows.isEmpty)
    }

    @Test func `notifications tell the same`() throws {
        let simulator = try launch([:])
        var names: [String] = []
        let center = NotificationCenter.default
        let tokens = [
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
        ].map { name in
            center.addObserver(forName: name, object: nil, queue: nil) { note in
                let name = note.name.rawValue
                MainActor.assumeIsolated { names.append(name) }
            }
        }
        defer { for token in tokens { center.removeObserver(token) } }
        simulator.leaveApp()
        simulator.returnToApp()
        #expect(
            names == [
                "UIApplicationWillResignActiveNotification", "UIApplicationDidEnterBackgroundNotification",
                "UIApplicationWillEnterForegroundNotification", "UIApplicationDidBecomeActiveNotification",
            ]
        )
    }

    @Test func `low memory is told to the app and to every controller`() throws {
        final class Careful: UIViewController {
            var count = 0
            override func didReceiveMemoryWarning() {
                super.didReceiveMemoryWarning()
                count += 1
            }
        }
        let simulator = try launch([:])
        let (root, child) = (Careful(), Careful())
        root.addChild(child)
        simulator.present(root)
        simulator.warnOfLowMemory()
        #expect(LifeLog.lines == ["app didReceiveMemoryWarning"])
        #expect(root.count == 1 && child.count == 1)
    }

    // ST-1
    @Test(arguments: [(nil as Bool?, true), (true, true), (false, false)])
    func `controllers decide about the status bar unless the Info plist takes it from them`(
        controllersDecide: Bool?,
        isHidden: Bool
    ) throws {
        final class Hiding: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        var info: [String: Any] = [:]
        info["UIViewControllerBasedStatusBarAppearance"] = controllersDecide
        let simulator = try Simulator(device: "iPhone 8", os: "15.0")
        simulator.launch(LivingDelegate.self, info: info)
        simulator.present(Hiding())
        #expect(UIApplication.shared.isStatusBarHidden == isHidden)
        // The app's word counts only where controllers have none.
        UIApplication.shared.isStatusBarHidden = !isHidden
        #expect(UIApplication.shared.isStatusBarHidden)
    }

    // ST-1
    @Test func `a controller that comes to the screen is asked about the status bar before it has its safe area`()
        throws
    {
        final class Asked: UIViewController {
            let hides: Bool
            var tops: [CGFloat] = []
            init(hides: Bool) {
                self.hides = hides
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            override var prefersStatusBarHidden: Bool { hides }
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                tops.append(view.window?.safeAreaInsets.top ?? -1)
            }
        }
        let simulator = try Simulator(device: "iPhone 8", os: "15.0")
        let window = simulator.present(UIViewController())
        #expect(!UIApplication.shared.isStatusBarHidden)
        let hiding = Asked(hides: true)
        window.rootViewController = hiding
        simulator.advance(by: 0)
        #expect(UIApplication.shared.isStatusBarHidden && hiding.tops == [0])
        let shown = Asked(hides: false)
        let stack = UINavigationController(rootViewController: shown)
        window.rootViewController = stack
        simulator.advance(by: 0)
        #expect(!UIApplication.shared.isStatusBarHidden && shown.tops == [20])
        stack.pushViewController(Asked(hides: true), animated: false)
        simulator.advance(by: 0)
        #expect(UIApplication.shared.isStatusBarHidden)
        stack.popViewController(animated: false)
        simulator.advance(by: 0)
        #expect(!UIApplication.shared.isStatusBarHidden)
    }

    @Test func `the settings can be opened`() throws {
        let url = try #require(URL(string: UIApplication.openSettingsURLString))
        let simulator = try launch([:])
        #expect(UIApplication.shared.canOpenURL(url))
        UIApplication.shared.open(url)
        #expect(simulator.openedURLs == [url])
    }
}

@MainActor private enum LifeLog {
    static var lines: [String] = []

    static func app(_ line: String) { lines.append("app \(line) \(UIApplication.shared.applicationState)") }
    static func scene(_ line: String, _ scene: UIScene) { lines.append("scene \(line) \(scene.activationState)") }
}

final class LivingDelegate: UIResponder, UIApplicationDelegate {
    func applicationDidBecomeActive(_ application: UIApplication) { LifeLog.app("didBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { LifeLog.app("willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { LifeLog.app("didEnterBackground") }
    func applicationWillEnterForeground(_ application: UIApplication) { LifeLog.app("willEnterForeground") }
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
        LifeLog.app("protectedDataWillBecomeUnavailable")
    }
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        LifeLog.app("protectedDataDidBecomeAvailable")
    }
    func applicationWillTerminate(_ application: UIApplication) { LifeLog.lines.append("app willTerminate") }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        LifeLog.lines.append("app didReceiveMemoryWarning")
    }
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        LifeLog.lines.append("app didDiscard \(sceneSessions.count)")
    }
}

final class LivingScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
    }
    func sceneDidBecomeActive(_ scene: UIScene) { LifeLog.scene("didBecomeActive", scene) }
    func sceneWillResignActive(_ scene: UIScene) { LifeLog.scene("willResignActive", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { LifeLog.scene("didEnterBackground", scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { LifeLog.scene("willEnterForeground", scene) }
    func sceneDidDisconnect(_ scene: UIScene) { LifeLog.scene("didDisconnect", scene) }
}
