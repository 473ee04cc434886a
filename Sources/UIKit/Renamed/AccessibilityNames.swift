import CoreGraphics

// Accessibility as Swift 4 has it: functions; from Swift 4.2 on they are members of `UIAccessibility`.

/// The name of `UIAccessibility.isVoiceOverRunning` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isVoiceOverRunning()")
@preconcurrency @MainActor public func UIAccessibilityIsVoiceOverRunning() -> Bool {
    UIAccessibility.isVoiceOverRunning
}

/// The name of `UIAccessibility.isSwitchControlRunning` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isSwitchControlRunning()")
@preconcurrency @MainActor public func UIAccessibilityIsSwitchControlRunning() -> Bool {
    UIAccessibility.isSwitchControlRunning
}

/// The name of `UIAccessibility.isReduceMotionEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isReduceMotionEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
    UIAccessibility.isReduceMotionEnabled
}

/// The name of `UIAccessibility.isReduceTransparencyEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isReduceTransparencyEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
    UIAccessibility.isReduceTransparencyEnabled
}

/// The name of `UIAccessibility.isBoldTextEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isBoldTextEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }

/// The name of `UIAccessibility.isInvertColorsEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isInvertColorsEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsInvertColorsEnabled() -> Bool {
    UIAccessibility.isInvertColorsEnabled
}

/// The name of `UIAccessibility.isGrayscaleEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isGrayscaleEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsGrayscaleEnabled() -> Bool {
    UIAccessibility.isGrayscaleEnabled
}

/// The name of `UIAccessibility.isGuidedAccessEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isGuidedAccessEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsGuidedAccessEnabled() -> Bool {
    UIAccessibility.isGuidedAccessEnabled
}

/// The name of `UIAccessibility.isClosedCaptioningEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isClosedCaptioningEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsClosedCaptioningEnabled() -> Bool {
    UIAccessibility.isClosedCaptioningEnabled
}

/// The name of `UIAccessibility.isMonoAudioEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isMonoAudioEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsMonoAudioEnabled() -> Bool {
    UIAccessibility.isMonoAudioEnabled
}

/// The name of `UIAccessibility.isDarkerSystemColorsEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isDarkerSystemColorsEnabled()")
@preconcurrency @MainActor public func UIAccessibilityDarkerSystemColorsEnabled() -> Bool {
    UIAccessibility.isDarkerSystemColorsEnabled
}

/// The name of `UIAccessibility.isSpeakScreenEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isSpeakScreenEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsSpeakScreenEnabled() -> Bool {
    UIAccessibility.isSpeakScreenEnabled
}

/// The name of `UIAccessibility.isSpeakSelectionEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isSpeakSelectionEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsSpeakSelectionEnabled() -> Bool {
    UIAccessibility.isSpeakSelectionEnabled
}

/// The name of `UIAccessibility.isShakeToUndoEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isShakeToUndoEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsShakeToUndoEnabled() -> Bool {
    UIAccessibility.isShakeToUndoEnabled
}

/// The name of `UIAccessibility.isAssistiveTouchRunning` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isAssistiveTouchRunning()")
@preconcurrency @MainActor public func UIAccessibilityIsAssistiveTouchRunning() -> Bool {
    UIAccessibility.isAssistiveTouchRunning
}

/// The name of `UIAccessibility.post(notification:argument:)` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.post(notification:argument:)")
@preconcurrency @MainActor
public func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    UIAccessibility.post(notification: notification, argument: argument)
}
/// The name of `UIAccessibility.convertToScreenCoordinates(_:in:)` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.convertToScreenCoordinates(_:in:)")
@preconcurrency @MainActor
public func UIAccessibilityConvertFrameToScreenCoordinates(_ rect: CGRect, _ view: UIView) -> CGRect {
    UIAccessibility.convertToScreenCoordinates(rect, in: view)
}
/// The name of `UIAccessibility.convertToScreenCoordinates(_:in:)` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.convertToScreenCoordinates(_:in:)")
@preconcurrency @MainActor
public func UIAccessibilityConvertPathToScreenCoordinates(_ path: UIBezierPath, _ view: UIView) -> UIBezierPath {
    UIAccessibility.convertToScreenCoordinates(path, in: view)
}
