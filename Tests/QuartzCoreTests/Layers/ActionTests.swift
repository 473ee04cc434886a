import Foundation
import QuartzCore
import Testing

@MainActor @Suite("Layers: actions")
struct ActionTests {
    /// Writes down for what it runs.
    final class Note: CAAction {
        var name: String
        var log: [String] = []
        init(_ name: String) { self.name = name }
        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
            let opacity = (anObject as? CALayer)?.opacity ?? -1
            log.append("\(name) \(event) \(opacity)")
        }
    }

    final class Delegate: CALayerDelegate {
        var answer: (any CAAction)?
        var asked: [String] = []
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            asked.append(event)
            return answer
        }
    }

    final class Acting: CALayer {
        nonisolated(unsafe) static let note = Note("class")
        override class func defaultAction(forKey event: String) -> (any CAAction)? { note }
    }

    @Test func `delegate, actions, style and class are asked in this order, the first answer counts`() {
        let (delegate, layer) = (Delegate(), Acting())
        let (own, styled) = (Note("actions"), Note("style"))
        layer.delegate = delegate
        layer.actions = ["opacity": own]
        layer.style = ["actions": ["opacity": styled] as [String: any CAAction]]
        #expect(layer.action(forKey: "opacity") as? Note === own)
        layer.actions = nil
        #expect(layer.action(forKey: "opacity") as? Note === styled)
        layer.style = nil
        #expect(layer.action(forKey: "opacity") as? Note === Acting.note)
        delegate.answer = NSNull()
        #expect(layer.action(forKey: "opacity") == nil)
        #expect(delegate.asked == ["opacity", "opacity", "opacity", "opacity"])
    }

    @Test func `the action runs after the change, unless actions are disabled or the value is the same`() {
        let layer = CALayer()
        let note = Note("n")
        layer.actions = ["opacity": note]
        layer.opacity = 0.5
        layer.opacity = 0.5
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = 0.25
        CATransaction.commit()
        #expect(note.log == ["n opacity 0.5"])
    }

    @Test func `a layer on the screen animates by itself, a new one doesn't`() {
        let stage = AnimationStage()
        let fresh = CALayer()
        stage.root.addSublayer(fresh)
        fresh.opacity = 0.5
        #expect(fresh.animationKeys() == nil)
        stage.layer.opacity = 0
        #expect(stage.layer.animationKeys() == ["opacity"])
        stage.advance(0.125)
        // The default curve at one half.
        #expect(abs(stage.shown("opacity") - (1 - 0.802403388)) < 1e-6)
        // Another change goes on from what is shown.
        stage.layer.opacity = 1
        #expect(abs(stage.shown("opacity") - (1 - 0.802403388)) < 1e-6)
        stage.advance(0.25)
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test func `a transaction's duration and pace hold for implicit animations`() {
        let stage = AnimationStage()
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        stage.layer.zPosition = 10
        CATransaction.commit()
        stage.advance(0.5)
        #expect(stage.shown("zPosition") == 2.5)
    }

    @Test func `a property of the app's own animates and draws`() throws {
        final class Ring: CALayer {
            override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
            override func draw(in context: CGContext) {
                let width = (value(forKey: "progress") as? CGFloat ?? 0) * bounds.width
                context.setFillColor(.red)
                context.fill(CGRect(x: 0, y: 0, width: width, height: bounds.height))
            }
        }
        let stage = AnimationStage()
        let ring = Ring()
        ring.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        stage.root.addSublayer(ring)
        ring.setValue(CGFloat(1), forKey: "progress")
        ring.add(stage.basic("progress", from: 0.0, to: 1.0, 1), forKey: nil)
        stage.advance(0.5)
        let half = try #require(LayerRenderer.image(of: stage.root, scale: 1))
        #expect(color(half, 40, 5) == "ff0000")
        #expect(alpha(half, 60, 5) == 0)
        stage.advance(0.5)
        let whole = try #require(LayerRenderer.image(of: stage.root, scale: 1))
        #expect(color(whole, 60, 5) == "ff0000")
    }

    @Test func `a class knows what a property is unless it is set`() {
        #expect(CALayer.defaultValue(forKey: "opacity") as? CGFloat == 1)
        #expect(CALayer.defaultValue(forKey: "anchorPoint") as? CGPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(CALayer.defaultValue(forKey: "shadowOffset") as? CGSize == CGSize(width: 0, height: -3))
        #expect(CALayer.defaultValue(forKey: "lineWidth") == nil)
        #expect(CALayer().value(forKey: "lineWidth") == nil)
    }
}
