import Foundation
import Platform

/// Tells others of this device; nobody hears it.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
    /// This device.
    public let myPeerID: MCPeerID
    /// What others learn beforehand.
    public let discoveryInfo: [String: String]?
    /// What it offers.
    public let serviceType: String
    /// Hears of invitations; there are none.
    open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
    /// Makes one.
    public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
        (self.myPeerID, discoveryInfo, self.serviceType) = (myPeerID, info, serviceType)
    }
    /// Nobody hears it.
    open func startAdvertisingPeer() {
        AbsentFeature.report("MCNearbyServiceAdvertiser.startAdvertisingPeer()", "no device is near")
    }
    /// Ends what was heard by nobody.
    open func stopAdvertisingPeer() {}
}

/// Hears of invitations.
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
    /// Another device invites this one.
    func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser,
        didReceiveInvitationFromPeer peerID: MCPeerID,
        withContext context: Data?,
        invitationHandler: @escaping (Bool, MCSession?) -> Void
    )
    /// It can't be told.
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}

extension MCNearbyServiceAdvertiserDelegate {
    /// Nothing.
    public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {}
}

/// Looks for others; there are none.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
    /// This device.
    public let myPeerID: MCPeerID
    /// What it looks for.
    public let serviceType: String
    /// Hears of others; there are none.
    open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
    /// Makes one.
    public init(peer myPeerID: MCPeerID, serviceType: String) {
        (self.myPeerID, self.serviceType) = (myPeerID, serviceType)
    }
    /// Finds nobody.
    open func startBrowsingForPeers() {
        AbsentFeature.report("MCNearbyServiceBrowser.startBrowsingForPeers()", "no device is near")
    }
    /// Looks no longer.
    open func stopBrowsingForPeers() {}
    /// Reaches nobody.
    open func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval) {
        session.delegate?.session(session, peer: peerID, didChange: .notConnected)
    }
}

/// Hears of others.
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
    /// There is one.
    func browser(
        _ browser: MCNearbyServiceBrowser,
        foundPeer peerID: MCPeerID,
        withDiscoveryInfo info: [String: String]?
    )
    /// One is gone.
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
    /// It can't look.
    func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

extension MCNearbyServiceBrowserDelegate {
    /// Nothing.
    public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}

/// Tells others of this device and asks the person about invitations; nobody hears it.
open class MCAdvertiserAssistant: NSObject, @unchecked Sendable {
    /// What invitations lead to.
    public let session: MCSession
    /// What others learn beforehand.
    public let discoveryInfo: [String: String]?
    /// What it offers.
    public let serviceType: String
    /// Hears of invitations; there are none.
    open weak var delegate: (any MCAdvertiserAssistantDelegate)?
    /// Makes one.
    public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
        (self.serviceType, discoveryInfo, self.session) = (serviceType, info, session)
    }
    /// Nobody hears it.
    open func start() { AbsentFeature.report("MCAdvertiserAssistant.start()", "no device is near") }
    /// Ends what was heard by nobody.
    open func stop() {}
}

/// Hears that the person is asked.
public protocol MCAdvertiserAssistantDelegate: NSObjectProtocol {
    /// The person was asked.
    func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
    /// The person will be asked.
    func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
}

extension MCAdvertiserAssistantDelegate {
    /// Nothing.
    public func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant) {}
    /// Nothing.
    public func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant) {}
}
