import Foundation

/// What is activated when something that is dragged rests over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Whether a drag activates it. Default: false.
    var isSpringLoaded: Bool { get set }
}
