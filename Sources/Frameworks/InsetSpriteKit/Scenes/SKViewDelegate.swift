import Foundation

/// Decides which frames a view makes.
@preconcurrency @MainActor
public protocol SKViewDelegate: NSObjectProtocol {
    /// Whether a frame is made at a time. Default: yes.
    func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}

extension SKViewDelegate {
    /// Optional; makes every frame.
    public func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool { true }
}
