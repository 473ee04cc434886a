import Foundation

/// What the system keeps of a scene, also while it isn't connected.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name, as UIKit spells it.
        public let rawValue: String
        /// A value of any name, which is equal to those of the same name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Windows on the device's own screen, the only role that is connected here.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// Windows on another display; never connected.
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
        /// The same from iOS 16 on.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive"
        )
    }

    /// The scene that launching connected; nil before that.
    open internal(set) weak var scene: UIScene?
    /// Always ``Role/windowApplication`` here.
    public let role: Role
    /// What the Info.plist or the app delegate chose.
    open internal(set) var configuration: UISceneConfiguration
    /// A name that is the same on every run.
    public let persistentIdentifier: String
    /// What the app keeps with the session while the process lives. Nil by default.
    ///
    /// - Note: No effect here: sessions end with the process.
    open var userInfo: [String: Any]?
    /// What the scene showed when it went away, as its delegate says; nil where it says nothing.
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
    /// The name in the Info.plist that the initializer got; nil stands for the role's first entry.
    public let name: String?
    /// Where in the Info.plist the name is looked up.
    public let role: UISceneSession.Role
    /// A subclass of `UIWindowScene`; nil, or another class: a plain one.
    open var sceneClass: AnyClass?
    /// Made by its `init()` when the scene connects; nil: no delegate.
    open var delegateClass: AnyClass?
    /// The storyboard whose initial controller becomes the root of a new window; nil: the delegate makes the window.
    open var storyboard: UIStoryboard?

    /// A configuration by the name that it has in the Info.plist.
    ///
    /// - Parameter name: That of a configuration in the Info.plist, whose classes and storyboard it then has.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
        SceneManifest(info: UIApplication.sharedIfLaunched?.lifecycle.info ?? [:]).complete(self)
    }
}
