import Foundation
import Platform

/// What the person has turned on for assistive apps, beside what traits tell.
package struct AccessibilitySettings: OptionSet, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let voiceOver = AccessibilitySettings(rawValue: 1 << 0)
    package static let switchControl = AccessibilitySettings(rawValue: 1 << 1)
    package static let assistiveTouch = AccessibilitySettings(rawValue: 1 << 2)
    package static let guidedAccess = AccessibilitySettings(rawValue: 1 << 3)
    package static let reduceMotion = AccessibilitySettings(rawValue: 1 << 4)
    package static let crossFade = AccessibilitySettings(rawValue: 1 << 5)
    package static let reduceTransparency = AccessibilitySettings(rawValue: 1 << 6)
    package static let invertColors = AccessibilitySettings(rawValue: 1 << 7)
    package static let grayscale = AccessibilitySettings(rawValue: 1 << 8)
    package static let buttonShapes = AccessibilitySettings(rawValue: 1 << 9)
    package static let switchLabels = AccessibilitySettings(rawValue: 1 << 10)
    package static let differentiateWithoutColor = AccessibilitySettings(rawValue: 1 << 11)
    package static let speakSelection = AccessibilitySettings(rawValue: 1 << 12)
    package static let speakScreen = AccessibilitySettings(rawValue: 1 << 13)
    package static let monoAudio = AccessibilitySettings(rawValue: 1 << 14)
    package static let captions = AccessibilitySettings(rawValue: 1 << 15)
    package static let noShakeToUndo = AccessibilitySettings(rawValue: 1 << 16)
    package static let noAutoplay = AccessibilitySettings(rawValue: 1 << 17)

    /// What each tells when it changes.
    private static let names: [(AccessibilitySettings, NSNotification.Name)] = [
        (.voiceOver, UIAccessibility.voiceOverStatusDidChangeNotification),
        (.switchControl, UIAccessibility.switchControlStatusDidChangeNotification),
        (.assistiveTouch, UIAccessibility.assistiveTouchStatusDidChangeNotification),
        (.guidedAccess, UIAccessibility.guidedAccessStatusDidChangeNotification),
        (.reduceMotion, UIAccessibility.reduceMotionStatusDidChangeNotification),
        (.crossFade, UIAccessibility.prefersCrossFadeTransitionsStatusDidChange),
        (.reduceTransparency, UIAccessibility.reduceTransparencyStatusDidChangeNotification),
        (.invertColors, UIAccessibility.invertColorsStatusDidChangeNotification),
        (.grayscale, UIAccessibility.grayscaleStatusDidChangeNotification),
        (.buttonShapes, UIAccessibility.buttonShapesEnabledStatusDidChangeNotification),
        (.switchLabels, UIAccessibility.onOffSwitchLabelsDidChangeNotification),
    ]

    /// The device's; a change is told to who observes it.
    @MainActor package static var current: AccessibilitySettings {
        get { DeviceAccessibility.settings }
        set {
            let changed = DeviceAccessibility.settings.symmetricDifference(newValue)
            DeviceAccessibility.settings = newValue
            for (setting, name) in names where changed.contains(setting) {
                NotificationCenter.default.post(name: name, object: nil)
            }
        }
    }
}

/// Where each world keeps its device's settings.
@MainActor
private enum DeviceAccessibility {
    @WorldState static var settings: AccessibilitySettings = []
}
