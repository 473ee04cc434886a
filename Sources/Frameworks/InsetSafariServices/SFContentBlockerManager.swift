import Foundation
import Platform

/// Whether Safari uses an app's list of what is not to be loaded. There is no Safari here.
public final class SFContentBlockerManager: NSObject {
    /// Says, in the next turn, that the extension isn't enabled.
    public class func getStateOfContentBlocker(
        withIdentifier identifier: String,
        completionHandler: @escaping (SFContentBlockerState?, (any Error)?) -> Void
    ) {
        EventLoop.main.schedule(after: 0) { completionHandler(SFContentBlockerState(), nil) }
    }

    /// Says, in the next turn, that it is done: nothing reads the list.
    public class func reloadContentBlocker(
        withIdentifier identifier: String,
        completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        EventLoop.main.schedule(after: 0) { completionHandler?(nil) }
    }
}

/// The state of an extension that blocks content.
public final class SFContentBlockerState: NSObject {
    /// Whether it is turned on in Safari's settings: it is not.
    public let isEnabled = false
}
