import Foundation

/// A document of scenes from which controllers are made.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {}
