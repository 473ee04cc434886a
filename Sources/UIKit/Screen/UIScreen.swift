import DeviceCatalog
import Foundation
import Platform

/// The booted device's screen.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
    @WorldState private static var ofWorld = UIScreen()
    /// The screen of the booted device, another object after another boot; before one, of the first default device.
    public static var main: UIScreen { ofWorld }
    /// The main screen alone: other displays can't be attached.
    public static var screens: [UIScreen] { [main] }

    /// The layers of all that it shows.
    package final let tree = ScreenTree()

    /// What the host shows on the screen.
    package var configuration = ScreenConfiguration.standard {
        didSet {
            UITraitCollection.hostDefault = configuration.traits
            guard configuration.traits != oldValue.traits else { return }
            configuration.traits.withCurrent { traitCollectionDidChange(oldValue.traits) }
        }
    }

    /// Points, in the present orientation.
    open var bounds: CGRect { CGRect(origin: .zero, size: configuration.size) }
    /// Pixels per point.
    open var scale: CGFloat { configuration.scale }
    /// Pixels, in portrait.
    open var nativeBounds: CGRect {
        let (short, long) = (min(bounds.width, bounds.height), max(bounds.width, bounds.height))
        return CGRect(x: 0, y: 0, width: short * scale, height: long * scale)
    }
    /// The same as `scale`, also on devices whose panel has other pixels.
    open var nativeScale: CGFloat { scale }
    /// The device's traits, from which windows inherit.
    open var traitCollection: UITraitCollection { configuration.traits }
    /// Called with what was before, ahead of the windows (TR-5). Does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Always 60; frames of animations are made on demand.
    open var maximumFramesPerSecond: Int { 60 }
    /// A display link of this screen, which calls nothing until it is added to a run loop.
    open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }
    /// Whether the screen is recorded or shown elsewhere; never here. Screenshots don't count (iOS 11).
    open var isCaptured: Bool { false }
    /// Posted when ``isCaptured`` has changed; never here.
    nonisolated public static let capturedDidChangeNotification = NSNotification.Name(
        "UIScreenCapturedDidChangeNotification"
    )
    /// 0…1; a change is told by a notification.
    open var brightness: CGFloat = 0.5 {
        didSet {
            guard brightness != oldValue else { return }
            NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
        }
    }
    /// Whether the screen may be darker than the panel's lowest brightness. Default: false.
    ///
    /// - Note: No effect here: the picture doesn't follow the brightness.
    open var wantsSoftwareDimming = false

    // MARK: Other displays (there are none)
    /// The screen that this one shows as well; nil.
    open var mirrored: UIScreen? { nil }
    /// The screen's one mode, in pixels.
    open var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
    /// The screen's one mode. Setting another changes nothing.
    open var currentMode: UIScreenMode? {
        get { UIScreenMode(size: nativeBounds.size) }
        set { _ = newValue }
    }
    /// The screen's one mode.
    open var preferredMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
    /// What happens with what a display cuts off. Default: scaled; the device's own screen cuts nothing off.
    open var overscanCompensation = OverscanCompensation.scale
    /// What the display cuts off: nothing.
    open var overscanCompensationInsets: UIEdgeInsets { .zero }
    /// Seconds from a picture to its light: unknown, 0.
    open var calibratedLatency: CFTimeInterval { 0 }
    /// How much brighter than white it can be now: not at all.
    open var currentEDRHeadroom: CGFloat { 1 }
    /// How much brighter than white it could be: not at all.
    open var potentialEDRHeadroom: CGFloat { 1 }
    /// Whether something can have the focus: with a hardware keyboard, on an iPad.
    open var supportsFocus: Bool { traitCollection.userInterfaceIdiom == .pad }
    /// Posted after ``brightness`` changed.
    nonisolated public static let brightnessDidChangeNotification = NSNotification.Name(
        "UIScreenBrightnessDidChangeNotification"
    )
    /// Posted when a display was attached; never here.
    nonisolated public static let didConnectNotification = NSNotification.Name("UIScreenDidConnectNotification")
    /// Posted when a display was taken away; never here.
    nonisolated public static let didDisconnectNotification = NSNotification.Name("UIScreenDidDisconnectNotification")
    /// Posted when a screen's mode changed; never here.
    nonisolated public static let modeDidChangeNotification = NSNotification.Name("UIScreenModeDidChangeNotification")
}
