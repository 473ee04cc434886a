import Testing
import UIKit

@testable import UIKit

@MainActor @Suite("Layout: layers of views")
struct LayerLayoutTests {
    private final class Counting: UIView {
        var log: [String] = []
        var adds = false

        override class var layerClass: AnyClass { LoggingLayer.self }
        override func layoutSubviews() {
            super.layoutSubviews()
            log.append("view")
            if adds { layer.addSublayer(CALayer()) }
        }
    }

    private final class LoggingLayer: CALayer {
        override func layoutSublayers() {
            let view = delegate as? Counting
            MainActor.assumeIsolated { view?.log.append("layer") }
            super.layoutSublayers()
        }
    }

    // EV-M8
    @Test func `a view's layer lays out its sublayers first and calls the view's layout from there`() {
        let view = Counting()
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.log == ["layer", "view"])
    }

    // EV-M8
    @Test func `a sublayer that an app adds has its view laid out, wherever the pass begins`() {
        let (root, middle, view) = (UIView(), UIView(), Counting())
        root.addSubview(middle)
        middle.addSubview(view)
        root.layoutIfNeeded()
        view.log = []
        let sublayer = CALayer()
        view.layer.addSublayer(sublayer)
        #expect(view.layer.needsLayout() && !sublayer.needsLayout())
        root.layoutIfNeeded()
        #expect(view.log == ["layer", "view"])
        root.layoutIfNeeded()
        #expect(view.log == ["layer", "view"])
    }

    // EV-M8
    @Test func `a view that adds sublayers in its layout is laid out once`() {
        let (root, view) = (UIView(), Counting())
        root.addSubview(view)
        view.adds = true
        view.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.log == ["layer", "view"])
    }
}
