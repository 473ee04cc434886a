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

    @Test
    func `an address takes the length that code for iOS writes into it`() {
        var address = sockaddr_in()
        address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
        var plain = sockaddr()
        plain.sa_len = 3
        #expect(address.sin_len == 16 && plain.sa_len == 16 && SCError() == kSCStatusOK)
    }
}
