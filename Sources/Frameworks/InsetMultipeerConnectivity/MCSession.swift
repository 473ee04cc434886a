import Foundation

/// A device in the neighborhood, by its name.
open class MCPeerID: NSObject, NSCopying, @unchecked Sendable {
    /// The name that people see.
    public let displayName: String
    /// Makes one by its name.
    public init(displayName myDisplayName: String) { displayName = myDisplayName }
    /// The name itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What several devices share; nobody is near.
open class MCSession: NSObject, @unchecked Sendable {
    /// This device.
    public let myPeerID: MCPeerID
    /// The certificates that it shows others.
    public let securityIdentity: [Any]?
    /// Whether what is sent is encrypted.
    public let encryptionPreference: MCEncryptionPreference
    /// Hears of others; there are none.
    open weak var delegate: (any MCSessionDelegate)?
    /// None.
    open var connectedPeers: [MCPeerID] { [] }

    /// Makes one of one device, with encryption.
    public convenience init(peer myPeerID: MCPeerID) {
        self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .required)
    }
    /// Makes one of one device.
    public init(
        peer myPeerID: MCPeerID,
        securityIdentity identity: [Any]?,
        encryptionPreference: MCEncryptionPreference
    ) {
        (self.myPeerID, securityIdentity, self.encryptionPreference) = (myPeerID, identity, encryptionPreference)
    }

    /// Throws: those peers aren't connected.
    open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
        guard peerIDs.isEmpty else { throw MCError(.notConnected) }
    }
    /// Answers with an error: that peer isn't connected.
    @discardableResult
    open func sendResource(
        at resourceURL: URL,
        withName resourceName: String,
        toPeer peerID: MCPeerID,
        withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) -> Progress? {
        completionHandler?(MCError(.notConnected))
        return nil
    }
    /// Throws: that peer isn't connected.
    open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream {
        throw MCError(.notConnected)
    }
    /// Leaves the session, which nobody else is in.
    open func disconnect() {}
}

/// Hears of a session's other devices.
public protocol MCSessionDelegate: NSObjectProtocol {
    /// A device came or went.
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    /// A device sent something.
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
    /// A device sends on and on.
    func session(
        _ session: MCSession,
        didReceive stream: InputStream,
        withName streamName: String,
        fromPeer peerID: MCPeerID
    )
    /// A device began to send a file.
    func session(
        _ session: MCSession,
        didStartReceivingResourceWithName resourceName: String,
        fromPeer peerID: MCPeerID,
        with progress: Progress
    )
    /// A device's file is there.
    func session(
        _ session: MCSession,
        didFinishReceivingResourceWithName resourceName: String,
        fromPeer peerID: MCPeerID,
        at localURL: URL?,
        withError error: (any Error)?
    )
    /// Whether a device's certificate is trusted; by default it is.
    func session(
        _ session: MCSession,
        didReceiveCertificate certificate: [Any]?,
        fromPeer peerID: MCPeerID,
        certificateHandler: @escaping (Bool) -> Void
    )
}

extension MCSessionDelegate {
    /// Trusted.
    public func session(
        _ session: MCSession,
        didReceiveCertificate certificate: [Any]?,
        fromPeer peerID: MCPeerID,
        certificateHandler: @escaping (Bool) -> Void
    ) { certificateHandler(true) }
}

/// How far another device is.
public enum MCSessionState: Int, Sendable {
    /// As Apple numbers them.
    case notConnected, connecting, connected
}

/// Whether everything arrives, in order.
public enum MCSessionSendDataMode: Int, Sendable {
    /// As Apple numbers them.
    case reliable, unreliable
}

/// Whether what is sent is encrypted.
public enum MCEncryptionPreference: Int, Sendable {
    /// As Apple numbers them.
    case optional, required, none
}

/// What goes wrong between devices.
public struct MCError: Error, Sendable {
    /// What it is.
    public enum Code: Int, Sendable {
        /// As Apple numbers them.
        case unknown, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
    }
    /// What it is.
    public let code: Code
    /// Makes one.
    public init(_ code: Code) { self.code = code }
}

/// Where a session's limits are: those of a session, this device among them.
public let kMCSessionMaximumNumberOfPeers = 8
/// A session of two.
public let kMCSessionMinimumNumberOfPeers = 2
