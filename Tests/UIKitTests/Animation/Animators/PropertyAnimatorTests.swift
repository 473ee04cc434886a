import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("Animation: property animators")
struct PropertyAnimatorTests {
    private func animator(_ stage: AnimatedStage, curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { stage.view.center.x = 150 }
        animator.addCompletion { stage.note("completion \($0.rawValue)") }
        return animator
    }

    @Test func `it runs from inactive through active back to inactive`() throws {
        let stage = try AnimatedStage()
        let animator = animator(stage, curve: .easeIn)
        #expect(animator.state == .inactive && stage.view.center.x == 50)
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning && stage.view.center.x == 150)
        stage.advance(0.5)
        #expect(abs(stage.shown("position.x") - (50 + 31.5356813)) < 1e-5)
        #expect(abs(animator.fractionComplete - 0.5) < 1e-9)
        stage.advance(0.5)
        #expect(animator.state == .inactive && !animator.isRunning)
        #expect(stage.log == ["completion 0 1.0"])
        #expect(stage.view.layer.animationKeys() == nil)
    }

    @Test func `fingers move a paused one, and it goes on from there`() throws {
        let stage = try AnimatedStage()
        let animator = animator(stage)
        animator.fractionComplete = 0.25
        #expect(animator.state == .active && !animator.isRunning)
        #expect(stage.shown("position.x") == 75)
        animator.fractionComplete = 0.75
        #expect(stage.shown("position.x") == 125)
        stage.advance(5)
        #expect(stage.shown("position.x") == 125)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        stage.advance(0.125)
        #expect(stage.shown("position.x") == 137.5)
        stage.advance(0.125)
        #expect(stage.log == ["completion 0 5.25"])
    }

    @Test func `scrubbing moves the way, or with scrubsLinearly off the time`() throws {
        for (linearly, x) in [(true, 75.0), (false, 50 + 100 * 0.129161931)] {
            let stage = try AnimatedStage()
            let animator = animator(stage, curve: .easeInOut)
            animator.scrubsLinearly = linearly
            animator.pauseAnimation()
            animator.fractionComplete = 0.25
            #expect(abs(stage.shown("position.x") - x) < 1e-5)
            animator.stopAnimation(true)
        }
    }

    @Test func `pausing keeps the place, whatever the curve`() throws {
        let stage = try AnimatedStage()
        let animator = animator(stage, curve: .easeIn)
        animator.startAnimation()
        stage.advance(0.5)
        let place = stage.shown("position.x")
        animator.pauseAnimation()
        #expect(abs(stage.shown("position.x") - place) < 1e-5)
        stage.advance(1)
        animator.startAnimation()
        #expect(abs(stage.shown("position.x") - place) < 1e-4)
        stage.advance(0.5)
        #expect(stage.log == ["completion 0 2.0"])
    }

    @Test func `turned around it goes back, and the view with it`() throws {
        let stage = try AnimatedStage()
        let animator = animator(stage)
        animator.startAnimation()
        stage.advance(0.75)
        animator.isReversed = true
        stage.advance(0.5)
        #expect(abs(stage.shown("position.x") - 75) < 1e-6)
        stage.advance(0.25)
        #expect(stage.log == ["completion 1 1.5"])
        #expect(stage.view.center.x == 50)
    }

    @Test func `stopped where it is, it ends where it is told`() throws {
        for (position, x) in [(UIViewAnimatingPosition.current, 75.0), (.start, 50), (.end, 150)] {
            let stage = try AnimatedStage()
            let animator = animator(stage)
            animator.startAnimation()
            stage.advance(0.25)
            animator.stopAnimation(false)
            #expect(animator.state == .stopped)
            #expect(abs(stage.view.center.x - 75) < 1e-6)
            animator.finishAnimation(at: position)
            #expect(abs(Double(stage.view.center.x) - x) < 1e-6)
            #expect(stage.log == ["completion \(position.rawValue) 0.25"])
        }
    }

    @Test func `stopped for good it calls nobody`() throws {
        let stage = try AnimatedStage()
        let animator = animator(stage)
        animator.startAnimation()
        stage.advance(0.25)
        animator.stopAnimation(true)
        stage.advance(2)
        #expect(animator.state == .inactive && stage.log == [])
        #expect(abs(stage.view.center.x - 75) < 1e-6)
    }

    @Test func `what is added with a delay takes the rest of the time`() throws {
        let stage = try AnimatedStage()
        let animator = animator(stage)
        animator.addAnimations({ stage.view.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()
        stage.advance(0.5)
        #expect(stage.shown("opacity") == 1)
        stage.advance(0.25)
        #expect(abs(stage.shown("opacity") - 0.5) < 1e-6)
    }

    @Test func `another pace for the rest`() throws {
        let stage = try AnimatedStage()
        let animator = animator(stage)
        animator.startAnimation()
        stage.advance(0.5)
        animator.pauseAnimation()
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn),
            durationFactor: 2
        )
        stage.advance(1)
        #expect(abs(stage.shown("position.x") - (100 + 50 * 0.315356813)) < 1e-4)
        stage.advance(1)
        #expect(stage.log == ["completion 0 2.5"])
    }

    @Test func `paused at its end it can be turned around`() throws {
        let stage = try AnimatedStage()
        let animator = animator(stage)
        animator.pausesOnCompletion = true
        animator.startAnimation()
        stage.advance(2)
        #expect(animator.state == .active && !animator.isRunning && stage.log == [])
        animator.isReversed = true
        animator.startAnimation()
        stage.advance(0.5)
        #expect(abs(stage.shown("position.x") - 100) < 1e-6)
    }

    @Test func `a physical spring has its own duration`() {
        let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 5, timingParameters: spring)
        #expect(abs(animator.duration - 1.4727003) < 1e-5)
        let damped = UIViewPropertyAnimator(duration: 5, dampingRatio: 0.5)
        #expect(damped.duration == 5)
    }

    @Test func `misuse raises`() throws {
        let stage = try AnimatedStage()
        var raised: [String] = []
        UIKitException.handler = { raised.append($1) }
        defer { UIKitException.handler = nil }
        let animator = animator(stage)
        animator.finishAnimation(at: .end)
        animator.startAnimation()
        animator.startAnimation(afterDelay: 1)
        animator.stopAnimation(false)
        animator.startAnimation()
        animator.addAnimations {}
        #expect(raised.count == 4)
        animator.finishAnimation(at: .end)
        #expect(raised.count == 4)
    }

    @Test func `started after a delay`() throws {
        let stage = try AnimatedStage()
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1,
            delay: 0.5,
            options: .curveLinear,
            animations: { stage.view.center.x = 150 },
            completion: { _ in stage.note("end") }
        )
        #expect(animator.state == .active)
        stage.advance(1)
        #expect(stage.shown("position.x") == 100)
        stage.advance(0.5)
        #expect(stage.log == ["end 1.5"])
    }
}
