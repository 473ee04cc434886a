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
