import Foundation
import QuartzCore
import Testing

@Suite("Layers: layout")
struct SublayerLayoutTests {
    // EV-M8
    @Test func `a sublayer that is added marks its parent for layout and not itself`() {
        let (parent, child) = (CALayer(), CALayer())
        parent.layoutIfNeeded()
        child.layoutIfNeeded()
        #expect(!parent.needsLayout())
        parent.addSublayer(child)
        #expect(parent.needsLayout())
        #expect(!child.needsLayout())
    }

    // EV-M8
    @Test func `each way of adding marks; a layer that only changes its place doesn't`() {
        func marks(_ change: (CALayer, CALayer, CALayer) -> Void) -> Bool {
            let (parent, first, second) = (CALayer(), CALayer(), CALayer())
            parent.addSublayer(first)
            parent.layoutIfNeeded()
            change(parent, first, second)
            return parent.needsLayout()
        }
        #expect(marks { $0.insertSublayer($2, at: 0) })
        #expect(marks { $0.insertSublayer($2, below: $1) })
        #expect(marks { $0.insertSublayer($2, above: $1) })
        #expect(marks { $0.replaceSublayer($1, with: $2) })
        #expect(marks { $0.sublayers = [$1, $2] })
        #expect(!marks { parent, first, _ in parent.insertSublayer(first, at: 0) })
        #expect(!marks { parent, first, _ in parent.sublayers = [first] })
        #expect(!marks { parent, _, other in parent.mask = other })
    }

    // EV-M8
    @Test func `a layer that adds sublayers in its layout is laid out once`() {
        final class Adding: CALayer {
            var count = 0
            override func layoutSublayers() {
                count += 1
                addSublayer(CALayer())
            }
        }
        let (parent, layer) = (CALayer(), Adding())
        parent.addSublayer(layer)
        layer.setNeedsLayout()
        CATransaction.flush()
        CATransaction.flush()
        #expect(layer.count == 1)
        #expect(!layer.needsLayout())
    }

    // EV-M8
    @Test func `another anchor point keeps the position, so the frame moves`() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
        layer.anchorPoint = .zero
        #expect(layer.position == CGPoint(x: 60, y: 40))
        #expect(layer.frame == CGRect(x: 60, y: 40, width: 100, height: 40))
    }

    @Test func `a layer's delegate that is no view lays it out before the commit`() {
        final class Placing: CALayerDelegate {
            var count = 0
            func layoutSublayers(of layer: CALayer) { count += 1 }
        }
        let (parent, layer, delegate) = (CALayer(), CALayer(), Placing())
        parent.addSublayer(layer)
        layer.delegate = delegate
        layer.addSublayer(CALayer())
        CATransaction.flush()
        #expect(delegate.count == 1)
    }
}
