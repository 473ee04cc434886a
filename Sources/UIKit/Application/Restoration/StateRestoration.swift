import Foundation
import Platform

/// Keeps an app's state when it leaves the screen, and brings it back at the next launch.
@MainActor
enum StateRestoration {
    /// Where the app's `Library` lies: its home.
    @WorldState static var home = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
    /// What the app has registered, in order.
    @WorldState static var registered: [(name: String, object: any UIStateRestoring)] = []
    /// How often the app has asked for more time to bring its state back.
    @WorldState static var extensions = 0
    /// Who is told when all is back.
    @WorldState static var waiting: [any UIStateRestoring] = []

    /// Tells everybody that all is back, once nobody asks for more time.
    static func finishIfComplete() {
        guard extensions == 0 else { return }
        let told = waiting
        waiting = []
        for object in told { object.applicationFinishedRestoringState() }
    }

    /// The path of a registered object: its parents' identifiers and its own.
    static func path(of object: any UIStateRestoring, named name: String) -> [String] {
        guard let parent = object.restorationParent else { return [name] }
        if let controller = parent as? UIViewController {
            let known = RestorationTree().controllers.first { $0.controller === controller }
            return (known?.path ?? []) + [name]
        }
        let above = registered.first { $0.object === parent }
        return above.map { path(of: $0.object, named: $0.name) + [name] } ?? [name]
    }
}

extension UIApplication {
    /// Has an object take part when the app's state is kept and brought back.
    ///
    /// - Parameters:
    ///   - object: No controller and no view: those take part by their identifiers.
    ///   - restorationIdentifier: Its name, after its parent's.
    public class func registerObject(
        forStateRestoration object: any UIStateRestoring,
        restorationIdentifier: String
    ) { StateRestoration.registered.append((restorationIdentifier, object)) }

    /// Asks for more time before everybody hears that the state is back.
    public func extendStateRestoration() { StateRestoration.extensions += 1 }

    /// Ends the time that was asked for.
    public func completeStateRestoration() {
        guard StateRestoration.extensions > 0 else { return }
        StateRestoration.extensions -= 1
        StateRestoration.finishIfComplete()
    }

    /// Leaves the picture of the last state away.
    ///
    /// - Note: No effect here: launches show no picture of the last state.
    public func ignoreSnapshotOnNextApplicationLaunch() {}

    /// The key of the bundle's version in the delegate's coder.
    public nonisolated static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersionKey"
    /// The key of the idiom in the delegate's coder: a number.
    public nonisolated static let stateRestorationUserInterfaceIdiomKey =
        "UIApplicationStateRestorationUserInterfaceIdiomKey"
    /// The key of the time in the delegate's coder: a date.
    public nonisolated static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
    /// The key of the system's version in the delegate's coder.
    public nonisolated static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersionKey"
}
