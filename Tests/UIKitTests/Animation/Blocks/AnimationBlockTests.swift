import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("Animation: blocks")
struct AnimationBlockTests {
    @Test func `the model is at the end at once, what is shown goes there by the curve`() throws {
        let stage = try AnimatedStage()
        UIView.animate(
            withDuration: 1,
            animations: { stage.view.center.x = 150 },
            completion: { stage.note("end \($0)") }
        )
        #expect(stage.view.center.x == 150)
        #expect(stage.shown("position.x") == 50)
        stage.advance(0.25)
        // (0.42, 0), (0.58, 1) at a quarter.
        #expect(abs(stage.shown("position.x") - (50 + 100 * 0.129161931)) < 1e-5)
        stage.advance(0.25)
        #expect(stage.shown("position.x") == 100)
        stage.advance(0.5)
        #expect(stage.log == ["end true 1.0"])
        #expect(stage.view.layer.animationKeys() == nil)
    }

    @Test(arguments: [
        (UIView.AnimationOptions.curveLinear, 0.5), (.curveEaseIn, 0.315356813), (.curveEaseOut, 0.684643187),
    ])
    func `options name the curve`(options: UIView.AnimationOptions, middle: Double) throws {
        let stage = try AnimatedStage()
        UIView.animate(withDuration: 1, delay: 0, options: options, animations: { stage.view.alpha = 0 })
        stage.advance(0.5)
        #expect(abs(stage.shown("opacity") - (1 - middle)) < 1e-5)
    }

    @Test func `a delay shows the old values first`() throws {
        let stage = try AnimatedStage()
        UIView.animate(
            withDuration: 1,
            delay: 0.5,
            options: .curveLinear,
            animations: {
                stage.view.center.x = 150
                stage.view.alpha = 0
            },
            completion: { _ in stage.note("end") }
        )
        stage.advance(0.25)
        #expect(stage.shown("position.x") == 50 && stage.shown("opacity") == 1)
        stage.advance(0.75)
        #expect(stage.shown("position.x") == 100 && stage.shown("opacity") == 0.5)
        stage.advance(0.5)
        #expect(stage.log == ["end 1.5"])
    }

