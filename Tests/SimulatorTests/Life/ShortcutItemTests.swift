import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Simulator: shortcuts of an app's icon")
struct ShortcutItemTests {
    private let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New Note")
    private static let manifest: [String: Any] = [
        "UIApplicationSceneManifest": [
            "UISceneConfigurations": [
                "UIWindowSceneSessionRoleApplication": [
                    ["UISceneConfigurationName": "Default", "UISceneDelegateClassName": "SimulatorTests.ShortcutScene"]
                ]
            ]
        ] as [String: Any]
    ]

    @Test func `a running app hears of it before it is active`() throws {
        let simulator = try Simulator(device: "iPhone 16")
        simulator.launch(ShortcutApp.self, info: [:])
        ShortcutApp.log = []
        simulator.choose(item)
        #expect(ShortcutApp.log == ["foreground", "perform new", "active"])
    }

    @Test func `so does its scene in its place`() throws {
        let simulator = try Simulator(device: "iPhone 16")
        simulator.launch(ShortcutApp.self, info: Self.manifest)
        ShortcutApp.log = []
        simulator.choose(item)
        #expect(ShortcutApp.log == ["scene foreground", "scene perform new", "scene active"])
    }

    @Test(arguments: [true, false])
    func `an app that it launches finds it in the options, and hears of it where it didn't handle it`(
        handles: Bool
    ) throws {
        let simulator = try Simulator(device: "iPhone 16")
        ShortcutApp.log = []
        ShortcutApp.answer = !handles
        defer { ShortcutApp.answer = true }
        simulator.launch(ShortcutApp.self, info: [:], shortcutItem: item)
        #expect(ShortcutApp.log == ["launch new"] + (handles ? [] : ["perform new"]) + ["active"])
    }

    @Test func `a scene that it launches finds it in its connection options`() throws {
        let simulator = try Simulator(device: "iPhone 16")
        ShortcutApp.log = []
        simulator.launch(ShortcutApp.self, info: Self.manifest, shortcutItem: item)
        #expect(ShortcutApp.log == ["launch -", "scene connect new", "scene foreground", "scene active"])
    }
}

final class ShortcutApp: NSObject, UIApplicationDelegate {
    static var log: [String] = []
    static var answer = true

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Self.log.append("launch " + ((launchOptions?[.shortcutItem] as? UIApplicationShortcutItem)?.type ?? "-"))
        return Self.answer
    }
    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        Self.log.append("perform \(shortcutItem.type)")
        completionHandler(true)
    }
    func applicationDidBecomeActive(_ application: UIApplication) { Self.log.append("active") }
    func applicationWillEnterForeground(_ application: UIApplication) { Self.log.append("foreground") }
}

final class ShortcutScene: NSObject, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        ShortcutApp.log.append("scene connect \(options.shortcutItem?.type ?? "-")")
    }
    func windowScene(
        _ windowScene: UIWindowScene,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        ShortcutApp.log.append("scene perform \(shortcutItem.type)")
        completionHandler(true)
    }
    func sceneDidBecomeActive(_ scene: UIScene) { ShortcutApp.log.append("scene active") }
    func sceneWillEnterForeground(_ scene: UIScene) { ShortcutApp.log.append("scene foreground") }
}
