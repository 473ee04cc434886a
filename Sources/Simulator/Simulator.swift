import DeviceCatalog
import Foundation
import Platform
import QuartzCore
import UIKit

/// A device that runs in this process: its screen, clock and fingers.
///
/// ```swift
/// let simulator = try Simulator(device: "iPhone 16")
/// simulator.present(SettingsViewController())
/// simulator.tap(at: CGPoint(x: 200, y: 300))
/// let picture = simulator.screenshot()
/// ```
/// One device is current at a time. A new one starts afresh, with windows, clock and settings of its own; a call of an
/// earlier one brings that back as it was left.
@MainActor
public final class Simulator {
    @WeakWorldState private static var ofWorld: Simulator?
    /// The booted simulator; nil before the first boot.
    public static var current: Simulator? { ofWorld }

    /// The model, as the catalog describes it.
    public let device: Device
    /// The system that the device runs.
    public let os: OSVersion
    /// The SDK that the app was linked with; for one that keeps an older design, the last SDK that had it.
    public let sdk: OSVersion

    /// The older screen that the app has; nil where it fills the display.
    public var letterbox: Letterbox? { booted.letterbox }

    let booted: SimulatedDevice
    /// All that the device has in this process.
    private let world: World
    let fingers = TouchInput()
    private(set) lazy var pointer = PointerInput(fingers)
    let systemScreen: SystemScreen
    /// The window of ``present(_:)``.
    private var presentedWindow: UIWindow?
    private var hostLink: HostLink?
    /// Keeps the app's picture from one screenshot to the next; another one takes its place when the screen's size changes.
    var screenPainter: LayerPainter?
    /// What the last screenshot painted of the app, in whole pixels; empty when nothing had changed.
    package internal(set) var repaintedAreas: [CGRect] = []
    /// What the status bar says in pictures.
    public var statusBar = StatusBarContents()
    /// The URLs that the app opened in other apps, oldest first.
    public internal(set) var openedURLs: [URL] = []

    /// Boots a device.
    ///
    /// - Parameters:
    ///   - device: A name of the catalog, loosely spelled ("iphone se 3"); default: the first default device.
    ///   - os: "17.4"; default: the catalog's default, or the nearest that the device runs.
    ///   - sdk: What the app is linked with; default: as `os`.
    ///   - orientation: How the device is held at first.
    ///   - build: How the app was built; one that is older than the device gets the screen it knows, within black (LB-1).
    ///     Default: one that fills the screen.
    ///   - keepsDesign: Whether the app asks for the design before iOS 26 (`UIDesignRequiresCompatibility`). Default: no.
    /// - Throws: ``SimulatorError``.
    public init(
        device: String? = nil,
        os: String? = nil,
        sdk: String? = nil,
        orientation: UIInterfaceOrientation = .portrait,
        build: AppBuild? = nil,
        keepsDesign: Bool = false
    ) throws(SimulatorError) {
        try Self.checkRuntime()
        let catalog = DeviceCatalog.standard
        self.device = try Self.device(named: device, in: catalog)
        self.os = try Self.system(os, on: self.device, in: catalog)
        let linked = try sdk.map(Self.version) ?? build?.sdk ?? self.os
        let isOlder = keepsDesign && Quirk.appsMayKeepTheirDesign.holds(in: Era(os: self.os, sdk: linked))
        self.sdk = isOlder ? Self.lastSDKBeforeGlass : linked
        guard let held = InterfaceOrientation(rawValue: orientation.rawValue),
            self.device.supportedOrientations.contains(held)
        else { throw .unsupportedOrientation(orientation, device: self.device.name) }
        booted = SimulatedDevice(
            device: self.device,
            era: Era(os: self.os, sdk: self.sdk),
            orientation: orientation,
            letterbox: build.flatMap { [device = self.device] in catalog.letterbox(for: $0, on: device) }
        )
        world = booted.boot()
        systemScreen = SystemScreen()
        Self.ofWorld = self
        let link = HostLink(simulator: self)
        hostLink = link
        ApplicationHostLink.host = link
        // Between layout and commit, the system's parts of the screen show what app and device want now.
        EventLoop.main.addTurnObserver(order: 5) { [weak self] in
            if let self { systemScreen.update(for: self) }
        }
    }

