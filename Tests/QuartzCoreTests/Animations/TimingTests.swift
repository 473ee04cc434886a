import Foundation
import QuartzCore
import Testing

@MainActor @Suite("Animations: timing")
struct TimingTests {
    // The named curves' values were computed with bisection in Python, from their definitions.
    @Test(arguments: [
        (CAMediaTimingFunctionName.linear, 0.3, 0.3), (.easeInEaseOut, 0.5, 0.5), (.easeIn, 0.5, 0.315356813),
        (.easeOut, 0.5, 0.684643187), (.default, 0.5, 0.802403388),
    ])
    func `a named curve has its value at a time`(name: CAMediaTimingFunctionName, time: Double, value: Double) {
        let progress = CAMediaTimingFunction(name: name).progress(at: time)
        #expect(abs(progress - value) < 1e-8)
    }

    @Test func `a curve is solved to the twelfth decimal, whatever its control points`() {
        for (a, b, c, d) in [(0.9, 0.0, 0.1, 1.0), (0, 1, 1, 0), (1, 0, 0, 1), (0.42, -0.6, 0.58, 1.6)]
            as [(Float, Float, Float, Float)]
        {
            let function = CAMediaTimingFunction(controlPoints: a, b, c, d)
            for step in 1..<100 {
                // Along the curve's parameter, where x and y are known.
                let t = Double(step) / 100
                let s = 1 - t
                func point(_ p: Float, _ q: Float) -> Double {
                    let (p, q) = ((Double(p) * 1e6).rounded() / 1e6, (Double(q) * 1e6).rounded() / 1e6)
                    return 3 * s * s * t * p + 3 * s * t * t * q + t * t * t
                }
                let error = abs(function.progress(at: point(a, c)) - point(b, d))
                // Where the curve is vertical a rounding of x moves y far.
                #expect(error < 1e-6, "\(a) \(b) \(c) \(d) at \(t): \(error)")
            }
        }
    }

