import Foundation
import UIKit

/// Lets those that hold a device across an `await` come one after another.
@MainActor
enum SimulatorQueue {
    private static var isHeld = false
    private static var waiting: [CheckedContinuation<Void, Never>] = []
    /// Whether the booted device belongs to ``withSimulator(device:os:sdk:orientation:_:)``.
    private static var holder: ObjectIdentifier?

    static func enter() async {
        guard isHeld else { return isHeld = true }
        await withCheckedContinuation { waiting.append($0) }
    }

    static func leave() {
        holder = nil
        guard !waiting.isEmpty else { return isHeld = false }
        waiting.removeFirst().resume()
    }

    static func hold(_ simulator: Simulator) { holder = ObjectIdentifier(simulator) }

    /// Says so when a boot ends a device that another test holds.
    static func noteBoot(of simulator: Simulator) {
        guard let holder, holder != ObjectIdentifier(simulator) else { return }
        LayoutLog.note(
            "Simulator: \(simulator.device.name) was booted while a test holds another device; "
                + "tests that await use withSimulator(…)")
    }

    /// A device that was booted before another is gone; what is asked of it would go to that other.
    static func reportStale(_ simulator: Simulator, _ function: String) {
        LayoutLog.note(
            "Simulator: \(function) of \(simulator.device.name) was called after another device was booted; "
                + "tests that await use withSimulator(…)")
    }
}

/// Boots a device for a piece of work that awaits; others that do so wait until it is done.
///
/// - Returns: What the work returns.
/// - Throws: ``SimulatorError``, or what the work throws.
@MainActor
public func withSimulator<Result: Sendable>(
    device: String? = nil, os: String? = nil, sdk: String? = nil, orientation: UIInterfaceOrientation = .portrait,
    _ work: @MainActor (Simulator) async throws -> Result
) async throws -> Result {
    await SimulatorQueue.enter()
    defer { SimulatorQueue.leave() }
    let simulator = try Simulator(device: device, os: os, sdk: sdk, orientation: orientation)
    SimulatorQueue.hold(simulator)
    return try await work(simulator)
}
