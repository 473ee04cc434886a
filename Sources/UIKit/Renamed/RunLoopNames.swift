import Foundation

/// The name of `RunLoop.Mode` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "RunLoop.Mode")
public typealias RunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
    /// The mode while a finger tracks a control or scrolls. Nothing runs in it alone here.
    public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")

    /// The name of `common` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "common")
    public static var commonModes: RunLoop.Mode { .common }
    /// The name of `default` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "default")
    public static var defaultRunLoopMode: RunLoop.Mode { .default }
    /// The name of `tracking` in Swift 4.
    @available(swift, obsoleted: 4.2, renamed: "tracking")
    public static var UITrackingRunLoopMode: RunLoop.Mode { .tracking }
}
