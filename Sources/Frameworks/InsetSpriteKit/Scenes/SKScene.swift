import Foundation
import UIKit

/// What a view shows: the top of a tree of nodes.
@preconcurrency @MainActor
open class SKScene: SKEffectNode {
    /// Points across and down. A change tells ``didChangeSize(_:)``.
    open var size: CGSize {
        didSet { if size != oldValue { didChangeSize(oldValue) } }
    }
    /// How it fills its view. Default: fill.
    open var scaleMode = SKSceneScaleMode.fill
    /// Which part of the view is zero, in parts of it from the lower left. Default: the lower left.
    open var anchorPoint = CGPoint.zero
    /// Behind all. Default: a dark gray.
    open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1)
    /// What looks at it; nil, the default: its lower left is the view's.
    open weak var camera: SKCameraNode?
    /// Hears of each frame in place of the scene's own methods.
    open weak var delegate: (any SKSceneDelegate)?
    /// What moves bodies.
    open private(set) lazy var physicsWorld = SKPhysicsWorld(self)
    /// From where sounds are heard; kept.
    open weak var listener: SKNode?
    /// What shows it; nil while nothing does.
    open internal(set) weak var view: SKView?
    var isLoaded = false

    /// A scene of a size.
    public init(size: CGSize) {
        self.size = size
        super.init()
        isUserInteractionEnabled = true
        load()
    }

    /// A scene of no size.
    public convenience override init() { self.init(size: CGSize(width: 1, height: 1)) }

    public required init?(coder aDecoder: NSCoder) {
        size = CGSize(width: 1, height: 1)
        super.init(coder: aDecoder)
        isUserInteractionEnabled = true
        (aDecoder as? SceneCoder)?.fill(self)
        // An archive tells that it is there once its nodes are.
        if !(aDecoder is SceneCoder) { load() }
    }

    func load() {
        guard !isLoaded else { return }
        isLoaded = true
        sceneDidLoad()
    }

    open override var scene: SKScene? { self }

    open override var frame: CGRect {
        CGRect(
            x: -anchorPoint.x * size.width,
            y: -anchorPoint.y * size.height,
            width: size.width,
            height: size.height
        )
    }

    // MARK: What happens
    /// The scene was made.
    open func sceneDidLoad() {}
    /// The scene has another size.
    open func didChangeSize(_ oldSize: CGSize) {}
    /// A view shows it.
    open func didMove(to view: SKView) {}
    /// The view is about to show it no more.
    open func willMove(from view: SKView) {}
    /// A frame begins.
    open func update(_ currentTime: TimeInterval) {}
    /// The frame's actions are done.
    open func didEvaluateActions() {}
    /// The frame's physics is done.
    open func didSimulatePhysics() {}
    /// The frame's constraints hold.
    open func didApplyConstraints() {}
    /// The frame is about to be drawn.
    open func didFinishUpdate() {}

    // MARK: Coordinates
    /// A point of the view in the scene's coordinates.
    open func convertPoint(fromView point: CGPoint) -> CGPoint {
        view.map { point.applying(toView(of: $0.bounds.size).inverted()) } ?? point
    }

    /// A point of the scene in the view's coordinates.
    open func convertPoint(toView point: CGPoint) -> CGPoint {
        view.map { point.applying(toView(of: $0.bounds.size)) } ?? point
    }

    /// From the scene's coordinates to a view's, whose y goes down.
    func toView(of room: CGSize) -> CGAffineTransform {
        var transform: CGAffineTransform
        if let camera, camera.scene === self {
            transform = camera.toTop.inverted()
                .concatenating(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
        } else {
            transform = CGAffineTransform(translationX: anchorPoint.x * size.width, y: anchorPoint.y * size.height)
        }
        guard size.width > 0, size.height > 0 else { return transform }
        var (x, y) = (room.width / size.width, room.height / size.height)
        switch scaleMode {
        case .fill: break
        case .aspectFill: (x, y) = (max(x, y), max(x, y))
        case .aspectFit: (x, y) = (min(x, y), min(x, y))
        case .resizeFill: (x, y) = (1, 1)
        }
        return transform.concatenating(CGAffineTransform(scaleX: x, y: -y)).concatenating(
            CGAffineTransform(
                translationX: (room.width - size.width * x) / 2,
                y: (room.height + size.height * y) / 2
            )
        )
    }

    // MARK: Frames
    /// Lets time pass: what happens comes in the order in which iOS calls it.
    func advance(to time: TimeInterval, by seconds: Double) {
        if let delegate { delegate.update(time, for: self) } else { update(time) }
        guard !isPaused else { return finish() }
        advanceActions(by: seconds)
        if let delegate { delegate.didEvaluateActions(for: self) } else { didEvaluateActions() }
        physicsWorld.advance(by: seconds * Double(speed))
        if let delegate { delegate.didSimulatePhysics(for: self) } else { didSimulatePhysics() }
        applyConstraints()
        if let delegate { delegate.didApplyConstraints(for: self) } else { didApplyConstraints() }
        finish()
    }

    private func finish() {
        if let delegate { delegate.didFinishUpdate(for: self) } else { didFinishUpdate() }
    }

    /// Its own nodes, those above first.
    func forEachNode(_ body: (SKNode) -> Void) {
        func visit(_ node: SKNode) {
            body(node)
            node.children.forEach(visit)
        }
        visit(self)
    }

    private func applyConstraints() {
        forEachNode { node in node.constraints?.forEach { $0.apply(to: node) } }
    }
}
