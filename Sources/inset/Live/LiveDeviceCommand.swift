import ArgumentParser
import SimulatorServer

/// The process of a device that `inset preview --live` shows; people don't call it.
struct LiveDeviceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "live-device", shouldDisplay: false)

    func run() throws { try MainActor.assumeIsolated { try LiveDevice.serve() } }
}
