import Foundation
import InsetNetwork
import InsetSystemConfiguration
import Testing

@Suite("Frameworks: network")
struct ReachabilityTests {
    @Test
    func `a monitor tells of a path by cable`() async {
        let monitor = NWPathMonitor()
        let path = await withCheckedContinuation { continuation in
            monitor.pathUpdateHandler = { continuation.resume(returning: $0) }
            monitor.start(queue: DispatchQueue(label: "monitor"))
        }
        #expect(path.status == .satisfied)
        #expect(path.usesInterfaceType(.wiredEthernet) && !path.usesInterfaceType(.wifi))
        #expect(NWPathMonitor(requiredInterfaceType: .cellular).currentPath.status == .unsatisfied)
    }

    @Test
    func `every host can be reached`() throws {
        let host = try #require(SCNetworkReachabilityCreateWithName(nil, "example.com"))
        var flags = SCNetworkReachabilityFlags()
        #expect(SCNetworkReachabilityGetFlags(host, &flags))
        #expect(flags == .reachable)
    }
}
