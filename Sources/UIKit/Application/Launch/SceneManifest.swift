import Foundation

/// The scenes that an app's Info.plist declares: `UIApplicationSceneManifest`.
@MainActor
struct SceneManifest {
    private let manifest: [String: Any]?

    init(info: [String: Any]) { manifest = info["UIApplicationSceneManifest"] as? [String: Any] }

    /// Whether the app has scenes at all.
    var isPresent: Bool { manifest != nil }
    var supportsMultipleScenes: Bool { manifest?["UIApplicationSupportsMultipleScenes"] as? Bool ?? false }

    /// The first configuration for windows on the device's own screen.
    func defaultConfiguration() -> UISceneConfiguration {
        let role = UISceneSession.Role.windowApplication
        return UISceneConfiguration(
            name: entries(for: role).first?["UISceneConfigurationName"] as? String,
            sessionRole: role
        )
    }

    /// Gives a configuration the classes and the storyboard that stand under its name.
    func complete(_ configuration: UISceneConfiguration) {
        let entry = entries(for: configuration.role).first { entry in
            configuration.name == nil || entry["UISceneConfigurationName"] as? String == configuration.name
        }
        guard let entry else { return }
        configuration.delegateClass = (entry["UISceneDelegateClassName"] as? String).flatMap(InfoNames.type)
        configuration.sceneClass = (entry["UISceneClassName"] as? String).flatMap(InfoNames.type)
        if let name = entry["UISceneStoryboardFile"] as? String {
            configuration.storyboard = UIStoryboard(name: name, bundle: nil)
        }
    }

    private func entries(for role: UISceneSession.Role) -> [[String: Any]] {
        let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
        return configurations?[role.rawValue] as? [[String: Any]] ?? []
    }
}

/// The values of an Info.plist that name things.
@MainActor
enum InfoNames {
    /// A class by name; Xcode's `$(PRODUCT_MODULE_NAME)` stands for the app's own module.
    static func type(_ name: String) -> AnyClass? {
        ClassRegistry.type(named: name.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME).", with: ""))
    }

    /// The style that an Info.plist names.
    static func statusBarStyle(in info: [String: Any]) -> UIStatusBarStyle {
        switch info["UIStatusBarStyle"] as? String {
        case "UIStatusBarStyleLightContent", "UIStatusBarStyleBlackTranslucent", "UIStatusBarStyleBlackOpaque":
            .lightContent
        case "UIStatusBarStyleDarkContent": .darkContent
        default: .default
        }
    }

    /// The orientations that an Info.plist lists for an idiom; nil when it lists none (LB-5).
    static func orientations(in info: [String: Any], isPad: Bool) -> UIInterfaceOrientationMask? {
        let key = "UISupportedInterfaceOrientations"
        guard let names = (isPad ? info[key + "~ipad"] as? [String] : nil) ?? info[key] as? [String] else { return nil }
        return names.reduce(into: []) { mask, name in
            switch name {
            case "UIInterfaceOrientationPortrait": mask.insert(.portrait)
            case "UIInterfaceOrientationPortraitUpsideDown": mask.insert(.portraitUpsideDown)
            case "UIInterfaceOrientationLandscapeLeft": mask.insert(.landscapeLeft)
            case "UIInterfaceOrientationLandscapeRight": mask.insert(.landscapeRight)
            default: break
            }
        }
    }
}
