import DeviceCatalog
import Foundation
import Platform

/// How a device is held; raw values are UIKit's.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown
    /// The home button at the right.
    case landscapeLeft
    case landscapeRight, faceUp, faceDown

    /// Upright or upside down; false for a device that lies flat.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// On one of its long sides; false for a device that lies flat.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Lying on its back or its face, which no simulated device does.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can stand so; false for `unknown` and flat devices.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The booted device.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// How a battery does; raw values are UIKit's.
    public enum BatteryState: Int, Sendable {
        case unknown, unplugged, charging, full
    }

    @WorldState private static var ofWorld = UIDevice()
    /// The device that is booted now, another object after another boot.
    public static var current: UIDevice { ofWorld }
    /// Posted when the device is turned, but only while somebody asked for notifications, with the device as object.
    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    /// Never posted: the battery stays full.
    public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    /// Never posted: the battery stays full.
    public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
    /// Never posted: nothing comes near the device.
    public static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification"
    )

    private final var orientationListeners = 0

    private var booted: Device { SimulatedDevice.current.device }

    /// "iPhone", "iPad".
    open var model: String { booted.family }
    /// The same as ``model``: it isn't translated.
    open var localizedModel: String { model }
    /// What its owner called it; apps see the model since iOS 16.
    open var name: String { model }
    /// "iOS" or "iPadOS".
    open var systemName: String {
        booted.idiom == .pad && Quirk.padsRunIPadOS.holds(in: SimulatedDevice.current.era)
            ? "iPadOS" : booted.idiom == .phone ? "iOS" : "macOS"
    }
    /// "17.4".
    open var systemVersion: String { SimulatedDevice.current.era.os.description }
    /// The device's own idiom, whatever traits an app overrides.
    open var userInterfaceIdiom: UIUserInterfaceIdiom {
        UIUserInterfaceIdiom(rawValue: SimulatedDevice.current.screenDevice.idiom.rawValue) ?? .phone
    }
    /// How the device is held; the home button's side is the interface's other side.
    open var orientation: UIDeviceOrientation {
        switch SimulatedDevice.current.heldOrientation {
        case .unknown: .unknown
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeRight: .landscapeLeft
        case .landscapeLeft: .landscapeRight
        }
    }
    /// Whether more callers began than ended; only then is `orientationDidChangeNotification` posted.
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
    /// Counted; each call wants one of ``endGeneratingDeviceOrientationNotifications()``. `orientation` is right
    /// without it.
    open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }
    /// Undoes one begin; one too many does nothing.
    open func endGeneratingDeviceOrientationNotifications() { orientationListeners = max(0, orientationListeners - 1) }

    /// An identifier that is the same on every run.
    open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }
    /// Always true; it tells of background tasks, not of Split View.
    open var isMultitaskingSupported: Bool { true }
    /// Whether level and state can be asked for. Default: false.
    open var isBatteryMonitoringEnabled = false
    /// 0…1; -1 while nobody monitors it.
    open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
    /// `full` while monitored, else `unknown`.
    open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
    /// Whether the app hears when something comes near the screen. Default: false, and again after a boot.
    ///
    /// - Note: No effect here: nothing comes near the screen.
    open var isProximityMonitoringEnabled = false
    /// Whether something is near the sensor: never.
    open var proximityState: Bool { false }
    /// Plays the click of a key.
    ///
    /// - Note: No effect here: nothing is heard.
    open func playInputClick() {}
}
