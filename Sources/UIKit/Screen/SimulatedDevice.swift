import DeviceCatalog
import Foundation
import Platform
import SwiftRuntime

/// The device that a world simulates: which one, how it is held, and what is set on it.
///
/// A change is told to the screen, the windows and their controllers at once.
@MainActor
package final class SimulatedDevice {
    private static let slot = World.Slot { MainActor.assumeIsolated { unbooted(in: World.current.era) } }
    /// The current world's device; before a boot, the first default device.
    package static var current: SimulatedDevice { World.current[slot] }

    package let device: Device
    package let era: Era
    /// The older screen that the app sees; nil where it has the device's own.
    package let letterbox: Letterbox?
    /// The device that the app finds itself on.
    package var screenDevice: Device { letterbox?.screen ?? device }
    /// How the interface stands.
    package internal(set) var orientation: UIInterfaceOrientation
    /// How the device is held; the interface follows where the app supports it.
    package internal(set) var heldOrientation: UIInterfaceOrientation
    package var settings = DeviceSettings() { didSet { settingsDidChange() } }

    private(set) var isBooted = false
    /// What the scene will be like, while its controllers hear of it.
    var upcomingScene: UpcomingScene?
    /// Whether the controllers are being asked what they want of the screen.
    var isAskingControllers = false

    package init(device: Device, era: Era, orientation: UIInterfaceOrientation, letterbox: Letterbox? = nil) {
        self.device = device
        self.letterbox = letterbox
        self.era = era
        self.orientation = orientation
        heldOrientation = orientation
    }

    /// Makes a world for this device, with everything as after a restart, and enters it.
    ///
    /// - Returns: The world, which keeps the device, and which lives on beside others as long as somebody keeps it.
    @discardableResult
    package func boot() -> World {
        RuntimeCheck.report()
        let world = World(era: era)
        world.set(self, in: Self.slot)
        world.enter()
        isBooted = true
        UIScreen.main.configuration = configuration
        // Lays out, commits and lets go at the end of each turn.
        EventLoop.main.addTurnObserver(order: 0) { Self.layOutWindows() }
        EventLoop.main.addTurnObserver(order: 10) { CATransaction.flush() }
        EventLoop.main.addTurnObserver(order: 20) { ReleasePool.drain() }
        ScreenDecorations.updateHandler = { Self.current.refreshScreen() }
        return world
    }

    private static func unbooted(in era: Era) -> SimulatedDevice {
        let catalog = DeviceCatalog.standard
        guard let device = catalog.defaultDevices.first ?? catalog.devices.first else {
            preconditionFailure("the device catalog is empty")
        }
        return SimulatedDevice(device: device, era: era, orientation: .portrait)
    }

    // MARK: The screen

    /// What the screen is like now.
    package var configuration: ScreenConfiguration {
        configuration(in: orientation, isStatusBarHidden: isStatusBarHidden)
    }

    func configuration(in orientation: UIInterfaceOrientation, isStatusBarHidden: Bool?) -> ScreenConfiguration {
        let held = InterfaceOrientation(orientation)
        var insets = UIEdgeInsets(
            screenDevice.safeAreaInsets(os: era.os, orientation: held, isStatusBarHidden: isStatusBarHidden)
        )
        var height = screenDevice.statusBarHeight(os: era.os, orientation: held, isHidden: isStatusBarHidden)
        var shift: CGFloat = 0
        if settings.isInCall, height > 0, screenDevice.inCallStatusBarHeight > height {
            shift = screenDevice.inCallStatusBarHeight - height
            height += shift
            insets.top += shift
        }
        return ScreenConfiguration(
            size: screenDevice.size(in: held),
            scale: device.scale,
            safeAreaInsets: insets,
            statusBarHeight: height,
            statusBarShift: shift,
            traits: traits(in: orientation)
        )
    }

    /// The traits of a scene that fills the screen.
    func traits(in orientation: UIInterfaceOrientation) -> UITraitCollection {
        let classes = screenDevice.sizeClasses(in: InterfaceOrientation(orientation))
        let style =
            settings.appInterfaceStyle == .unspecified ? settings.userInterfaceStyle : settings.appInterfaceStyle
        let isDark = Quirk.interfacesMayBeDark.holds(in: era) && style == .dark
        return UITraitCollection.standard.modifyingTraits { traits in
            traits.userInterfaceIdiom = UIUserInterfaceIdiom(rawValue: screenDevice.idiom.rawValue) ?? .unspecified
            traits.userInterfaceStyle = isDark ? .dark : .light
            traits.layoutDirection = settings.layoutDirection
            traits.displayScale = device.scale
            traits.displayGamut = UIDisplayGamut(rawValue: device.gamut.rawValue) ?? .unspecified
            traits.horizontalSizeClass = UIUserInterfaceSizeClass(rawValue: classes.horizontal.rawValue) ?? .unspecified
            traits.verticalSizeClass = UIUserInterfaceSizeClass(rawValue: classes.vertical.rawValue) ?? .unspecified
            traits.preferredContentSizeCategory = settings.contentSizeCategory
            traits.accessibilityContrast = settings.accessibilityContrast
            traits.legibilityWeight = settings.legibilityWeight
        }
    }

    /// The size that is set for the app's window, or that the layout gives it; nil fills the screen.
    func windowSize(in orientation: UIInterfaceOrientation) -> CGSize? {
        if let size = settings.windowSize { return size }
        let held = InterfaceOrientation(orientation)
        guard settings.sceneLayout != .fullScreen, !settings.requiresFullScreen,
            let width = screenDevice.sceneWidth(of: settings.sceneLayout, in: held, os: era.os)
        else { return nil }
        return CGSize(width: width, height: screenDevice.size(in: held).height)
    }

    /// The frame of an app's window on the screen, in points.
    package var sceneFrame: CGRect {
        let screen = UIScreen.main.bounds.size
        guard let size = windowSize(in: orientation) else { return CGRect(origin: .zero, size: screen) }
        if device.idiom == .mac { return CGRect(origin: .zero, size: size) }
        return CGRect(x: 0, y: 0, width: min(size.width, screen.width), height: min(size.height, screen.height))
    }

    /// The traits of a scene that doesn't fill the screen; nil for one that does.
    func sceneTraits(in orientation: UIInterfaceOrientation) -> UITraitCollection? {
        let size = screenDevice.size(in: InterfaceOrientation(orientation))
        guard let windowSize = windowSize(in: orientation), device.idiom != .mac, windowSize.width < size.width else {
            return nil
        }
        // All splits of a device that are regular are wider than those that aren't.
        let isRegular = (device.multitasking?.regularWidths.min()).map { windowSize.width >= $0 } ?? false
        return traits(in: orientation).modifyingTraits { $0.horizontalSizeClass = isRegular ? .regular : .compact }
    }

    /// What windows have for traits now; nil: the screen's.
    var windowTraits: UITraitCollection? { sceneTraits(in: orientation) }
}

extension InterfaceOrientation {
    /// The catalog's name for how an interface stands; unknown is portrait.
    package init(_ orientation: UIInterfaceOrientation) {
        self = InterfaceOrientation(rawValue: orientation.rawValue) ?? .portrait
    }
}

extension UIEdgeInsets {
    fileprivate init(_ insets: EdgeInsets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}

/// A scene's geometry and traits before they are there (TR-10).
struct UpcomingScene {
    /// Points.
    var size: CGSize
    var safeAreaInsets: UIEdgeInsets
    var traits: UITraitCollection
}
