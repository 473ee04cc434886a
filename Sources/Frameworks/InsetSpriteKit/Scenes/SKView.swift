import Foundation
import QuartzCore
import UIKit

/// Shows a scene, and lets its time pass with the display's frames.
@preconcurrency @MainActor
open class SKView: UIView {
    /// What it shows; nil, the default, is nothing.
    open private(set) var scene: SKScene?
    /// Whether the scene's time stands still. Default: false.
    open var isPaused = false
    /// Whether frames a second are told at its lower edge. Default: false.
    open var showsFPS = false
    /// Whether the number of nodes is told there. Default: false.
    open var showsNodeCount = false
    /// Whether the number of pictures that are drawn is told there. Default: false.
    open var showsDrawCount = false
    /// As ``showsDrawCount``.
    open var showsQuadCount = false
    /// Whether bodies are outlined. Default: false.
    open var showsPhysics = false
    /// Kept.
    open var showsFields = false
    /// Whether nodes at one height may be drawn in any order; they keep that of the tree here. Default: false.
    open var ignoresSiblingOrder = false
    /// Whether what lies behind the view is seen where the scene is clear. Default: false.
    open var allowsTransparency = false
    /// Kept. Default: true.
    open var isAsynchronous = true
    /// Kept. Default: true.
    open var shouldCullNonVisibleNodes = true
    /// Frames a second at most. Default: 60.
    open var preferredFramesPerSecond = 60
    /// Frames a second at most. Default: 60.
    open var preferredFrameRate: Float {
        get { Float(preferredFramesPerSecond) }
        set { preferredFramesPerSecond = Int(newValue) }
    }
    /// How many frames of the display go by from one to the next: what came before ``preferredFramesPerSecond``.
    open var frameInterval: Int {
        get { max(1, 60 / max(preferredFramesPerSecond, 1)) }
        set { preferredFramesPerSecond = 60 / max(newValue, 1) }
    }
    /// Whether it makes fewer frames than the display.
    open weak var delegate: (any SKViewDelegate)?

