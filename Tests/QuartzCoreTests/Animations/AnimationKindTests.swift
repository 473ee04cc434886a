import Foundation
import QuartzCore
import Testing

@MainActor @Suite("Animations: kinds")
struct AnimationKindTests {
    // MARK: Springs

    @Test(arguments: [
        (mass: 1.0, stiffness: 100.0, damping: 10.0, seconds: 1.4727003), (3, 1000, 500, 0.505735),
        (1, 523.4944, 45.76, 0.403561),
    ])
    func `a spring settles when Core Animation says so`(
        mass: Double,
        stiffness: Double,
        damping: Double,
        seconds: Double
    ) {
        let spring = CASpringAnimation(keyPath: "opacity")
        (spring.mass, spring.stiffness, spring.damping) = (CGFloat(mass), CGFloat(stiffness), CGFloat(damping))
        #expect(abs(spring.settlingDuration - seconds) < 1e-5)
    }

    @Test(arguments: [(10.0, 0.0), (20.0, 0.0), (4.0, 3.0), (20.0, 30.0), (30.0, -2.0)])
    func `a spring follows its equation of motion`(damping: Double, velocity: Double) {
        let stage = AnimationStage()
        let spring = CASpringAnimation(keyPath: "zPosition")
        (spring.fromValue, spring.toValue) = (0, 1)
        (spring.damping, spring.initialVelocity) = (CGFloat(damping), CGFloat(velocity))
        spring.duration = spring.settlingDuration
        stage.layer.add(spring, forKey: nil)
        // Integrated in steps of a hundredth of a millisecond (midpoint rule): m·x″ = k·(1 − x) − c·x′, where more than
        // critical damping counts as critical.
        let c = min(damping, 20)
        var (x, v, steps) = (0.0, velocity, 0)
        for tenth in 1...5 {
            while steps < tenth * 10_000 {
                let h = 1e-5
                let (middleX, middleV) = (x + v * h / 2, v + (100 * (1 - x) - c * v) * h / 2)
                x += middleV * h
                v += (100 * (1 - middleX) - c * middleV) * h
                steps += 1
            }
            stage.advance(Double(tenth) / 10 - EventLoop.main.now)
            guard stage.layer.animationKeys() != nil else { continue }
            #expect(abs(stage.shown("zPosition") - x) < 1e-6, "at 0.\(tenth)")
        }
    }

    @Test func `a spring by perceptual duration has UIKit's stiffness and damping`() {
        // LB-M7
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
        #expect(abs(spring.stiffness - 157.91) < 0.005)
        #expect(abs(spring.damping - 25.13) < 0.005)
        #expect(abs(CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3).bounce - 0.3) < 1e-9)
    }

    // MARK: Key frames

    private func keyframes(_ mode: CAAnimationCalculationMode, _ times: [NSNumber]? = nil) -> AnimationStage {
        let stage = AnimationStage()
        let animation = CAKeyframeAnimation(keyPath: "zPosition")
        animation.values = [0, 10, 40]
        animation.keyTimes = times
        animation.calculationMode = mode
        animation.duration = 1
        stage.layer.add(animation, forKey: nil)
        return stage
    }

    @Test(arguments: [
        (CAAnimationCalculationMode.linear, [NSNumber]?.none, [5.0, 10, 25]),
        (.linear, [0, 0.2, 1], [11.875, 21.25, 30.625]),
        (.discrete, nil, [0, 10, 40]), (.discrete, [0, 0.1, 0.6, 1], [10, 10, 40]), (.paced, nil, [10, 20, 30]),
    ])
    func `key frames by mode`(mode: CAAnimationCalculationMode, times: [NSNumber]?, values: [Double]) {
        let stage = keyframes(mode, times)
        for (index, value) in values.enumerated() {
            stage.advance(Double(index + 1) / 4 - EventLoop.main.now)
            #expect(abs(stage.shown("zPosition") - value) < 1e-6, "at \(index + 1) quarters")
        }
    }

    @Test func `a cubic curve goes through its values without a corner`() {
        let stage = keyframes(.cubic)
        stage.advance(0.499)
        let before = stage.shown("zPosition")
        stage.advance(0.001)
        let at = stage.shown("zPosition")
        stage.advance(0.001)
        #expect(abs(at - 10) < 1e-9)
        #expect(abs((stage.shown("zPosition") - at) - (at - before)) < 0.001)
    }