    @Test func `movements add up, as from iOS 8 on`() throws {
        let stage = try AnimatedStage()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { stage.view.center.x = 150 })
        stage.advance(0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { stage.view.center.x = 50 })
        #expect(stage.view.layer.animationKeys() == ["position", "position-2"])
        // 50 + the half of −100 that the first has left + the 100 that the second has.
        #expect(stage.shown("position.x") == 100)
        stage.advance(0.25)
        #expect(stage.shown("position.x") == 50 - 25 + 75)
    }

    @Test func `beginning from the current state ends the animation before`() throws {
        let stage = try AnimatedStage()
        UIView.animate(
            withDuration: 1,
            delay: 0,
            options: .curveLinear,
            animations: { stage.view.alpha = 0 },
            completion: { stage.note("first \($0)") }
        )
        stage.advance(0.5)
        UIView.animate(
            withDuration: 1,
            delay: 0,
            options: [.beginFromCurrentState, .curveLinear],
            animations: { stage.view.alpha = 1 },
            completion: { stage.note("second \($0)") }
        )
        stage.advance(0.5)
        #expect(stage.shown("opacity") == 0.75)
        stage.advance(0.5)
        #expect(stage.log == ["first false 0.5", "second true 1.5"])
    }

    @Test func `repeating goes on until it is removed, going back ends at the model`() throws {
        let stage = try AnimatedStage()
        UIView.animate(
            withDuration: 1,
            delay: 0,
            options: [.repeat, .autoreverse, .curveLinear],
            animations: { stage.view.alpha = 0 },
            completion: { stage.note("end \($0)") }
        )
        stage.advance(101.25)
        #expect(abs(stage.shown("opacity") - 0.25) < 1e-6)
        stage.view.layer.removeAllAnimations()
        stage.advance(0)
        #expect(stage.log == ["end false 101.25"])
        #expect(stage.shown("opacity") == 0)
    }

    @Test func `a repeat count modifies what is changed in its closure`() throws {
        let stage = try AnimatedStage()
        UIView.animate(
            withDuration: 1,
            animations: {
                UIView.modifyAnimations(withRepeatCount: 2.5, autoreverses: true) { stage.view.alpha = 0 }
            },
            completion: { _ in stage.note("end") }
        )
        stage.advance(6)
        #expect(stage.log == ["end 5.0"])
    }

    @Test func `a block within another takes over its duration unless it says otherwise`() throws {
        let stage = try AnimatedStage()
        UIView.animate(withDuration: 1) {
            #expect(UIView.inheritedAnimationDuration == 1)
            UIView.animate(
                withDuration: 3,
                animations: { stage.view.alpha = 0 },
                completion: { _ in stage.note("taken") }
            )
            UIView.animate(
                withDuration: 3,
                delay: 0,
                options: .overrideInheritedDuration,
                animations: { stage.view.center.x = 90 },
                completion: { _ in stage.note("own") }
            )
        }
        stage.advance(4)
        #expect(stage.log == ["taken 1.0", "own 3.0"])
    }

    @Test func `without animation changes and completions come at once`() throws {
        let stage = try AnimatedStage()
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { stage.view.alpha = 0 }
        }
        #expect(stage.shown("opacity") == 0)
        UIView.setAnimationsEnabled(false)
        UIView.animate(
            withDuration: 1,
            animations: { stage.view.center.x = 90 },
            completion: { _ in stage.note("off") }
        )
        UIView.setAnimationsEnabled(true)
        #expect(stage.shown("position.x") == 90)
        UIView.animate(
            withDuration: 0,
            animations: { stage.view.center.x = 80 },
            completion: { _ in stage.note("zero") }
        )
        #expect(stage.log == ["off 0.0", "zero 0.0"])
    }

    @Test func `where nothing changes the completion comes in the next turn`() throws {
        let stage = try AnimatedStage()
        UIView.animate(withDuration: 1, animations: {}, completion: { _ in stage.note("end") })
        #expect(stage.log == [])
        stage.advance(0)
        #expect(stage.log == ["end 0.0"])
    }

    @Test func `constraints that are laid out in the block move their views`() throws {
        let stage = try AnimatedStage()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        stage.view.addSubview(box)
        let left = box.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor)
        NSLayoutConstraint.activate([
            left, box.widthAnchor.constraint(equalToConstant: 20), box.heightAnchor.constraint(equalToConstant: 20),
            box.topAnchor.constraint(equalTo: stage.view.topAnchor),
        ])
        stage.window.layoutIfNeeded()
        left.constant = 60
        UIView.animate(withDuration: 1) { stage.view.layoutIfNeeded() }
        #expect(box.frame.minX == 60)
        #expect(stage.shown("position.x", of: box) == 10)
        stage.advance(0.5)
        #expect(stage.shown("position.x", of: box) == 40)
    }

    @Test func `touches pass a moving view by unless it allows them`() throws {
        let stage = try AnimatedStage()
        let point = CGPoint(x: 50, y: 50)
        UIView.animate(withDuration: 1) { stage.view.alpha = 0.5 }
        #expect(stage.window.hitTest(point, with: nil) !== stage.view)
        stage.advance(1)
        #expect(stage.window.hitTest(point, with: nil) === stage.view)
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction, animations: { stage.view.alpha = 1 })
        #expect(stage.window.hitTest(point, with: nil) === stage.view)
    }

    @Test func `a view that leaves the screen ends its animations unfinished`() throws {
        let stage = try AnimatedStage()
        UIView.animate(withDuration: 1, animations: { stage.view.alpha = 0 }, completion: { stage.note("end \($0)") })
        stage.advance(0.5)
        stage.view.removeFromSuperview()
        stage.advance(0.1)
        #expect(stage.log == ["end false 0.5"])
    }

    @Test func `a view answers for its layer: nothing outside of blocks, an animation inside`() throws {
        let stage = try AnimatedStage()
        #expect(stage.view.action(for: stage.view.layer, forKey: "opacity") is NSNull)
        UIView.animate(withDuration: 1) {
            let action = stage.view.action(for: stage.view.layer, forKey: "opacity")
            #expect(action != nil && !(action is NSNull))
        }
        // A layer that no view has animates by itself.
        let bare = CALayer()
        stage.view.layer.addSublayer(bare)
        stage.advance(0)
        bare.opacity = 0
        #expect(bare.animationKeys() == ["opacity"])
    }

    @Test func `old style blocks`() throws {
        let stage = try AnimatedStage()
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDuration(2)
        UIView.setAnimationCurve(.linear)
        stage.view.center.x = 150
        UIView.commitAnimations()
        stage.view.alpha = 0.5
        stage.advance(0.5)
        #expect(stage.shown("position.x") == 75)
        #expect(stage.shown("opacity") == 0.5)
    }

    // AL-66
    @Test func `a view in no window doesn't wait for an animation's time`() throws {
        let stage = try AnimatedStage()
        let lone = UIView()
        UIView.animate(withDuration: 0.5) {
            lone.alpha = 0
        } completion: { [unowned stage] finished in
            stage.note("lone \(finished)")
        }
        UIView.animate(withDuration: 0.5) { [unowned stage] in
            stage.view.alpha = 0
        } completion: { [unowned stage] finished in
            stage.note("shown \(finished)")
        }
        #expect(lone.alpha == 0)
        #expect(stage.log == [])
        stage.advance(0.02)
        #expect(stage.log.map { $0.prefix(10) } == ["lone false"])
        stage.advance(0.5)
        #expect(stage.log.last == "shown true 0.5")
    }
}
