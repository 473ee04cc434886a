import Foundation

/// What the person has set for assistive apps, and what an app tells them.
public struct UIAccessibility: Sendable {
    // MARK: Settings; all are off unless the host says otherwise
    /// Whether screens are read out.
    @preconcurrency @MainActor public static var isVoiceOverRunning: Bool { settings.contains(.voiceOver) }
    /// Whether one or two switches stand for touches.
    @preconcurrency @MainActor public static var isSwitchControlRunning: Bool { settings.contains(.switchControl) }
    /// Whether a menu stands for gestures.
    @preconcurrency @MainActor public static var isAssistiveTouchRunning: Bool { settings.contains(.assistiveTouch) }
    /// Whether the device is kept in one app.
    @preconcurrency @MainActor public static var isGuidedAccessEnabled: Bool { settings.contains(.guidedAccess) }
    /// Whether animations are to be few.
    @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool { settings.contains(.reduceMotion) }
    /// Whether fades are preferred to slides.
    @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool { settings.contains(.crossFade) }
    /// Whether backgrounds are to be opaque.
    @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool {
        settings.contains(.reduceTransparency)
    }
    /// Whether colors are inverted.
    @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool { settings.contains(.invertColors) }
    /// Whether the screen is gray.
    @preconcurrency @MainActor public static var isGrayscaleEnabled: Bool { settings.contains(.grayscale) }
    /// Whether contrast is to be high; follows the device's trait.
    @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool {
        UIScreen.main.traitCollection.accessibilityContrast == .high
    }
    /// Whether text is to be bold; follows the device's trait.
    @preconcurrency @MainActor public static var isBoldTextEnabled: Bool {
        UIScreen.main.traitCollection.legibilityWeight == .bold
    }
    /// Whether buttons show their shapes.
    @preconcurrency @MainActor public static var buttonShapesEnabled: Bool { settings.contains(.buttonShapes) }
    /// Whether switches say on and off.
    @preconcurrency @MainActor public static var isOnOffSwitchLabelsEnabled: Bool { settings.contains(.switchLabels) }
    /// Whether colors alone must not tell things apart.
    @preconcurrency @MainActor public static var shouldDifferentiateWithoutColor: Bool {
        settings.contains(.differentiateWithoutColor)
    }
    /// Whether selected text can be read out.
    @preconcurrency @MainActor public static var isSpeakSelectionEnabled: Bool { settings.contains(.speakSelection) }
    /// Whether the screen can be read out by a swipe.
    @preconcurrency @MainActor public static var isSpeakScreenEnabled: Bool { settings.contains(.speakScreen) }
    /// Whether sound has one channel.
    @preconcurrency @MainActor public static var isMonoAudioEnabled: Bool { settings.contains(.monoAudio) }
    /// Whether videos show captions.
    @preconcurrency @MainActor public static var isClosedCaptioningEnabled: Bool { settings.contains(.captions) }
    /// Whether shaking undoes; on unless the host says otherwise.
    @preconcurrency @MainActor public static var isShakeToUndoEnabled: Bool { !settings.contains(.noShakeToUndo) }
    /// Whether previews of videos play; on unless the host says otherwise.
    @preconcurrency @MainActor public static var isVideoAutoplayEnabled: Bool { !settings.contains(.noAutoplay) }
    /// Which ear hears better; both here.
    @preconcurrency @MainActor public static var hearingDevicePairedEar: HearingDeviceEar { [] }

    @MainActor private static var settings: AccessibilitySettings { AccessibilitySettings.current }

    // MARK: Telling
    /// Tells assistive apps of something; the element of a change of layout or screen gets the focus.
    ///
    /// - Parameters:
    ///   - notification: What happened.
    ///   - argument: Text to be read, or the element to go to.
    @preconcurrency @MainActor
    public static func post(notification: Notification, argument: Any?) {
        AccessibilityPosts.post(notification, argument)
    }

    /// The element that an assistive app points at; nil where none does.
    @preconcurrency @MainActor
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        isVoiceOverRunning ? AccessibilityPosts.focused : nil
    }

    /// A rectangle of a view's bounds space in points of the screen.
    @preconcurrency @MainActor
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil)
    }

    /// A path of a view's bounds space in points of the screen.
    @preconcurrency @MainActor
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let moved = UIBezierPath(cgPath: path.cgPath)
        let origin = view.convert(CGPoint.zero, to: nil)
        moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        return moved
    }

    /// Keeps the device in this app; never granted here.
    @preconcurrency @MainActor
    public static func requestGuidedAccessSession(enabled enable: Bool, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(false)
    }

    /// Tells zoom where the person's attention is.
    ///
    /// - Note: No effect here: nothing zooms.
    @preconcurrency @MainActor
    public static func zoomFocusChanged(zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView) {}

    /// What zoom follows.
    public enum ZoomType: Int, Sendable {
        /// The place where text is typed.
        case insertionPoint
    }

    /// The ears that hearing devices are paired with.
    public struct HearingDeviceEar: OptionSet, Sendable {
        /// The ears as bits.
        public let rawValue: UInt
        /// Ears by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The left ear.
        public static let left = HearingDeviceEar(rawValue: 1 << 1)
        /// The right ear.
        public static let right = HearingDeviceEar(rawValue: 1 << 2)
        /// Both ears.
        public static let both: HearingDeviceEar = [.left, .right]
    }

    /// The name of an assistive app.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// One of this name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Reads screens out.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier"
        )
        /// Takes switches for touches.
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier"
        )
    }
}
