import Foundation

/// The scenes that an app's Info.plist declares: `UIApplicationSceneManifest`.
@MainActor
struct SceneManifest {
    private let manifest: [String: Any]?

    init(info: [String: Any]) { manifest = info["UIApplicationSceneManifest"] as? [String: Any] }

    /// Whether the app says anything of scenes.
    var isPresent: Bool { manifest != nil }
    /// Whether it names a scene for the device's own screen.
    var namesScenes: Bool { !entries(for: .windowApplication).isEmpty }
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
