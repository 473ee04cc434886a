import Foundation

/// Hears of bodies that meet and part.
@preconcurrency @MainActor
public protocol SKPhysicsContactDelegate: NSObjectProtocol {
    /// Two meet.
    func didBegin(_ contact: SKPhysicsContact)
    /// Two part.
    func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
    /// Optional; does nothing.
    public func didBegin(_ contact: SKPhysicsContact) {}
    /// Optional; does nothing.
    public func didEnd(_ contact: SKPhysicsContact) {}
}