    @Test func `a property moves from its first to its last value, and back to the model`() {
        let stage = AnimationStage()
        stage.layer.add(stage.basic("opacity", from: 0.0, to: 0.5, 1), forKey: "fade")
        #expect(stage.shown("opacity") == 0)
        stage.advance(0.5)
        #expect(stage.shown("opacity") == 0.25)
        #expect(stage.layer.opacity == 1)
        stage.advance(0.499)
        #expect(abs(stage.shown("opacity") - 0.4995) < 1e-6)
        stage.advance(0.001)
        #expect(stage.shown("opacity") == 1)
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test func `from, to and by combine`() {
        // Values at the middle; the model is at 10.
        let cases: [(from: Any?, to: Any?, by: Any?, middle: Double)] = [
            (20, 40, nil, 30), (20, nil, 6, 23), (nil, 40, 10, 35), (20, nil, nil, 15), (nil, 20, nil, 15),
            (nil, nil, 8, 14), (nil, nil, nil, 10),
        ]
        for (from, to, by, middle) in cases {
            let stage = AnimationStage()
            stage.layer.cornerRadius = 10
            stage.layer.add(stage.basic("cornerRadius", from: from, to: to, by: by, 1), forKey: nil)
            stage.advance(0.5)
            #expect(stage.shown("cornerRadius") == middle)
        }
    }

    @Test func `repeating, going back and a fraction of a cycle`() {
        let stage = AnimationStage()
        let animation = stage.basic("cornerRadius", from: 0, to: 10, 1)
        animation.autoreverses = true
        animation.repeatCount = 1.25
        stage.layer.add(animation, forKey: "a")
        for (time, value) in [(0.4, 4.0), (1.0, 10), (1.6, 4), (2.0, 0), (2.25, 2.5)] {
            stage.advance(time - EventLoop.main.now)
            #expect(abs(stage.shown("cornerRadius") - value) < 1e-6, "\(time)")
        }
        stage.advance(0.25)
        #expect(stage.layer.animation(forKey: "a") == nil)
    }

    @Test func `repeat duration cuts the cycles`() {
        let stage = AnimationStage()
        let animation = stage.basic("cornerRadius", from: 0, to: 10, 1)
        animation.repeatDuration = 2.5
        stage.layer.add(animation, forKey: "a")
        stage.advance(2.25)
        #expect(stage.shown("cornerRadius") == 2.5)
        stage.advance(0.25)
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test(arguments: [
        (CAMediaTimingFillMode.removed, 1.0, 1.0), (.backwards, 0.2, 1), (.forwards, 1, 0.8), (.both, 0.2, 0.8),
    ])
    func `fill modes show values before and after`(mode: CAMediaTimingFillMode, before: Double, after: Double) {
        let stage = AnimationStage()
        let animation = stage.basic("opacity", from: 0.2, to: 0.8, 1)
        animation.beginTime = 1
        animation.fillMode = mode
        animation.isRemovedOnCompletion = false
        stage.layer.add(animation, forKey: "a")
        stage.advance(0.5)
        #expect(abs(stage.shown("opacity") - before) < 1e-6)
        stage.advance(2)
        #expect(abs(stage.shown("opacity") - after) < 1e-6)
        #expect(stage.layer.animationKeys() == ["a"])
    }

    @Test func `speed and offset of an animation`() {
        let stage = AnimationStage()
        let animation = stage.basic("cornerRadius", from: 0, to: 10, 1)
        animation.speed = 2
        animation.timeOffset = 0.2
        stage.layer.add(animation, forKey: "a")
        #expect(stage.shown("cornerRadius") == 2)
        stage.advance(0.25)
        #expect(stage.shown("cornerRadius") == 7)
        stage.advance(0.15)
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test func `a negative speed runs backward`() {
        let stage = AnimationStage()
        let animation = stage.basic("cornerRadius", from: 0, to: 10, 1)
        animation.speed = -1
        stage.layer.add(animation, forKey: "a")
        stage.advance(0.25)
        #expect(stage.shown("cornerRadius") == 7.5)
        stage.advance(0.75)
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test func `a layer's time can be held and let go`() {
        let stage = AnimationStage()
        let log = AnimationLog()
        let animation = stage.basic("cornerRadius", from: 0, to: 10, 1)
        animation.delegate = log
        stage.layer.add(animation, forKey: "a")
        stage.advance(0.5)
        // The way that Apple's Technical Q&A QA1673 shows.
        let held = stage.root.convertTime(CACurrentMediaTime(), from: nil)
        (stage.root.speed, stage.root.timeOffset) = (0, held)
        stage.advance(10)
        #expect(stage.shown("cornerRadius") == 5)
        (stage.root.speed, stage.root.timeOffset, stage.root.beginTime) = (1, 0, 0)
        stage.root.beginTime = stage.root.convertTime(CACurrentMediaTime(), from: nil) - held
        stage.advance(0.25)
        #expect(stage.shown("cornerRadius") == 7.5)
        stage.advance(0.25)
        #expect(log.entries == ["start 0.0", "stop true 11.0"])
    }

    @Test func `times convert along the tree`() {
        let stage = AnimationStage()
        stage.root.speed = 2
        stage.layer.timeOffset = 3
        stage.layer.beginTime = 1
        stage.advance(2)
        #expect(stage.layer.convertTime(2, from: nil) == 6)
        #expect(stage.layer.convertTime(6, to: nil) == 2)
        #expect(stage.layer.convertTime(6, to: stage.root) == 4)
    }

    @Test func `cumulative cycles go on from where the last one ended, additive ones add`() {
        let stage = AnimationStage()
        let animation = stage.basic("cornerRadius", from: 0, to: 10, 1)
        animation.repeatCount = 3
        animation.isCumulative = true
        stage.layer.add(animation, forKey: "a")
        stage.advance(2.5)
        #expect(stage.shown("cornerRadius") == 25)
        let additive = stage.basic("cornerRadius", from: 4, to: 0, 1)
        additive.isAdditive = true
        stage.layer.add(additive, forKey: "b")
        #expect(stage.shown("cornerRadius") == 29)
    }
}
