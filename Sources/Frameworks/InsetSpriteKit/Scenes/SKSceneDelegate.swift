import Foundation

/// Hears of a scene's frames, in place of the scene.
@preconcurrency @MainActor
public protocol SKSceneDelegate: NSObjectProtocol {
    func update(_ currentTime: TimeInterval, for scene: SKScene)
    func didEvaluateActions(for scene: SKScene)
    func didSimulatePhysics(for scene: SKScene)
    func didApplyConstraints(for scene: SKScene)
    func didFinishUpdate(for scene: SKScene)
}

extension SKSceneDelegate {
    /// Optional; does nothing.
    public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
    /// Optional; does nothing.
    public func didEvaluateActions(for scene: SKScene) {}
    /// Optional; does nothing.
    public func didSimulatePhysics(for scene: SKScene) {}
    /// Optional; does nothing.
    public func didApplyConstraints(for scene: SKScene) {}
    /// Optional; does nothing.
    public func didFinishUpdate(for scene: SKScene) {}
}
