import DeviceCatalog
import Foundation
import Platform
import Simulator
import UIKit

/// Boots a device afresh and runs a test's code on it, so that it doesn't matter which device an earlier test has left.
///
/// ```swift
/// @Test func `a label is as high as its font`() {
///     onDevice("iPhone X") {
///         #expect(UILabel().intrinsicContentSize.height == 0)
///     }
/// }
/// ```
/// Everything that a device has is new: windows, clock, settings, appearances. The code runs to its end before any other
/// test, as it doesn't await; those that do use a `Simulator` of their own.
///
/// - Parameters:
///   - name: A name of the catalog; nil: a phone of 4.7 inches that runs the system and has the scale.
///   - os: The system; nil: the newest of those that the catalog's default allows.
///   - scale: Pixels to a point; nil: two.
///   - orientation: How the device is held.
@MainActor
public func onDevice(
    _ name: String? = nil,
    os: Int? = nil,
    scale: CGFloat? = nil,
    orientation: UIInterfaceOrientation = .portrait,
    _ body: () throws -> Void
) rethrows {
    let simulator: Simulator
    do {
        let device = try name ?? standardDevice(os: os, scale: scale)
        simulator = try Simulator(device: device, os: os.map { "\($0)" }, orientation: orientation)
    } catch {
        preconditionFailure("\(error)")
    }
    // The device ends with its simulator.
    try withExtendedLifetime(simulator) { try body() }
}

/// No device of the catalog is as a test asks.
private struct NoSuchDevice: Error, CustomStringConvertible {
    var os: Int?
    var scale: CGFloat?
    var description: String { "no phone runs system \(os.map(String.init) ?? "any") at scale \(scale ?? 2)" }
}

/// The newest phone of the least width that runs a system and has a scale.
private func standardDevice(os: Int?, scale: CGFloat?) throws -> String {
    let catalog = DeviceCatalog.standard
    let os = os.map { OSVersion($0) } ?? catalog.defaultOS
    let phones = catalog.devices.filter {
        $0.idiom == .phone && $0.scale == Double(scale ?? 2) && $0.runs(os) && $0.size.width >= 375
    }
    guard let found = phones.min(by: { ($0.size.width, $0.size.height) < ($1.size.width, $1.size.height) }) else {
        throw NoSuchDevice(os: os.major, scale: scale)
    }
    return found.name
}
