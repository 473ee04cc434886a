import Foundation
import Simulator
import Testing
import UIKit

/// LB-12
@MainActor @Suite("Simulator: a storyboard's window that the delegate replaces")
struct StoryboardWindowTests {
    /// A bundle with a main storyboard, which is gone afterwards.
    private static func withMainStoryboard(_ body: (Bundle) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inset-main-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let storyboard = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
            targetRuntime="iOS.CocoaTouch" initialViewController="con-tr-001">
            <scenes><scene sceneID="sce-ne-001"><objects>
            <viewController id="con-tr-001" customClass="StoryboardedController" customModule="SimulatorTests">
            <view key="view" id="vie-w0-001"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
            </viewController></objects></scene></scenes>
            </document>
            """
        try Data(storyboard.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
        LaunchLog.entries = []
        try body(#require(Bundle(path: folder.path)))
    }

    @Test func `an app delegate's own window is shown in place of the main storyboard's`() throws {
        try Self.withMainStoryboard { bundle in
            let simulator = try Simulator(device: "iPhone 16")
            let info: [String: Any] = ["UIMainStoryboardFile": "Main"]
            let delegate = try #require(simulator.launch(PlainDelegate.self, bundle: bundle, info: info))
            let window = try #require(delegate.window)
            #expect(UIApplication.shared.windows == [window] && window.isKeyWindow)
            #expect(window.rootViewController is LaunchedController)
            let calls = LaunchLog.entries.filter { $0.hasPrefix("view") }
            #expect(calls == ["viewDidLoad", "viewWillAppear", "viewDidAppear"])
        }
    }

    @Test(arguments: [("LaunchedScene", false), ("LateScene", false), ("ContentScene", true)])
    func `a scene delegate's own window is shown in place of its storyboard's`(
        delegate: String,
        showsStoryboard: Bool
    ) throws {
        try Self.withMainStoryboard { bundle in
            let configuration = [
                "UISceneConfigurationName": "Default", "UISceneDelegateClassName": "SimulatorTests.\(delegate)",
                "UISceneStoryboardFile": "Main",
            ]
            let manifest: [String: Any] = [
                "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [configuration]]
            ]
            let simulator = try Simulator(device: "iPhone 16")
            simulator.launch(ScenesDelegate.self, bundle: bundle, info: ["UIApplicationSceneManifest": manifest])
            let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
            let window = try #require((scene.delegate as? any UIWindowSceneDelegate)?.window)
            #expect(scene.windows == [window] && scene.keyWindow === window)
            #expect(LaunchLog.entries.contains("storyboard's viewDidLoad") == showsStoryboard)
        }
    }
}

/// Puts a window of its own in the storyboard's place, and leaves it to the system to show it.
final class LateScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
        window?.rootViewController = LaunchedController()
    }
}

/// Takes the storyboard's window.
final class ContentScene: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }

final class StoryboardedController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        LaunchLog.entries.append("storyboard's viewDidLoad")
    }
}
