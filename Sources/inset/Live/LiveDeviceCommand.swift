import ArgumentParser
import SimulatorServer

/// The process of a device that `inset preview --live` shows; people don't call it.
struct LiveDeviceCommand: ParsableCommand {
    static let name = "live-device"
    static let configuration = CommandConfiguration(commandName: name, shouldDisplay: false)

    func run() throws { try MainActor.assumeIsolated { try LiveDevice.serve() } }
}
