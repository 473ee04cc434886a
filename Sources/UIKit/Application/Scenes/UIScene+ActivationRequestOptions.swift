import Foundation

extension UIScene {
    /// How a scene is to be brought to the screen.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        /// Who asks; nil by default.
        ///
        /// - Note: No effect here: a scene takes the whole screen, wherever the wish comes from.
        open var requestingScene: UIScene?

        /// No wishes.
        public override init() { super.init() }
    }
}

extension UIWindowScene {
    /// How a scene with windows is to be brought to the screen. From iOS 15.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        /// How the scene stands beside others. Default: automatic.
        ///
        /// - Note: No effect here: a scene takes the whole screen.
        open var preferredPresentationStyle: PresentationStyle = .automatic
    }

    /// How a scene stands beside others; raw values are UIKit's. From iOS 15.
    public enum PresentationStyle: UInt, Sendable {
        /// As the system finds best.
        case automatic = 0
        /// Beside others, or alone.
        case standard = 1
        /// In the middle, before others.
        case prominent = 2
    }

    /// How a scene with windows goes; raw values are UIKit's.
    public enum DismissalAnimation: Int, Sendable {
        /// As windows usually go.
        case standard = 1
        /// As what was sent off.
        case commit = 2
        /// As what was thrown away.
        case decline = 3
    }
}

/// How a scene is to be closed for good.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
    /// No wishes.
    public override init() { super.init() }
}

/// How a scene with windows is to be closed for good.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// How the windows go. Default: standard.
    ///
    /// - Note: No effect here: scenes come and go at once.
    open var windowDismissalAnimation: UIWindowScene.DismissalAnimation = .standard
}

/// A wish for a scene on the screen. From iOS 17.
@preconcurrency @MainActor
open class UISceneSessionActivationRequest: NSObject, NSCopying {
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The scene to bring back; nil makes a new one.
    public let session: UISceneSession?
    /// What the scene is to show. Nil by default.
    open var userActivity: NSUserActivity?
    /// How the scene is brought to the screen. Nil by default.
    open var options: UIScene.ActivationRequestOptions?

    /// A new scene.
    public init(
        role: UISceneSession.Role = .windowApplication,
        userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        (self.role, session, self.userActivity, self.options) = (role, nil, userActivity, options)
        super.init()
    }

    /// A scene that there is.
    public init(
        session: UISceneSession,
        userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        (role, self.session, self.userActivity, self.options) = (session.role, session, userActivity, options)
        super.init()
    }

    /// A wish that changes by itself.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        let copy: UISceneSessionActivationRequest = MainActor.assumeIsolated {
            session.map { UISceneSessionActivationRequest(session: $0, userActivity: userActivity, options: options) }
                ?? UISceneSessionActivationRequest(role: role, userActivity: userActivity, options: options)
        }
        return copy
    }
}
