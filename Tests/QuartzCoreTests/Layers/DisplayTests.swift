import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@MainActor @Suite("Layers: display")
struct DisplayTests {
    final class Drawing: CALayer {
        var calls: [String] = []
        var provides = false
        override func draw(in context: CGContext) { calls.append("draw \(context.boundingBoxOfClipPath.width)") }
        override func display() {
            calls.append("display")
            super.display()
        }
    }

    final class Provider: CALayerDelegate {
        var calls: [String] = []
        var picture: CGImage?
        func display(_ layer: CALayer) {
            calls.append("display")
            layer.contents = picture
        }
        func layerWillDraw(_ layer: CALayer) { calls.append("willDraw") }
        func draw(_ layer: CALayer, in context: CGContext) { calls.append("draw") }
    }

    private func picture() throws -> CGImage {
        let context = try #require(CGContext(pixelWidth: 2, pixelHeight: 2, scale: 1))
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        return try #require(context.makeImage())
    }

    @Test func `displayIfNeeded draws once`() {
        let layer = Drawing()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.displayIfNeeded()
        #expect(layer.calls.isEmpty)
        layer.setNeedsDisplay()
        #expect(layer.needsDisplay())
        layer.displayIfNeeded()
        layer.displayIfNeeded()
        #expect(layer.calls == ["display", "draw 10.0"])
        #expect(!layer.needsDisplay())
        layer.display()
        #expect(layer.calls.count == 4)
    }

    @Test func `a delegate that sets the contents isn't asked to draw`() throws {
        let (layer, delegate) = (CALayer(), Provider())
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.delegate = delegate
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect(delegate.calls == ["display", "willDraw", "draw"])
        delegate.calls = []
        delegate.picture = try picture()
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect(delegate.calls == ["display"])
    }

    @Test func `an app's layer on a screen is drawn at the end of the turn, a hidden one when it is shown`() {
        let (root, layer) = (CALayer(), Drawing())
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.setNeedsDisplay()
        DisplayQueue.flush(on: root)
        #expect(layer.calls.isEmpty)
        root.isDisplayRoot = true
        root.addSublayer(layer)
        layer.isHidden = true
        DisplayQueue.flush(on: root)
        #expect(layer.calls.isEmpty)
        layer.isHidden = false
        DisplayQueue.flush(on: root)
        DisplayQueue.flush(on: root)
        #expect(layer.calls == ["display", "draw 10.0"])
        layer.bounds.size.width = 20
        DisplayQueue.flush(on: root)
        #expect(layer.calls.last == "draw 20.0")
    }
}
