import Foundation
import Platform
@_exported import UIKit

/// Somebody who plays.
open class GKPlayer: NSObject, @unchecked Sendable {
    /// The name in this game.
    open var gamePlayerID: String { "" }
    /// The name in all games of a maker.
    open var teamPlayerID: String { "" }
    /// The name for others.
    open var alias: String { "" }
    /// The name for friends.
    open var displayName: String { "" }
}

/// The person, who isn't signed in here.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
    private static let player = GKLocalPlayer()
    /// The person.
    open class var local: GKLocalPlayer { player }
    /// The person, by its older name.
    open class func localPlayer() -> GKLocalPlayer { player }
    /// Whether the person is signed in; false.
    open var isAuthenticated: Bool { false }
    /// Whether the person is a child; false.
    open var isUnderage: Bool { false }
    /// Whether the person may not play with others; false.
    open var isMultiplayerGamingRestricted: Bool { false }
    /// Called when it is set, with an error: nobody can sign in.
    open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        didSet {
            guard let authenticateHandler else { return }
            AbsentFeature.report(
                "GKLocalPlayer.authenticateHandler",
                "there is no Game Center here; nobody is signed in"
            )
            authenticateHandler(nil, GKError(.notAuthenticated))
        }
    }
    /// Somebody who hears of invitations; none come.
    open func register(_ listener: any GKLocalPlayerListener) {}
    /// Not any more.
    open func unregisterListener(_ listener: any GKLocalPlayerListener) {}
    /// Not any more.
    open func unregisterAllListeners() {}
}

/// Hears of invitations; none come here.
public protocol GKLocalPlayerListener: NSObjectProtocol {}

/// Why Game Center failed.
public struct GKError: Error, CustomNSError, Sendable {
    /// The kind of error.
    public enum Code: Int, Sendable {
        /// As Apple numbers them.
        case unknown = 1, cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated
        /// As Apple numbers them.
        case authenticationInProgress, invalidPlayer, scoreNotSet, parentalControlsBlocked
        /// As Apple numbers them.
        case notSupported = 16
    }
    /// The kind of this error.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
    /// `GKErrorDomain`.
    public static var errorDomain: String { "GKErrorDomain" }
    /// The kind's number.
    public var errorCode: Int { code.rawValue }

    static func refusal(_ call: String) -> GKError {
        AbsentFeature.report(call, "there is no Game Center here; nobody is signed in")
        return GKError(.notAuthenticated)
    }
}
