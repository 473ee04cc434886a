import AppJob
import Foundation
import Glibc
import InsetPhotosUI
import Platform
import Simulator
import SimulatorServer
import Stage
import SwiftRuntime
import UIKit

/// An app in a process of its own, on a device that `inset run` chose.
@MainActor
package enum AppHost {
    /// Launches the app and does what the job asks for; ends the process.
    static func run(_ job: AppJob, delegateClass: AnyClass?, application: UIApplication.Type) -> Never {
        PrintedLines.areHandedOnAtOnce()
        keepDefaults()
        do {
            if job.isLive {
                try LiveDevice.serve { settings in
                    let simulator = try boot(job.shown(with: settings.variant))
                    launch(delegateClass: delegateClass, application: application)
                    try show(job, on: simulator)
                    return simulator
                }
                end()
            }
            if job.isPreview {
                try PreviewWorker.serve { prepare(delegateClass: delegateClass, application: application) }
                exit(0)
            }
            let simulator = try boot(job)
            launch(delegateClass: delegateClass, application: application)
            try show(job, on: simulator)
            if let path = job.screenshot {
                simulator.advance(by: job.seconds ?? 1)
                // A splash that fades, or a controller that is pushed at once, isn't caught on its way.
                if job.seconds == nil { simulator.finishAnimations(within: 5) }
                try simulator.screenshotFile().write(to: URL(fileURLWithPath: path), options: .atomic)
                fflush(nil)
                end()
            }
        } catch {
            StandardError.line("\(error)")
            exit(2)
        }
        RunLoop.main.run()
        exit(0)
    }

    /// Ends the process as a device ends an app: what the app set as a default is kept.
    private static func end() -> Never {
        UserDefaults.standard.synchronize()
        exit(0)
    }

    /// Keeps defaults when the app leaves the screen too; what then ends it may not ask.
    private static func keepDefaults() {
        NotificationCenter.default.addObserver(
            forName: UIApplication.didEnterBackgroundNotification,
            object: nil,
            queue: nil
        ) { _ in UserDefaults.standard.synchronize() }
    }

    /// The first iPad where the app runs on those alone; else nil, the first default device.
    private static var defaultDevice: String? {
        guard Bundle.main.infoDictionary?["UIDeviceFamily"] as? [Int] == [2] else { return nil }
        return (try? DeviceChoice(names: [], os: nil))?.devices.first { $0.device.idiom == .pad }?.device.name
    }

    /// Boots the job's device with its settings.
    package static func boot(_ job: AppJob) throws -> Simulator {
        let simulator = try Simulator(
            device: job.device ?? defaultDevice,
            os: job.os,
            sdk: job.sdk,
            orientation: job.isLandscape ? .landscapeRight : .portrait,
            keepsDesign: Bundle.main.infoDictionary?["UIDesignRequiresCompatibility"] as? Bool ?? false
        )
        tellModel(of: simulator)
        ImagePickerLibrary.install()
        if job.isDark { simulator.userInterfaceStyle = .dark }
        if let category = job.contentSizeCategory {
            simulator.contentSizeCategory = UIContentSizeCategory(rawValue: category)
        }
        if let locale = job.locale { simulator.locale = Locale(identifier: locale) }
        CurrentLocale.value = simulator.locale
        if job.isRightToLeft { simulator.layoutDirection = .rightToLeft }
        return simulator
    }

    /// Says in the environment what a simulator says there, for apps that ask which model they run on.
    private static func tellModel(of simulator: Simulator) {
        let (device, screen) = (simulator.device, UIScreen.main)
        let variables = [
            "SIMULATOR_MODEL_IDENTIFIER": device.identifiers.first ?? device.name,
            "SIMULATOR_DEVICE_NAME": device.name,
            "SIMULATOR_RUNTIME_VERSION": UIDevice.current.systemVersion,
            "SIMULATOR_MAINSCREEN_WIDTH": "\(Int(screen.nativeBounds.width))",
            "SIMULATOR_MAINSCREEN_HEIGHT": "\(Int(screen.nativeBounds.height))",
            "SIMULATOR_MAINSCREEN_SCALE": "\(Double(screen.scale))",
        ]
        // What the person sets counts.
        for (name, value) in variables { setenv(name, value, 0) }
    }

    /// Launches an app in UIKit's order, from the bundle of this process.
    package static func launch(delegateClass: AnyClass?, application: UIApplication.Type) {
        applicationLaunch(delegateClass, application).run()
    }

    /// Makes the app's delegate, which its screens may ask for, and launches nothing.
    private static func prepare(delegateClass: AnyClass?, application: UIApplication.Type) {
        applicationLaunch(delegateClass, application).prepare()
    }

    private static func applicationLaunch(
        _ delegateClass: AnyClass?,
        _ application: UIApplication.Type
    ) -> ApplicationLaunch {
        ApplicationLaunch(
            delegateClass: delegateClass,
            application: application,
            bundle: .main,
            info: Bundle.main.infoDictionary ?? [:]
        )
    }

    /// Has the screen show the scene that was asked for.
    private static func show(_ job: AppJob, on simulator: Simulator) throws {
        guard let name = job.scene else { return }
        simulator.present(try SceneFinder(name).controller())
    }
}

extension AppJob {
    /// The job on the device that viewers chose.
    fileprivate func shown(with variant: Variant) -> AppJob {
        var job = self
        (job.device, job.os, job.sdk, job.locale) = (variant.device, variant.os, variant.sdk, variant.locale)
        job.isLandscape = variant.orientation == .landscape
        job.isDark = variant.appearance == .dark
        job.contentSizeCategory = variant.contentSizeCategory
        job.isRightToLeft = variant.direction == .rightToLeft
        return job
    }
}

/// What UIKit calls in an app's `UIApplicationMain`, by name, as it stands below this module.
///
/// - Returns: Whether the app was run; false for a program that nobody gave a job.
@_cdecl("InsetAppHostRun")
func insetAppHostRun(_ delegateClass: UnsafeRawPointer?, _ application: UnsafeRawPointer) -> Bool {
    guard let job = AppJob.ofProcess() else { return false }
    // UIKit hands over metatypes, which are pointers.
    let delegate = delegateClass.map { unsafeBitCast($0, to: AnyClass.self) }
    let type = unsafeBitCast(application, to: AnyClass.self) as? UIApplication.Type
    MainActor.assumeIsolated {
        guard !job.isTestHost else {
            return AppHost.launch(delegateClass: delegate, application: type ?? UIApplication.self)
        }
        AppHost.run(job, delegateClass: delegate, application: type ?? UIApplication.self)
    }
    return true
}