    /// What an app that keeps its design looks as if linked with.
    private static let lastSDKBeforeGlass: OSVersion = 18

    private static func device(named name: String?, in catalog: DeviceCatalog) throws(SimulatorError) -> Device {
        guard let name = name ?? catalog.defaultDevices.first?.name else { throw .unknownDevice("", suggestions: []) }
        do {
            return try catalog.device(named: name)
        } catch {
            guard case .unknownDevice(_, let suggestions) = error else { throw .unknownDevice(name, suggestions: []) }
            throw .unknownDevice(name, suggestions: suggestions)
        }
    }

    private static func system(
        _ os: String?,
        on device: Device,
        in catalog: DeviceCatalog
    ) throws(SimulatorError) -> OSVersion {
        guard let os else { return device.supportedOS(nearest: catalog.defaultOS) }
        let version = try version(os)
        guard device.runs(version) else {
            throw .unsupportedOS(
                version,
                device: device.name,
                first: device.firstOS,
                last: device.lastOS ?? catalog.currentOS
            )
        }
        return version
    }

    private static func version(_ text: String) throws(SimulatorError) -> OSVersion {
        guard let version = OSVersion(text) else { throw .invalidVersion(text) }
        return version
    }

    // MARK: Apps and controllers

    /// Shows a controller in a new key window; its first appearance runs through `viewDidAppear`.
    @discardableResult
    public func present(_ viewController: UIViewController) -> UIWindow {
        makeCurrent()
        presentedWindow?.isHidden = true
        presentedWindow?.rootViewController = nil
        let window = UIWindow(frame: booted.sceneFrame)
        window.rootViewController = viewController
        presentedWindow = window
        window.makeKeyAndVisible()
        booted.refreshScreen()
        booted.turnToSupportedOrientation()
        finishTurn()
        return window
    }

    /// Launches an app in UIKit's order, as far as its first screen (LB-M1).
    ///
    /// - Parameters:
    ///   - bundle: Where the app's documents, images and fonts are; default: the main bundle.
    ///   - info: The keys of its Info.plist; default: the bundle's.
    ///   - shortcutItem: The entry in the menu of the app's icon that launches it; default: the icon itself.
    /// - Returns: The app's delegate.
    @discardableResult
    public func launch<Delegate: NSObject & UIApplicationDelegate>(
        _ delegate: Delegate.Type,
        bundle: Bundle = .main,
        info: [String: Any]? = nil,
        shortcutItem: UIApplicationShortcutItem? = nil
    ) -> Delegate? {
        makeCurrent()
        let launch = ApplicationLaunch(
            delegateClass: delegate,
            bundle: bundle,
            info: info ?? bundle.infoDictionary ?? [:],
            shortcutItem: shortcutItem
        )
        let app = launch.run()
        booted.refreshScreen()
        finishTurn()
        return app.delegate as? Delegate
    }

    // MARK: Time

    /// Seconds since the boot, on the virtual clock.
    public var time: TimeInterval {
        makeCurrent()
        return EventLoop.main.now
    }

    /// Moves the clock and runs all that falls due, in order: animations, timers, display links, the main queue.
    public func advance(by seconds: TimeInterval) {
        makeCurrent()
        EventLoop.main.advance(by: seconds)
        SimulatedDevice.layOutWindows()
    }

    /// Moves the clock until all animations have ended, and those that their ends begin; what repeats for ever goes on.
    ///
    /// - Parameter limit: Seconds after which it stops all the same. Default: none.
    public func finishAnimations(within limit: TimeInterval = .infinity) {
        makeCurrent()
        let last = EventLoop.main.now + max(limit, 0)
        // An animation that begins the next one at its end, over and over, is left after a while.
        for _ in 0..<100 {
            EventLoop.main.drain()
            let ends = [EventLoop.endOfAnimations, UIViewPropertyAnimator.endOfAll].compactMap { $0 }
            guard let end = ends.max().map({ min($0, last) }), end > EventLoop.main.now else { break }
            advance(by: end - EventLoop.main.now)
        }
        SimulatedDevice.layOutWindows()
    }

