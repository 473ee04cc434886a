import Foundation
import Platform

/// Looks for services in the network's neighborhood; finds none here.
open class NetServiceBrowser: NSObject, @unchecked Sendable {
    /// Hears of services; not kept.
    open weak var delegate: (any NetServiceBrowserDelegate)?
    /// Whether neighbors are found without a network. Default: false.
    open var includesPeerToPeer = false
    /// A browser.
    public override init() {}

    /// Begins to look; tells the delegate so, and nothing more.
    open func searchForServices(ofType type: String, inDomain domainString: String) {
        AbsentFeature.report("NetServiceBrowser.searchForServices", "services aren't looked for here; none is found")
        delegate?.netServiceBrowserWillSearch(self)
    }
    /// Begins to look; tells the delegate so, and nothing more.
    open func searchForBrowsableDomains() { delegate?.netServiceBrowserWillSearch(self) }
    /// Begins to look; tells the delegate so, and nothing more.
    open func searchForRegistrationDomains() { delegate?.netServiceBrowserWillSearch(self) }
    /// Tells the delegate that all is over.
    open func stop() { delegate?.netServiceBrowserDidStopSearch(self) }
    /// Runs without a loop.
    open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Runs without a loop.
    open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
}

/// Hears of services; all optional.
public protocol NetServiceBrowserDelegate: NSObjectProtocol {
    /// Called before the neighborhood is searched.
    func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
    /// Called when all is over.
    func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
    /// Called when it can't be searched.
    func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
    /// Called with a service.
    func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
    /// Called when a service is gone.
    func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
    /// Called with a domain.
    func netServiceBrowser(_ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool)
    /// Called when a domain is gone.
    func netServiceBrowser(_ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool)
}

extension NetServiceBrowserDelegate {
    /// Optional; nothing.
    public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {}
    /// Optional; nothing.
    public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {}
    /// Optional; nothing.
    public func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) {}
    /// Optional; nothing.
    public func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool) {}
    /// Optional; nothing.
    public func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool) {}
    /// Optional; nothing.
    public func netServiceBrowser(_ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool) {}
    /// Optional; nothing.
    public func netServiceBrowser(_ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool)
    {}
}
