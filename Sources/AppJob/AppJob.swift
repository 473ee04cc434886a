import Foundation

/// What an app is launched on, and what becomes of its first screen; `inset run` writes it, the app's process reads it.
public struct AppJob: Codable, Sendable, Equatable {
    /// A name of the catalog; nil is the first default device.
    public var device: String?
    /// "17.4"; nil is the default.
    public var os: String?
    /// What the app counts as linked with; nil is as ``os``.
    public var sdk: String?
    /// Whether the device is held sideways.
    public var isLandscape = false
    /// Dark appearance.
    public var isDark = false
    /// Whether interfaces read from right to left.
    public var isRightToLeft = false
    /// `UIContentSizeCategory`'s raw value.
    public var contentSizeCategory: String?
    /// "fr" or "zh-Hant".
    public var locale: String?
    /// A scene that is shown in place of the app's first screen: its storyboard identifier, its object ID, or the class
    /// of its controller.
    public var scene: String?
    /// Whether tests run in the app: it is launched, and its entry point returns.
    public var isTestHost = false
    /// Whether the app is shown to viewers: its process reads `LiveSettings` from standard input, which say more of the device.
    public var isLive = false
    /// Whether the process makes pictures of documents with the app's classes: it reads `PreviewSettings` from standard
    /// input, and then a job a line.
    public var isPreview = false
    /// Where a picture of the screen is written; the app ends then. nil lets the app run.
    public var screenshot: String?
    /// Seconds of the virtual clock between launch and picture; nil: one, and until animations have ended, five more at
    /// most.
    public var seconds: Double?

    /// The variable of the environment that names the job's file.
    public static let variable = "INSET_APP_JOB"

    /// A launch on the default device.
    public init() {}

    /// The job of this process; nil for a program that was started by itself.
    public static func ofProcess() -> AppJob? {
        guard let path = ProcessInfo.processInfo.environment[variable],
            let data = FileManager.default.contents(atPath: path)
        else { return nil }
        return try? JSONDecoder().decode(AppJob.self, from: data)
    }
}
