import Foundation
import QuartzCore
import Testing

@MainActor @Suite("Transactions")
struct TransactionTests {
    @Test func `a completion block waits for the animations of its transaction and those within`() {
        let stage = AnimationStage()
        CATransaction.begin()
        CATransaction.setCompletionBlock { stage.log.append("outer \(EventLoop.main.now)") }
        stage.layer.add(stage.basic("opacity", from: 0, to: 1, 0.5), forKey: "a")
        CATransaction.begin()
        CATransaction.setCompletionBlock { stage.log.append("inner \(EventLoop.main.now)") }
        stage.layer.add(stage.basic("zPosition", from: 0, to: 1, 1), forKey: "b")
        CATransaction.commit()
        CATransaction.commit()
        stage.advance(0.75)
        #expect(stage.log == [])
        stage.advance(0.25)
        #expect(stage.log == ["outer 1.0", "inner 1.0"])
    }

    @Test func `without animations it comes at the commit, in the implicit transaction at the end of the turn`() {
        let stage = AnimationStage()
        CATransaction.begin()
        CATransaction.setCompletionBlock { stage.log.append("explicit") }
        #expect(stage.log == [])
        CATransaction.commit()
        #expect(stage.log == ["explicit"])
        CATransaction.setCompletionBlock { stage.log.append("implicit") }
        stage.layer.opacity = 0.5
        stage.advance(0.1)
        #expect(stage.log == ["explicit"])
        stage.advance(0.15)
        #expect(stage.log == ["explicit", "implicit"])
    }

    @Test func `values are taken over and end with their transaction`() {
        _ = AnimationStage()
        CATransaction.begin()
        CATransaction.setValue(3, forKey: kCATransactionAnimationDuration)
        CATransaction.setValue("x", forKey: "mine")
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 3)
        CATransaction.setValue(true, forKey: kCATransactionDisableActions)
        #expect(CATransaction.disableActions())
        #expect(CATransaction.value(forKey: "mine") as? String == "x")
        CATransaction.commit()
        #expect(!CATransaction.disableActions())
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test func `a delegate is told of the beginning, the end and the removal`() {
        let stage = AnimationStage()
        let (whole, cut, late) = (AnimationLog(), AnimationLog(), AnimationLog())
        for (log, key) in [(whole, "whole"), (cut, "cut"), (late, "late")] {
            let animation = stage.basic("opacity", from: 0, to: 1, 1)
            animation.delegate = log
            if key == "late" { animation.beginTime = 0.5 }
            stage.layer.add(animation, forKey: key)
        }
        stage.advance(0.25)
        stage.layer.removeAnimation(forKey: "cut")
        stage.advance(2)
        #expect(whole.entries == ["start 0.0", "stop true 1.0"])
        #expect(cut.entries == ["start 0.0", "stop false 0.25"])
        #expect(late.entries.last == "stop true 1.5")
    }

    @Test func `a layer that leaves the screen ends its animations`() {
        let stage = AnimationStage()
        let log = AnimationLog()
        let animation = stage.basic("opacity", from: 0, to: 1, 1)
        animation.delegate = log
        stage.layer.add(animation, forKey: "a")
        stage.advance(0.5)
        stage.layer.removeFromSuperlayer()
        stage.advance(0)
        CATransaction.flush()
        stage.advance(0.1)
        #expect(log.entries == ["start 0.0", "stop false 0.5"])
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test func `an animation of a layer that is on no screen ends with the next commit`() {
        let stage = AnimationStage()
        let (log, kept) = (AnimationLog(), AnimationLog())
        let layer = CALayer()
        for (key, log) in [("a", log), ("b", kept)] {
            let animation = stage.basic("opacity", from: 0, to: 1, 1)
            animation.delegate = log
            animation.isRemovedOnCompletion = key == "a"
            layer.add(animation, forKey: key)
        }
        #expect(layer.animationKeys() == ["a", "b"])
        stage.advance(0)
        CATransaction.flush()
        stage.advance(0)
        #expect(log.entries == ["stop false 0.0"])
        // One that stays when it is over goes on once the layer is seen.
        #expect(layer.animationKeys() == ["b"])
        stage.advance(0.5)
        stage.root.addSublayer(layer)
        #expect(stage.shown("opacity", of: layer) == 0.5)
        stage.advance(0.5)
        #expect(kept.entries == ["start 0.0", "stop true 1.0"])
    }

    @Test func `an animation that is added before its layer in the same turn runs`() {
        let stage = AnimationStage()
        let (log, layer) = (AnimationLog(), CALayer())
        let animation = stage.basic("opacity", from: 0, to: 1, 1)
        animation.delegate = log
        layer.add(animation, forKey: "a")
        stage.root.addSublayer(layer)
        stage.advance(1)
        #expect(log.entries == ["start 0.0", "stop true 1.0"])
    }
}
