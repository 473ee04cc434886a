import Platform

/// How an app was built, as far as it decides which screen the app gets (LB-1).
public struct AppBuild: Hashable, Sendable {
    /// What the app was linked with.
    public var sdk: OSVersion
    /// Whether it has a launch storyboard, or the Info.plist's keys that stand for one. Default: true.
    public var hasLaunchStoryboard: Bool
    /// Whether it is for phones alone, so that pads show it in a phone's window (LB-7). Default: false.
    public var isForPhonesOnly: Bool
    /// Whether it takes no part in Split View (`UIRequiresFullScreen`). Default: false.
    public var requiresFullScreen: Bool

    /// How an app was built; by default a current one for phones and pads.
    public init(
        sdk: OSVersion,
        hasLaunchStoryboard: Bool = true,
        isForPhonesOnly: Bool = false,
        requiresFullScreen: Bool = false
    ) {
        self.sdk = sdk
        self.hasLaunchStoryboard = hasLaunchStoryboard
        self.isForPhonesOnly = isForPhonesOnly
        self.requiresFullScreen = requiresFullScreen
    }
}
