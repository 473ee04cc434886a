import DeviceCatalog
import Foundation
import Platform

/// How a device is held; raw values are UIKit's.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown
    /// The home button at the right.
    case landscapeLeft
    case landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The booted device.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// How a battery does; raw values are UIKit's.
    public enum BatteryState: Int, Sendable {
        case unknown, unplugged, charging, full
    }

    public static let current = UIDevice()
    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
    public static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification"
    )

    private var orientationListeners = 0

    private var booted: Device { SimulatedDevice.current.device }

    /// "iPhone", "iPad".
    open var model: String { booted.family }
    open var localizedModel: String { model }
    /// What its owner called it; apps see the model since iOS 16.
    open var name: String { model }
    /// "iOS" or "iPadOS".
    open var systemName: String {
        booted.idiom == .pad && SimulatedDevice.current.era.os >= 13
            ? "iPadOS" : booted.idiom == .phone ? "iOS" : "macOS"
    }
    /// "17.4".
    open var systemVersion: String { SimulatedDevice.current.era.os.description }
    open var userInterfaceIdiom: UIUserInterfaceIdiom {
        UIUserInterfaceIdiom(rawValue: booted.idiom.rawValue) ?? .phone
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
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
    open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }
    open func endGeneratingDeviceOrientationNotifications() { orientationListeners = max(0, orientationListeners - 1) }

    /// The same on every run.
    open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }
    open var isMultitaskingSupported: Bool { true }
    open var isBatteryMonitoringEnabled = false
    /// 0…1; -1 while nobody monitors it.
    open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
    open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
    open var isProximityMonitoringEnabled = false
    open var proximityState: Bool { false }
    open func playInputClick() {}

    /// Back to a restart's state.
    func reset() {
        orientationListeners = 0
        isBatteryMonitoringEnabled = false
        isProximityMonitoringEnabled = false
    }
}