    private let renderer = SceneRenderer()
    private var running: RunningTransition?
    private var observer: EventLoop.Token?
    private var former: TimeInterval?
    private let counts = SceneCounts()
    private var targets: [ObjectIdentifier: SKNode] = [:]
    private var isHandingOn = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        isMultipleTouchEnabled = true
        clipsToBounds = true
        layer.addSublayer(renderer.root)
        addSubview(counts)
    }

    // MARK: Scenes
    /// Shows a scene in place of the one that it shows.
    open func presentScene(_ scene: SKScene?) { show(scene, by: nil) }

    /// Shows a scene in place of the one that it shows, which gives way in a time.
    open func presentScene(_ scene: SKScene, transition: SKTransition) { show(scene, by: transition) }

    private func show(_ next: SKScene?, by transition: SKTransition?) {
        guard next !== scene else { return }
        running?.finish()
        running = nil
        let before = scene
        before?.willMove(from: self)
        before?.view = nil
        scene = next
        if let next {
            next.view?.presentScene(nil)
            next.view = self
            fit(next)
            next.didMove(to: self)
        }
        if let transition, let before, let next {
            running = RunningTransition(transition, from: before, to: next, in: self, over: renderer)
        }
        former = nil
        draw()
        follow()
    }

    private func fit(_ scene: SKScene) {
        if scene.scaleMode == .resizeFill, bounds.width > 0 { scene.size = bounds.size }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let scene { fit(scene) }
        draw()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        follow()
    }

    // MARK: Frames
    /// Asks for frames while there is something to show, and a window.
    private func follow() {
        let isWanted = window != nil && scene != nil
        if isWanted, observer == nil {
            observer = EventLoop.main.addFrameObserver(order: FrameOrder.displayLinks) { [weak self] in self?.pass($0) }
        } else if !isWanted, let token = observer {
            EventLoop.main.removeFrameObserver(token)
            (observer, former) = (nil, nil)
        }
    }

    private func pass(_ frame: FrameTiming) {
        guard let scene, !isPaused else { return former = nil }
        let rate = max(1, min(preferredFramesPerSecond, EventLoop.main.framesPerSecond))
        let stride = max(1, Int64((Double(EventLoop.main.framesPerSecond) / Double(rate)).rounded()))
        guard frame.number.isMultiple(of: stride),
            delegate?.view(self, shouldRenderAtTime: frame.timestamp) ?? true
        else { return }
        // After a pause the world doesn't catch up.
        let seconds = min(former.map { frame.timestamp - $0 } ?? 0, 0.1)
        former = frame.timestamp
        counts.rate = rate
        if let running {
            running.advance(by: seconds, at: frame.timestamp)
            if running.isDone { self.running = nil }
        } else {
            scene.advance(to: frame.timestamp, by: seconds)
            renderer.age(scene, by: seconds)
        }
        // The scene may have shown another one.
        draw()
    }

    /// Puts the scene's layers where its nodes are.
    func draw() {
        guard bounds.width > 0, bounds.height > 0 else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        renderer.root.frame = bounds
        renderer.showsPhysics = showsPhysics
        renderer.draw(scene, in: bounds.size, isClear: allowsTransparency)
        running?.draw()
        counts.tell(
            self,
            nodes: showsNodeCount ? scene.map(SceneCounts.count) : nil,
            draws: showsDrawCount || showsQuadCount ? renderer.count : nil
        )
    }

    // MARK: Coordinates
    /// A point of the view in a scene's coordinates.
    open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint {
        point.applying(scene.toView(of: bounds.size).inverted())
    }

    /// A point of a scene in the view's coordinates.
    open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint {
        point.applying(scene.toView(of: bounds.size))
    }

    // MARK: Pictures
    /// A picture of a node and all below it; nil where that takes no room.
    open func texture(from node: SKNode) -> SKTexture? { texture(from: node, crop: node.calculateAccumulatedFrame()) }

    /// A picture of a part of a node's parent's coordinates.
    open func texture(from node: SKNode, crop: CGRect) -> SKTexture? {
        SceneRenderer.image(of: node, crop, scale: max(traitCollection.displayScale, 1))
            .map { SKTexture($0, scale: max(traitCollection.displayScale, 1)) }
    }

    // MARK: Touches
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { targets[ObjectIdentifier(touch)] = target(of: touch) }
        if !handOn(touches, { $0.touchesBegan($1, with: event) }) { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !handOn(touches, { $0.touchesMoved($1, with: event) }) { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !handOn(touches, { $0.touchesEnded($1, with: event) }) { super.touchesEnded(touches, with: event) }
        forget(touches)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !handOn(touches, { $0.touchesCancelled($1, with: event) }) { super.touchesCancelled(touches, with: event) }
        forget(touches)
    }

    private func forget(_ touches: Set<UITouch>) {
        guard !isHandingOn else { return }
        for touch in touches { targets[ObjectIdentifier(touch)] = nil }
    }

    /// The nearest node under a finger that takes touches, or the scene.
    private func target(of touch: UITouch) -> SKNode? {
        guard let scene else { return nil }
        let point = convert(touch.location(in: self), to: scene)
        return scene.nodes(at: point).first(where: \.isUserInteractionEnabled)
            ?? (scene.isUserInteractionEnabled ? scene : nil)
    }

    /// Hands touches on to their nodes; false where they come back from there, up the chain of responders.
    private func handOn(_ touches: Set<UITouch>, _ body: (SKNode, Set<UITouch>) -> Void) -> Bool {
        guard !isHandingOn, scene != nil else { return false }
        isHandingOn = true
        defer { isHandingOn = false }
        let groups = Dictionary(grouping: touches) { targets[ObjectIdentifier($0)].map(ObjectIdentifier.init) }
        for group in groups.values {
            guard let first = group.first, let node = targets[ObjectIdentifier(first)] else { continue }
            body(node, Set(group))
        }
        return true
    }
}
