import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Simulator: several scenes")
struct SeveralScenesTests {
    private func launch(on device: String) throws -> Simulator {
        let simulator = try Simulator(device: device)
        let configuration = [
            "UISceneConfigurationName": "Default", "UISceneDelegateClassName": "SimulatorTests.NumberedScene",
        ]
        let manifest: [String: Any] = [
            "UIApplicationSupportsMultipleScenes": true,
            "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [configuration]],
        ]
        NumberedScene.count = 0
        simulator.launch(NumberedApp.self, info: ["UIApplicationSceneManifest": manifest])
        NumberedScene.log = []
        return simulator
    }

    private var app: UIApplication { .shared }
    private func scene(_ number: Int) throws -> UIScene {
        try #require(app.connectedScenes.first { ($0.delegate as? NumberedScene)?.number == number })
    }
    private func ask(for session: UISceneSession?, _ simulator: Simulator) {
        app.requestSceneSessionActivation(session, userActivity: nil, options: nil) { error in
            NumberedScene.log.append("\((error as NSError).domain) \((error as NSError).code)")
        }
        simulator.advance(by: 0.1)
    }

    @Test func `a new scene takes the screen, and the one before goes to the background`() throws {
        let simulator = try launch(on: "iPad Air 13-inch (M2)")
        #expect(app.supportsMultipleScenes)
        ask(for: nil, simulator)
        #expect(
            NumberedScene.log == [
                "2 willConnect 0", "1 willResignActive", "2 willEnterForeground", "2 didBecomeActive",
                "1 didEnterBackground",
            ]
        )
        #expect(app.connectedScenes.count == 2 && app.openSessions.count == 2)
        #expect(Set(app.openSessions.map(\.persistentIdentifier)).count == 2)
        #expect(try scene(1).activationState == .background)
        #expect(try scene(2).activationState == .foregroundActive)
        #expect(app.keyWindow?.windowScene === (try scene(2)))
        #expect(simulator.screenshot().pixel(x: 500, y: 500) == 0xFF00_00FF)
    }

    @Test func `an activity brings the scene back that prefers its content, and else a new one`() throws {
        let simulator = try launch(on: "iPad Air 13-inch (M2)")
        try scene(1).activationConditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate {
            content,
            _ in content as? String == "letter 7"
        }
        ask(for: nil, simulator)
        let activity = NSUserActivity(activityType: "read")
        for (content, front, count) in [("letter 7", 1, 2), ("letter 8", 3, 3)] {
            activity.targetContentIdentifier = content
            app.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
            simulator.advance(by: 0.1)
            #expect(try scene(front).activationState == .foregroundActive)
            #expect(app.connectedScenes.count == count)
        }
        try scene(1).activationConditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
        activity.targetContentIdentifier = "letter 7"
        app.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
        simulator.advance(by: 0.1)
        #expect(app.connectedScenes.count == 4)
    }

    @Test func `a scene comes back with its window as it was, and touches reach it alone`() throws {
        let simulator = try launch(on: "iPad Air 13-inch (M2)")
        ask(for: nil, simulator)
        NumberedScene.log = []
        ask(for: try scene(1).session, simulator)
        #expect(
            NumberedScene.log == [
                "2 willResignActive", "1 willEnterForeground", "1 didBecomeActive", "2 didEnterBackground",
            ]
        )
        #expect(app.keyWindow?.windowScene === (try scene(1)))
        #expect(simulator.screenshot().pixel(x: 500, y: 500) == 0xFFFF_0000)
        NumberedScene.log = []
        simulator.tap(at: CGPoint(x: 300, y: 300))
        #expect(NumberedScene.log == ["1 tapped"])
    }

    @Test func `leaving the app and coming back is told to the scene on the screen only`() throws {
        let simulator = try launch(on: "iPad Air 13-inch (M2)")
        ask(for: nil, simulator)
        NumberedScene.log = []
        simulator.leaveApp()
        simulator.returnToApp()
        #expect(
            NumberedScene.log == [
                "2 willResignActive", "2 didEnterBackground", "2 willEnterForeground", "2 didBecomeActive",
            ]
        )
    }

    @Test func `a scene that is closed for good makes room for the one before`() throws {
        let simulator = try launch(on: "iPad Air 13-inch (M2)")
        ask(for: nil, simulator)
        NumberedScene.log = []
        app.requestSceneSessionDestruction(try scene(2).session, options: nil)
        simulator.advance(by: 0.1)
        #expect(
            NumberedScene.log == [
                "2 willResignActive", "1 willEnterForeground", "1 didBecomeActive", "2 didEnterBackground",
                "2 didDisconnect", "discarded 1",
            ]
        )
        #expect(app.connectedScenes.count == 1)
        #expect(app.windows.count == 1)
    }

    @Test func `an activity reaches a new scene with its options, and one that there is by itself`() throws {
        let simulator = try launch(on: "iPad Air 13-inch (M2)")
        let activity = NSUserActivity(activityType: "show")
        app.activateSceneSession(for: UISceneSessionActivationRequest(userActivity: activity))
        simulator.advance(by: 0.1)
        #expect(NumberedScene.log.first == "2 willConnect 1")
        NumberedScene.log = []
        app.activateSceneSession(
            for: UISceneSessionActivationRequest(session: try scene(1).session, userActivity: activity)
        )
        simulator.advance(by: 0.1)
        #expect(NumberedScene.log.first == "1 continue show")
    }

    @Test func `an iPhone has one scene`() throws {
        let simulator = try launch(on: "iPhone 16")
        #expect(!app.supportsMultipleScenes)
        ask(for: nil, simulator)
        #expect(NumberedScene.log == ["UISceneErrorDomain 0"])
        #expect(app.connectedScenes.count == 1)
    }
}

final class NumberedApp: NSObject, UIApplicationDelegate {
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        NumberedScene.log.append("discarded \(sceneSessions.count)")
    }
}

/// A scene that shows a color of its own: red, then blue.
final class NumberedScene: NSObject, UIWindowSceneDelegate {
    static var log: [String] = []
    static var count = 0
    let number: Int
    var window: UIWindow?

    override init() {
        Self.count += 1
        number = Self.count
        super.init()
    }

    private func tell(_ text: String) { Self.log.append("\(number) \(text)") }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        tell("willConnect \(options.userActivities.count)")
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let controller = UIViewController()
        controller.view.backgroundColor = number == 1 ? .red : .blue
        let button = UIButton(frame: controller.view.bounds)
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        button.addAction(UIAction { [weak self] _ in self?.tell("tapped") }, for: .touchUpInside)
        controller.view.addSubview(button)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
    }
    func sceneWillResignActive(_ scene: UIScene) { tell("willResignActive") }
    func sceneDidEnterBackground(_ scene: UIScene) { tell("didEnterBackground") }
    func sceneWillEnterForeground(_ scene: UIScene) { tell("willEnterForeground") }
    func sceneDidBecomeActive(_ scene: UIScene) { tell("didBecomeActive") }
    func sceneDidDisconnect(_ scene: UIScene) { tell("didDisconnect") }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        tell("continue \(userActivity.activityType)")
    }
}
