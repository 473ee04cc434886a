import Foundation
import QuartzCore
import Testing

@MainActor @Suite("Differences of a layer tree")
struct DifferenceTests {
    @Test func `the first difference is the whole tree, the next what has changed`() {
        let stage = AnimationStage()
        let observer = LayerTreeObserver(root: stage.root)
        defer { observer.stop() }
        let first = observer.difference()
        #expect(first.added.map(\.layer) == [stage.root.identifier, stage.layer.identifier])
        #expect(observer.difference().isEmpty)
        CATransaction.setDisableActions(true)
        stage.layer.opacity = 0.5
        stage.layer.opacity = 0.75
        stage.layer.position = CGPoint(x: 60, y: 50)
        let next = observer.difference()
        #expect(next.added.isEmpty && next.removed.isEmpty && next.placements.isEmpty)
        #expect(next.changed.count == 1)
        #expect(next.changed.first?.values == [.opacity: .number(0.75), .position: .point(CGPoint(x: 60, y: 50))])
        stage.layer.opacity = 0.1
        stage.layer.opacity = 0.75
        #expect(observer.difference().isEmpty)
    }

    @Test func `an animation yields presentation values at each frame, and the end`() {
        let stage = AnimationStage()
        var shown: [LayerValue] = []
        let observer = LayerTreeObserver(root: stage.root) { difference in
            for change in difference.changed { if let value = change.values[.zPosition] { shown.append(value) } }
        }
        defer { observer.stop() }
        stage.advance(0)
        stage.layer.add(stage.basic("zPosition", from: 6, to: 12, 0.1), forKey: nil)
        stage.advance(0.5)
        let numbers = shown.compactMap { value -> Double? in
            guard case .number(let number) = value else { return nil }
            return (Double(number) * 1e6).rounded() / 1e6
        }
        #expect(numbers == [6, 7, 8, 9, 10, 11, 0])
    }

    @Test func `of siblings only those are placed that can't stay`() throws {
        let stage = AnimationStage()
        let children = (0..<6).map { _ in CALayer() }
        stage.root.sublayers = children
        let observer = LayerTreeObserver(root: stage.root)
        defer { observer.stop() }
        _ = observer.difference()
        stage.root.insertSublayer(children[4], at: 1)
        let difference = observer.difference()
        #expect(difference.placements.map(\.layer) == [children[4].identifier])
        #expect(difference.placements.first?.after == children[0].identifier)
        #expect(difference.removed.isEmpty && difference.added.isEmpty)
    }

    @Test(arguments: 0..<24) func `differences applied to a copy give the tree`(round: UInt64) {
        var random = Random(state: 0x9E37_79B9 &+ round &* 7919)
        let seed = random.state
        let stage = AnimationStage()
        var pool: [CALayer] = (0..<30).map {
            $0 % 5 == 0 ? CAShapeLayer() : $0 % 7 == 0 ? CAGradientLayer() : CALayer()
        }
        pool.append(stage.layer)
        let observer = LayerTreeObserver(root: stage.root)
        defer { observer.stop() }
        var copy = LayerTreeCopy()
        copy.apply(observer.difference())
        for step in 0..<60 {
            for _ in 0..<random.below(8) { edit(&random, stage, pool) }
            if random.below(3) == 0 { stage.advance(Double(random.below(5)) / 20) }
            let difference = observer.difference()
            copy.apply(difference)
            let judge = LayerTreeObserver(root: stage.root)
            var fresh = LayerTreeCopy()
            fresh.apply(judge.difference())
            judge.stop()
            guard copy == fresh, copy == observer.copy else {
                Issue.record("seed \(seed), step \(step): the copy is another tree")
                return
            }
            #expect(
                Set(difference.added.map(\.layer)).isDisjoint(with: difference.removed),
                "seed \(seed), step \(step)"
            )
        }
    }

    private func edit(_ random: inout Random, _ stage: AnimationStage, _ pool: [CALayer]) {
        let layer = pool[random.below(pool.count)]
        let other = random.below(6) == 0 ? stage.root : pool[random.below(pool.count)]
        switch random.below(10) {
        case 0, 1, 2:
            guard !isAncestor(layer, of: other) else { return }
            other.insertSublayer(layer, at: UInt32(random.below(4)))
        case 3: layer.removeFromSuperlayer()
        case 4:
            guard !isAncestor(layer, of: other) else { return }
            other.mask = layer
        case 5: layer.opacity = Float(random.below(4)) / 4
        case 6: layer.position.x = CGFloat(random.below(5))
        case 7: layer.backgroundColor = random.below(2) == 0 ? nil : .red
        case 8: (layer as? CAShapeLayer)?.lineWidth = CGFloat(random.below(3))
        default: layer.add(stage.basic("opacity", from: 0, to: 1, 0.2), forKey: "o\(random.below(3))")
        }
    }

    private func isAncestor(_ layer: CALayer, of other: CALayer) -> Bool {
        var current: CALayer? = other
        while let candidate = current {
            if candidate === layer { return true }
            current = candidate.superlayer
        }
        return false
    }

    private struct Random {
        var state: UInt64
        mutating func below(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(count))
        }
    }
}
