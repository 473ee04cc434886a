/// Which iOS behaves: the system that runs, and the SDK that the app was linked with.
///
/// UIKit keeps old behavior for apps that were built with an old SDK, so both decide. An era is passed
/// down to text, drawing and layout; only UIKit has a current one, set by its host.
public struct Era: Hashable, Sendable {
    /// The system that the device runs.
    public var os: OSVersion
    /// The SDK that the app was linked with; never above `os` on a real device.
    public var sdk: OSVersion

    /// The era of a system and of the SDK that an app was linked with.
    ///
    /// - Parameter sdk: Default: the same as `os`.
    public init(os: OSVersion, sdk: OSVersion? = nil) {
        self.os = os
        self.sdk = sdk ?? os
    }

    /// The era in which Inset stands when nobody says otherwise.
    public static let standard = Era(os: 18)
}