    @Test func `each part has its own pace`() {
        let stage = AnimationStage()
        let animation = CAKeyframeAnimation(keyPath: "zPosition")
        animation.values = [0, 10, 20]
        animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)]
        animation.duration = 2
        stage.layer.add(animation, forKey: nil)
        stage.advance(0.5)
        #expect(abs(stage.shown("zPosition") - 3.15356813) < 1e-6)
        stage.advance(1)
        #expect(abs(stage.shown("zPosition") - 15) < 1e-9)
    }

    @Test func `a path is walked part by part, or at one speed when paced`() {
        for (mode, x) in [(CAAnimationCalculationMode.linear, 10.0), (.paced, 50)] {
            let stage = AnimationStage()
            let path = CGMutablePath()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 10, y: 0))
            path.addLine(to: CGPoint(x: 100, y: 0))
            let animation = CAKeyframeAnimation(keyPath: "position")
            (animation.path, animation.calculationMode, animation.duration) = (path, mode, 1)
            stage.layer.add(animation, forKey: nil)
            stage.advance(0.5)
            #expect(abs(stage.shown("position.x") - x) < 1e-6)
        }
    }

    @Test func `what moves along a path can turn with it`() {
        let stage = AnimationStage()
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 10))
        let animation = CAKeyframeAnimation(keyPath: "position")
        (animation.path, animation.rotationMode, animation.duration) = (path, .rotateAuto, 1)
        stage.layer.add(animation, forKey: nil)
        stage.advance(0.5)
        #expect(abs(stage.shown("transform.rotation.z") - .pi / 4) < 1e-9)
    }

    // MARK: Groups and transitions

    @Test func `a group's members run in its time and end with it`() {
        let stage = AnimationStage()
        let move = stage.basic("zPosition", from: 0, to: 10, 1)
        let fade = stage.basic("opacity", from: 0.0, to: 1.0, 4)
        fade.beginTime = 1
        let group = CAAnimationGroup()
        group.animations = [move, fade]
        group.duration = 3
        stage.layer.add(group, forKey: "both")
        stage.advance(0.5)
        #expect(stage.shown("zPosition") == 5)
        #expect(stage.shown("opacity") == 1)
        stage.advance(1.5)
        #expect(stage.shown("zPosition") == 0)
        #expect(stage.shown("opacity") == 0.25)
        stage.advance(1)
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test func `a transition is added under its own key and shows both pictures`() throws {
        let stage = AnimationStage()
        stage.layer.backgroundColor = .red
        let transition = CATransition()
        transition.duration = 1
        transition.timingFunction = CAMediaTimingFunction(name: .linear)
        stage.layer.add(transition, forKey: "mine")
        stage.layer.backgroundColor = .blue
        #expect(stage.layer.animationKeys()?.contains(kCATransition) == true)
        stage.advance(0.5)
        let picture = try #require(LayerRenderer.image(of: stage.root, scale: 1))
        let pixel = picture.pixel(x: 50, y: 50)
        #expect(pixel >> 24 >= 0xFE)
        #expect(abs(Int((pixel >> 16) & 0xFF) - 128) < 3)
        #expect(abs(Int(pixel & 0xFF) - 128) < 3)
    }

    @Test(arguments: [
        (CATransitionType.push, CATransitionSubtype.fromRight, "red", "blue"),
        (.push, .fromLeft, "blue", "red"), (.moveIn, .fromRight, "red", "blue"), (.reveal, .fromLeft, "blue", "red"),
    ])
    func `sliding transitions`(type: CATransitionType, subtype: CATransitionSubtype, left: String, right: String) throws
    {
        let stage = AnimationStage()
        stage.layer.backgroundColor = .red
        let transition = CATransition()
        (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
        transition.timingFunction = CAMediaTimingFunction(name: .linear)
        stage.layer.add(transition, forKey: nil)
        CATransaction.setDisableActions(true)
        stage.layer.backgroundColor = .blue
        stage.advance(0.5)
        let picture = try #require(LayerRenderer.image(of: stage.root, scale: 1))
        let names = ["ff0000": "red", "0000ff": "blue"]
        #expect(names[color(picture, 20, 50)] == left)
        #expect(names[color(picture, 80, 50)] == right)
    }

    @Test func `rendering into a context paints what is set, the screen what is shown`() throws {
        let stage = AnimationStage()
        stage.layer.backgroundColor = .red
        stage.layer.add(stage.basic("backgroundColor", from: CGColor.blue, to: CGColor.blue, 1), forKey: nil)
        let context = try #require(CGContext(pixelWidth: 200, pixelHeight: 200, scale: 1))
        stage.root.render(in: context)
        #expect(color(try #require(context.takeImage()), 50, 50) == "ff0000")
        #expect(color(try #require(LayerRenderer.image(of: stage.root, scale: 1)), 50, 50) == "0000ff")
    }

    @Test func `a value function turns further than half a circle`() {
        let stage = AnimationStage()
        let animation = stage.basic("transform", from: 0, to: 4 * Double.pi, 1)
        animation.valueFunction = CAValueFunction(name: .rotateZ)
        stage.layer.add(animation, forKey: nil)
        stage.advance(0.125)
        #expect(abs(stage.shown("transform.rotation.z") - .pi / 2) < 1e-9)
    }
}
