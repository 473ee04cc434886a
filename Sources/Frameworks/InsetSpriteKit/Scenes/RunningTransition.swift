import QuartzCore
import UIKit

/// A scene that gives way to another one in a view.
@MainActor
final class RunningTransition {
    private let transition: SKTransition
    private let former: SKScene
    private let next: SKScene
    private weak var view: SKView?
    private let renderer: SceneRenderer
    /// Draws the former scene.
    private let old = SceneRenderer()
    private let color = CALayer()
    private var elapsed = 0.0

    init(
        _ transition: SKTransition,
        from former: SKScene,
        to next: SKScene,
        in view: SKView,
        over renderer: SceneRenderer
    ) {
        (self.transition, self.former, self.next) = (transition, former, next)
        (self.view, self.renderer) = (view, renderer)
        color.opacity = 0
        view.layer.insertSublayer(old.root, below: renderer.root)
        view.layer.addSublayer(color)
        draw()
    }

    var isDone: Bool { elapsed >= transition.duration }

    func advance(by seconds: Double, at time: TimeInterval) {
        elapsed += seconds
        if !transition.pausesOutgoingScene { former.advance(to: time, by: seconds) }
        if !transition.pausesIncomingScene { next.advance(to: time, by: seconds) }
        if isDone { finish() }
    }

    /// The new scene alone is there.
    func finish() {
        elapsed = max(elapsed, transition.duration)
        old.root.removeFromSuperlayer()
        color.removeFromSuperlayer()
        renderer.root.opacity = 1
        renderer.root.setAffineTransform(.identity)
    }

    func draw() {
        guard let view, !isDone else { return }
        let size = view.bounds.size
        old.root.frame = view.bounds
        color.frame = view.bounds
        old.draw(former, in: size, isClear: view.allowsTransparency)
        let part = CGFloat(elapsed / max(transition.duration, 1e-9))
        let way = transition.direction.vector
        func moved(_ part: CGFloat) -> CGAffineTransform {
            CGAffineTransform(translationX: way.dx * size.width * part, y: way.dy * size.height * part)
        }
        switch transition.kind {
        case .fade(nil): renderer.root.opacity = Float(part)
        case .fade(let through?):
            color.backgroundColor = through.cgColor
            color.opacity = Float(1 - abs(part * 2 - 1))
            renderer.root.opacity = part < 0.5 ? 0 : 1
        case .push:
            renderer.root.setAffineTransform(moved(part - 1))
            old.root.setAffineTransform(moved(part))
        case .moveIn: renderer.root.setAffineTransform(moved(part - 1))
        case .reveal:
            old.root.zPosition = 1
            old.root.setAffineTransform(moved(part))
        }
    }
}
