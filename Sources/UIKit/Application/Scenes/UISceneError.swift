import Foundation

/// Why the system doesn't do what an app asks for its scenes.
public struct UISceneError: CustomNSError, Hashable, Sendable {
    /// What went wrong; raw values are UIKit's.
    public enum Code: Int, Sendable {
        /// The app, or the device, has one scene only.
        case multipleScenesNotSupported = 0
        /// The system won't; the session is of no scene that is connected.
        case requestDenied = 1
    }

    /// What went wrong.
    public let code: Code

    /// An error of a kind.
    public init(_ code: Code) { self.code = code }

    /// "UISceneErrorDomain".
    public static var errorDomain: String { "UISceneErrorDomain" }
    /// The code's raw value.
    public var errorCode: Int { code.rawValue }
}
