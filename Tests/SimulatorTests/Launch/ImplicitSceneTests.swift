import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Launch: the scene of an app that declares none", .serialized)
struct ImplicitSceneTests {
    private final class Delegate: NSObject, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            return true
        }
    }

    // LB-9
    @Test func `it holds the app's windows, and follows the app's state`() throws {
        let simulator = try Simulator(device: "iPhone 11", os: "16")
        let delegate = try #require(simulator.launch(Delegate.self, info: [:]))
        let app = UIApplication.shared
        let scene = try #require(app.connectedScenes.first as? UIWindowScene)
        #expect(app.connectedScenes.count == 1 && app.openSessions == [scene.session])
        let window = try #require(delegate.window)
        #expect(window.windowScene === scene)
        #expect(scene.windows == [window] && scene.keyWindow === window)
        #expect(scene.delegate == nil && scene.session.role == .windowApplication)
        #expect(scene.activationState == .foregroundActive)
        simulator.coverApp()
        #expect(scene.activationState == .foregroundInactive)
        simulator.leaveApp()
        #expect(scene.activationState == .background)
        simulator.returnToApp()
        #expect(scene.activationState == .foregroundActive)
        let second = UIWindow(windowScene: scene)
        second.isHidden = false
        #expect(scene.windows == [window, second])
    }

    // LB-9
    @Test func `a controller that is shown without an app has one, too; before iOS 13 there is none`() throws {
        let simulator = try Simulator(device: "iPhone 11", os: "16")
        let window = simulator.present(UIViewController())
        #expect(UIApplication.shared.connectedScenes.first === window.windowScene)
        #expect(window.windowScene?.windows == [window])
        let older = try Simulator(device: "iPhone 8", os: "12")
        let window12 = older.present(UIViewController())
        #expect(UIApplication.shared.connectedScenes.isEmpty && window12.windowScene == nil)
    }
}
