import Foundation
import Platform

/// Whether Safari uses an app's list of what is not to be loaded. There is no Safari here.
public final class SFContentBlockerManager: NSObject {
    /// Says, in the next turn, that the extension isn't enabled.
    @preconcurrency
    public class func getStateOfContentBlocker(
        withIdentifier identifier: String,
        completionHandler: @escaping @Sendable (SFContentBlockerState?, (any Error)?) -> Void
    ) {
        EventLoop.main.schedule(after: 0) { completionHandler(SFContentBlockerState(), nil) }
    }

    /// Says, in the next turn, that it is done: nothing reads the list.
    @preconcurrency
    public class func reloadContentBlocker(
        withIdentifier identifier: String,
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        EventLoop.main.schedule(after: 0) { completionHandler?(nil) }
    }
}

/// The state of an extension that blocks content.
public final class SFContentBlockerState: NSObject, Sendable {
    /// Whether it is turned on in Safari's settings: it is not.
    public let isEnabled = false
}
