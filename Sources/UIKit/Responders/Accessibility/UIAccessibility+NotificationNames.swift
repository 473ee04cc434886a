import Foundation

extension UIAccessibility {
    /// Posted when reading out begins or ends.
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification"
    )
    /// Posted when switches begin or cease to stand for touches.
    public static let switchControlStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification"
    )
    /// Posted when the setting for motion changes.
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification"
    )
    /// Posted when the setting for fades changes.
    public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification"
    )
    /// Posted when the setting for transparency changes.
    public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification"
    )
    /// Posted when the setting for bold text changes.
    public static let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification"
    )
    /// Posted when the setting for contrast changes.
    public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification"
    )
    /// Posted when colors are inverted or no longer.
    public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification"
    )
    /// Posted when the screen becomes gray or colored.
    public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityGrayscaleStatusDidChangeNotification"
    )
    /// Posted when the setting for shapes of buttons changes.
    public static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification"
    )
    /// Posted when the setting for labels of switches changes.
    public static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
        "UIAccessibilityOnOffSwitchLabelsDidChangeNotification"
    )
    /// Posted when the device is kept in one app or no longer.
    public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityGuidedAccessStatusDidChangeNotification"
    )
    /// Posted when the menu for gestures comes or goes.
    public static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityAssistiveTouchStatusDidChangeNotification"
    )
    /// Posted when text was read out; `userInfo` tells which.
    public static let announcementDidFinishNotification = NSNotification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification"
    )
    /// Posted when another element gets the focus; `userInfo` tells which.
    public static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")

    /// The text that was read out.
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// Whether it was read to its end.
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    /// The element that has the focus now.
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The element that had the focus.
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// Which assistive app has moved the focus.
    public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}
