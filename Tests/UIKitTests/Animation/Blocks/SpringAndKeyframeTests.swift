import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("Animation: springs, key frames, transitions")
struct SpringAndKeyframeTests {
    @Test func `the spring of iOS 17 is critically damped and settles in 0.8 seconds`() throws {
        // LB-M7
        let stage = try AnimatedStage()
        UIView.animate(animations: { stage.view.center.x = 150 }, completion: { _ in stage.note("end") })
        stage.advance(0.25)
        let w = 2 * Double.pi / 0.5
        let way = 1 - exp(-w * 0.25) * (1 + w * 0.25)
        #expect(abs(stage.shown("position.x") - (50 + 100 * way)) < 1e-5)
        stage.advance(0.6)
        #expect(stage.log == ["end 0.8"])
    }

    @Test(arguments: [(0.5, 0.0), (1.0, 0.0), (0.7, 4.0)])
    func `a spring by damping rests at the end of its duration, and swings over when it may`(
        damping: CGFloat,
        velocity: CGFloat
    ) throws {
        let stage = try AnimatedStage()
        UIView.animate(
            withDuration: 1,
            delay: 0,
            usingSpringWithDamping: damping,
            initialSpringVelocity: velocity,
            animations: { stage.view.center.x = 1050 },
            completion: { _ in stage.note("end") }
        )
        var highest = 0.0
        for _ in 0..<99 {
            stage.advance(0.01)
            highest = max(highest, stage.shown("position.x"))
        }
        // Within a thousandth of the way of 1000 points, and not long before.
        #expect(abs(stage.shown("position.x") - 1050) < 1.1)
        #expect(damping == 1 ? highest <= 1050 : highest > 1055)
        stage.advance(0.011)
        #expect(stage.log == ["end 1.0"])
    }

    @Test func `key frames go their ways in their parts of the time`() throws {
        let stage = try AnimatedStage()
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        UIView.animateKeyframes(
            withDuration: 2,
            delay: 0,
            options: linear,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { stage.view.center.x = 150 }
                UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { stage.view.center.x = 50 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.view.alpha = 0 }
            },
            completion: { stage.note("end \($0)") }
        )
        for (time, x, alpha) in [(0.5, 100.0, 1.0), (1.25, 150, 0.75), (1.75, 100, 0.25)] {
            stage.advance(time - EventLoop.main.now)
            #expect(abs(stage.shown("position.x") - x) < 1e-6)
            #expect(abs(stage.shown("opacity") - alpha) < 1e-6)
        }
        stage.advance(0.25)
        #expect(stage.log == ["end true 2.0"])
    }

    @Test func `a transition shows the change through its former picture`() throws {
        let stage = try AnimatedStage()
        stage.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        UIView.transition(
            with: stage.view,
            duration: 1,
            options: [.transitionCrossDissolve, .curveLinear],
            animations: { stage.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1) },
            completion: { stage.note("end \($0)") }
        )
        stage.advance(0.25)
        let picture = try #require(LayerRenderer.image(of: stage.window.layer, scale: 1))
        let pixel = picture.pixel(x: 50, y: 50)
        #expect((pixel >> 16) & 0xFF > 150 && pixel & 0xFF > 50)
        stage.advance(0.75)
        #expect(stage.log == ["end true 1.0"])
    }

    @Test func `a transition between views exchanges or hides them`() throws {
        let stage = try AnimatedStage()
        let other = UIView(frame: stage.view.frame)
        let parent = try #require(stage.view.superview)
        UIView.transition(from: stage.view, to: other, duration: 0.5, options: .transitionFlipFromLeft)
        #expect(stage.view.superview == nil && other.superview === parent)
        #expect(parent.layer.animationKeys() == [kCATransition])
        stage.advance(0.5)
        #expect(parent.layer.animationKeys() == nil)
        parent.addSubview(stage.view)
        UIView.transition(from: other, to: stage.view, duration: 0, options: .showHideTransitionViews)
        #expect(other.isHidden && !stage.view.isHidden)
    }

    @Test func `deleting takes the views away at the end`() throws {
        let stage = try AnimatedStage()
        UIView.perform(.delete, on: [stage.view], completion: { _ in stage.note("end") })
        #expect(stage.view.superview != nil)
        stage.advance(1)
        #expect(stage.view.superview == nil)
        #expect(stage.log.count == 1)
    }
}
