import Foundation

/// What the system keeps of a scene, also while it isn't connected.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    }

    open internal(set) weak var scene: UIScene?
    public let role: Role
    open internal(set) var configuration: UISceneConfiguration
    public let persistentIdentifier: String
    open var userInfo: [String: Any]?
    open var stateRestorationActivity: NSUserActivity?

    init(role: Role, configuration: UISceneConfiguration, persistentIdentifier: String) {
        self.role = role
        self.configuration = configuration
        self.persistentIdentifier = persistentIdentifier
        super.init()
    }
}

/// Which classes and which storyboard make up a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?
    open var storyboard: UIStoryboard?

    /// - Parameter name: That of a configuration in the Info.plist, whose classes and storyboard it then has.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
        SceneManifest(info: UIApplication.sharedIfLaunched?.lifecycle.info ?? [:]).complete(self)
    }
}
