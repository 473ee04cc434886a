import Foundation

/// The running app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    static var sharedIfLaunched: UIApplication?
}
