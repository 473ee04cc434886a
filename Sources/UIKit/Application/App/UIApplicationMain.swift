import Foundation
import SwiftRuntime

/// Launches an app and runs it until the program ends.
///
/// - Parameters:
///   - principalClassName: The class of the application; nil is `UIApplication`.
///   - delegateClassName: The class of its delegate, with its module in front as `NSStringFromClass` gives it.
/// - Returns: Never, but for the program's end.
@discardableResult
@preconcurrency @MainActor
public func UIApplicationMain(
    _ argc: Int32,
    _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    let principal = principalClassName.flatMap { ClassRegistry.type(named: $0) } as? UIApplication.Type
    let delegate: AnyClass? = delegateClassName.flatMap { ClassRegistry.type(named: $0) }
    ApplicationProgram.run(delegateClass: delegate, application: principal ?? UIApplication.self)
    return 0
}

/// A program that is an app.
@MainActor
enum ApplicationProgram {
    /// Boots the device that `INSET_DEVICE` names, else the default one, launches the app, and lets time pass.
    ///
    /// Ends the program where it was built in a way in which the clock can't be virtual.
    static func run(delegateClass: AnyClass?, application: UIApplication.Type) {
        if isRunByHost(delegateClass, application) { return }
        if RuntimeCheck.failures.contains(.mainLoop) {
            RuntimeCheck.report()
            exit(1)
        }
        SimulatedDevice.forProgram().boot()
        ApplicationLaunch(
            delegateClass: delegateClass,
            application: application,
            bundle: .main,
            info: Bundle.main.infoDictionary ?? [:]
        ).run()
        RunLoop.main.run()
    }

    /// Hands the app to the module `AppHost` where that is linked in and has a job for this process.
    ///
    /// By its name in C, as it stands above this module.
    private static func isRunByHost(_ delegateClass: AnyClass?, _ application: UIApplication.Type) -> Bool {
        guard let symbol = dlsym(nil, "InsetAppHostRun") else { return false }
        typealias Run = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer) -> Bool
        let run = unsafeBitCast(symbol, to: Run.self)
        let application: AnyClass = application
        return run(
            delegateClass.map { unsafeBitCast($0, to: UnsafeRawPointer.self) },
            unsafeBitCast(application, to: UnsafeRawPointer.self)
        )
    }
}
