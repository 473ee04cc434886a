import DeviceCatalog
import Foundation
import Platform
import Simulator
import Stage
import UIKit

/// What settings that a viewer chose come to.
@MainActor
enum LiveChange {
    /// They are as they were, or nonsense.
    case nothing
    /// The device has them now.
    case live(LiveSettings)
    /// The document has to be put on a device afresh.
    case fresh(LiveSettings)

    /// - Parameters:
    ///   - values: By name: device, os, scene, appearance, textSize, direction, locale, and those of ``LiveSwitches``, which
    ///     are on by "1". Empty means as on a new device.
    ///   - simulator: Gets at once what a device can change while it runs.
    init(_ values: [String: String], to former: LiveSettings, _ simulator: Simulator) {
        var settings = former
        func value(_ name: String) -> String?? { values[name].map { $0.isEmpty ? nil : $0 } }
        if let device = value("device"), let device { settings.variant.device = device }
        if let os = value("os") { settings.variant.os = os }
        if let scene = value("scene") { settings.scene = scene }
        if let locale = value("locale") { settings.variant.locale = locale }
        if let appearance = value("appearance") {
            settings.variant.appearance = appearance.flatMap(Variant.Appearance.init) ?? .light
        }
        if let size = value("textSize") { settings.variant.contentSizeCategory = size }
        if let direction = value("direction") {
            settings.variant.direction = direction.flatMap(Variant.Direction.init)
        }
        for (name, path) in LiveSwitches.names {
            if let value = values[name] { settings.switches[keyPath: path] = value == "1" }
        }
        settings.variant.clampSystem()
        guard settings != former else {
            self = .nothing
            return
        }
        var kept = former
        kept.variant.appearance = settings.variant.appearance
        kept.variant.contentSizeCategory = settings.variant.contentSizeCategory
        kept.variant.direction = settings.variant.direction
        kept.switches = settings.switches
        guard kept == settings else {
            self = .fresh(settings)
            return
        }
        Self.apply(settings.variant, to: simulator, since: former.variant)
        settings.switches.apply(to: simulator, since: former.switches)
        self = .live(settings)
    }

    private static func apply(_ variant: Variant, to simulator: Simulator, since former: Variant) {
        if variant.appearance != former.appearance {
            simulator.userInterfaceStyle = variant.appearance == .dark ? .dark : .light
        }
        if variant.contentSizeCategory != former.contentSizeCategory {
            simulator.contentSizeCategory = UIContentSizeCategory(
                rawValue: variant.contentSizeCategory ?? UIContentSizeCategory.large.rawValue
            )
        }
        if variant.direction != former.direction {
            let isRightToLeft =
                variant.direction.map { $0 == .rightToLeft }
                ?? (simulator.locale.language.characterDirection == .rightToLeft)
            simulator.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        }
    }
}

extension Variant {
    /// A system that the device doesn't run gives way to its own.
    mutating func clampSystem() {
        guard let device, let os = os.flatMap({ OSVersion($0) }),
            let model = try? DeviceCatalog.standard.device(named: device), !model.runs(os)
        else { return }
        self.os = model.supportedOS(nearest: os).description
    }
}

extension LiveScene {
    /// Turns the device by a quarter; the interface follows, with its animation, where it may.
    func turn(left: Bool) {
        recorder.note(.turn(left: left))
        let around: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft]
        let held = SimulatedDevice.current.heldOrientation
        let index = around.firstIndex(of: held) ?? 0
        SimulatedDevice.current.rotate(to: around[(index + (left ? 1 : 3)) % 4])
    }
}
