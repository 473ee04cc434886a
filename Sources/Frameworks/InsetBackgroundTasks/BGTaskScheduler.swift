import Foundation
import Platform

/// Runs an app's work in the background; never here.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    /// The one there is.
    public static let shared = BGTaskScheduler()
    /// Keeps nothing, and answers that it may.
    @discardableResult
    open func register(
        forTaskWithIdentifier identifier: String,
        using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool { true }
    /// Says that nothing will run.
    open func submit(_ taskRequest: BGTaskRequest) throws {
        AbsentFeature.report("BGTaskScheduler.submit", "nothing runs in the background here")
    }
    /// Nothing waits.
    open func cancel(taskRequestWithIdentifier identifier: String) {}
    /// Nothing waits.
    open func cancelAllTaskRequests() {}
}

/// Work that runs; none does here.
open class BGTask: NSObject, @unchecked Sendable {
    /// The app's name of it.
    open var identifier: String { "" }
    /// Called when the time is over.
    open var expirationHandler: (() -> Void)?
    /// The work is done.
    open func setTaskCompleted(success: Bool) {}
}

/// Work of a few seconds.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// Work of minutes.
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// Asks for work.
open class BGTaskRequest: NSObject, @unchecked Sendable {
    /// The app's name of it.
    public let identifier: String
    /// Not before. Nil by default.
    open var earliestBeginDate: Date?
    init(name: String) { identifier = name }
}

/// Asks for work of a few seconds.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    /// By the app's name of it.
    public init(identifier: String) { super.init(name: identifier) }
}

/// Asks for work of minutes.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    /// Whether it needs the network. Default: false.
    open var requiresNetworkConnectivity = false
    /// Whether it needs power. Default: false.
    open var requiresExternalPower = false
    /// By the app's name of it.
    public init(identifier: String) { super.init(name: identifier) }
}
