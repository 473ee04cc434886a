import UIKit

/// Lets those that hold a device across an `await` come one after another.
@MainActor
enum SimulatorQueue {
    private static var isHeld = false
    private static var waiting: [CheckedContinuation<Void, Never>] = []

    static func enter() async {
        guard isHeld else { return isHeld = true }
        await withCheckedContinuation { waiting.append($0) }
    }

    static func leave() {
        guard !waiting.isEmpty else { return isHeld = false }
        waiting.removeFirst().resume()
    }
}

/// Boots a device for a piece of work that awaits; others that do so wait until it is done.
///
/// - Returns: What the work returns.
/// - Throws: ``SimulatorError``, or what the work throws.
@MainActor
public func withSimulator<Result: Sendable>(
    device: String? = nil,
    os: String? = nil,
    sdk: String? = nil,
    orientation: UIInterfaceOrientation = .portrait,
    _ work: @MainActor (Simulator) async throws -> Result
) async throws -> Result {
    await SimulatorQueue.enter()
    defer { SimulatorQueue.leave() }
    let simulator = try Simulator(device: device, os: os, sdk: sdk, orientation: orientation)
    return try await work(simulator)
}