    /// Lets what cannot be virtual end, such as work of the network; the clock stands still.
    public func settle() async {
        makeCurrent()
        await EventLoop.main.settle()
        makeCurrent()
        SimulatedDevice.layOutWindows()
    }

    /// Runs what is due now, and lays out.
    func finishTurn() {
        SimulatedDevice.layOutWindows()
        EventLoop.main.drain()
        SimulatedDevice.layOutWindows()
    }

    /// Makes this device the process's again after another was booted; each call of the simulator does so by itself.
    ///
    /// It goes on as it was left: clock, windows, first responder and app.
    public func makeCurrent() {
        world.enter()
    }

    // MARK: The device

    /// Turns the device and runs the transition to its end.
    ///
    /// The interface turns where device and app support it, as on a device.
    /// - Returns: Whether the interface turned.
    @discardableResult
    public func rotate(to orientation: UIInterfaceOrientation) -> Bool {
        makeCurrent()
        guard booted.rotate(to: orientation) else { return false }
        advance(by: booted.rotationDuration)
        return true
    }

    /// How the interface stands.
    public var orientation: UIInterfaceOrientation { booted.orientation }

    /// Light or dark; dark from iOS 13.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { booted.settings.userInterfaceStyle }
        set { change { $0.userInterfaceStyle = newValue } }
    }

    /// The text size that the person prefers.
    public var contentSizeCategory: UIContentSizeCategory {
        get { booted.settings.contentSizeCategory }
        set { change { $0.contentSizeCategory = newValue } }
    }

    /// Whether the person prefers bold text; fonts of text styles follow in views that adjust them.
    public var legibilityWeight: UILegibilityWeight {
        get { booted.settings.legibilityWeight }
        set { change { $0.legibilityWeight = newValue } }
    }

    /// Whether interfaces read from the left or from the right.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { booted.settings.layoutDirection }
        set { change { $0.layoutDirection = newValue } }
    }

    /// The region and language of the device, in which documents are loaded from then on; sets ``layoutDirection`` with
    /// it. Default: US English.
    public var locale: Locale {
        get { Locale(identifier: booted.settings.locale) }
        set {
            let isRightToLeft = newValue.language.characterDirection == .rightToLeft
            change {
                $0.locale = newValue.identifier
                $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
            }
        }
    }

    /// Whether another app holds a call: the status bar of home-button phones is higher then (ST-4).
    public var isInCall: Bool {
        get { booted.settings.isInCall }
        set { change { $0.isInCall = newValue } }
    }

    /// The size of the app's window in points, as in Split View and on the Mac; nil fills the screen.
    public var windowSize: CGSize? {
        get { booted.settings.windowSize }
        set { change { $0.windowSize = newValue } }
    }

    /// How the app shares a pad's screen with another one: Split View and Slide Over. A layout that the device or the
    /// orientation hasn't fills the screen; turned, the app keeps its layout. Default: all of the screen.
    public var sceneLayout: SceneLayout {
        get { booted.settings.sceneLayout }
        set { change { $0.sceneLayout = newValue } }
    }

    /// Whether the keyboard of the screen comes up for a first responder; false stands for a hardware keyboard.
    public var showsSoftwareKeyboard: Bool {
        get {
            makeCurrent()
            return SoftwareKeyboard.isAvailable
        }
        set {
            makeCurrent()
            SoftwareKeyboard.isAvailable = newValue
            finishTurn()
        }
    }

    /// Where the keyboard lies on the screen, in points; below the screen while it is down.
    public var keyboardFrame: CGRect {
        makeCurrent()
        return SoftwareKeyboard.frame
    }

    private func change(_ body: (inout DeviceSettings) -> Void) {
        makeCurrent()
        body(&booted.settings)
        finishTurn()
    }
}

/// Tells the simulator what leaves the app.
private final class HostLink: ApplicationHost {
    private weak var simulator: Simulator?

    init(simulator: Simulator) { self.simulator = simulator }

    func open(_ url: URL) { simulator?.openedURLs.append(url) }
}
