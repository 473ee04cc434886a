import Simulator
import UIKit

/// What a person turns on on a device, beside what a `Variant` says.
public struct LiveSwitches: Codable, Hashable, Sendable {
    /// Increase Contrast.
    public var increasesContrast = false
    /// Bold Text.
    public var boldsText = false
    /// Reduce Motion.
    public var reducesMotion = false
    /// Another app holds a call.
    public var isInCall = false
    /// Keys are a hardware keyboard's: none comes up on the screen.
    public var hasHardwareKeyboard = false
    /// Time goes ten times as slowly as it does.
    public var slowsTime = false
    /// An app that was built again begins at its first screen, in place of where the person was.
    public var startsOver = false

    /// All off.
    public init() {}

    /// By the names that viewers use.
    static let names: [(name: String, path: WritableKeyPath<LiveSwitches, Bool> & Sendable)] = [
        ("contrast", \.increasesContrast), ("bold", \.boldsText), ("reduceMotion", \.reducesMotion),
        ("inCall", \.isInCall), ("hardwareKeyboard", \.hasHardwareKeyboard), ("slow", \.slowsTime),
        ("startOver", \.startsOver),
    ]

    /// Seconds of the device for one of the real clock.
    var speed: Double { slowsTime ? 0.1 : 1 }

    /// Brings a device to them.
    @MainActor
    func apply(to simulator: Simulator, since former: LiveSwitches = LiveSwitches()) {
        guard self != former else { return }
        simulator.makeCurrent()
        let device = SimulatedDevice.current
        if increasesContrast != former.increasesContrast {
            device.settings.accessibilityContrast = increasesContrast ? .high : .normal
        }
        if boldsText != former.boldsText { simulator.legibilityWeight = boldsText ? .bold : .regular }
        if reducesMotion != former.reducesMotion {
            if reducesMotion {
                AccessibilitySettings.current.insert(.reduceMotion)
            } else {
                AccessibilitySettings.current.remove(.reduceMotion)
            }
        }
        if isInCall != former.isInCall { simulator.isInCall = isInCall }
        if hasHardwareKeyboard != former.hasHardwareKeyboard {
            simulator.showsSoftwareKeyboard = !hasHardwareKeyboard
        }
        simulator.advance(by: 0)
    }
}
