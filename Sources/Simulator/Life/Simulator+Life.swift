import Platform
import UIKit

/// What happens to an app after its launch, with all callbacks and notifications.
extension Simulator {
    /// Covers the app, as Control Center and calls do: it is inactive until ``uncoverApp()``.
    public func coverApp() { change { $0.resignActive() } }

    /// Takes away what covered the app, which is active again.
    public func uncoverApp() { change { $0.becomeActive() } }

    /// Goes to the home screen: the app becomes inactive, then enters the background.
    public func leaveApp() { change { $0.enterBackground() } }

    /// Comes back from the home screen: the app enters the foreground, then becomes active.
    public func returnToApp() { change { $0.enterForeground() } }

    /// Locks the device, as its side button does: the app is told that protected files go, and enters the background.
    public func lock() { change { $0.lock() } }

    /// Unlocks the device: an app that was on the screen is there again.
    public func unlock() { change { $0.unlock() } }

    /// Whether the device is locked. A screenshot shows the app nevertheless: there is no lock screen.
    public var isLocked: Bool {
        makeCurrent()
        return !UIApplication.shared.isProtectedDataAvailable
    }

    /// How loud the device is, 0…1, as `AVAudioSession.outputVolume` tells its observers. Default: 0.5.
    public var volume: Float {
        get {
            makeCurrent()
            return DeviceVolume.current.level
        }
        set {
            makeCurrent()
            DeviceVolume.current.level = newValue
            finishTurn()
        }
    }

    /// Presses one of the volume buttons: sixteen presses from silence to the loudest.
    public func pressVolume(up: Bool) { volume += up ? 1 / 16 : -1 / 16 }

    /// Closes the app's scenes in the app switcher: they enter the background, are disconnected, and their windows go.
    public func closeScenes() { change { $0.disconnectScenes() } }

    /// Ends the app: its delegate hears of it, and nothing else changes.
    public func terminateApp() { change { $0.terminate() } }

    /// Lets the app, and every controller in a window, hear that memory runs low.
    public func warnOfLowMemory() { change { $0.warnOfLowMemory() } }

    /// Chooses an entry in the menu of the app's icon, on the home screen: the app comes back, and hears of the entry
    /// before it is active.
    public func choose(_ shortcutItem: UIApplicationShortcutItem) {
        change { app in
            app.enterBackground()
            app.enterForeground(for: shortcutItem)
        }
    }

    /// Shakes the device: the first responder hears of it, and the app offers to undo where nobody else acts.
    public func shake() { change { $0.shake() } }

    private func change(_ body: (UIApplication) -> Void) {
        makeCurrent()
        body(.shared)
        finishTurn()
    }
}
