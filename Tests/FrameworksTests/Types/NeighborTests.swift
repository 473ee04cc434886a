import Foundation
import InsetCoreBluetooth
import InsetMultipeerConnectivity
import Testing

@Suite("Bluetooth and devices in the neighborhood: there are none")
struct NeighborTests {
    private final class Central: NSObject, CBCentralManagerDelegate {
        func centralManagerDidUpdateState(_ central: CBCentralManager) {}
    }

    @Test func `a device without Bluetooth says so, as Xcode's simulator`() {
        let central = CBCentralManager(delegate: Central(), queue: nil)
        #expect(central.state == .unsupported && !central.isScanning)
        #expect(central.retrieveConnectedPeripherals(withServices: [CBUUID(string: "180D")]).isEmpty)
    }

    @Test func `a Bluetooth name is its bytes`() {
        #expect(CBUUID(string: "180d").data == Data([0x18, 0x0D]))
        #expect(CBUUID(string: "180d") == CBUUID(string: "180D"))
        let long = "0000180D-0000-1000-8000-00805F9B34FB"
        #expect(CBUUID(string: long).data.count == 16 && CBUUID(string: long).uuidString == long)
    }

    @Test func `nothing is sent to a device that isn't connected`() {
        let session = MCSession(peer: MCPeerID(displayName: "Phone"))
        #expect(session.connectedPeers.isEmpty && session.encryptionPreference == .required)
        #expect(throws: MCError.self) {
            try session.send(Data([1]), toPeers: [MCPeerID(displayName: "Other")], with: .reliable)
        }
    }
}
