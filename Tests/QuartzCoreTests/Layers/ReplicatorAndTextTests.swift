import Foundation
import QuartzCore
import Testing

@MainActor @Suite("Layers: replicators, texts, scrolling")
struct ReplicatorAndTextTests {
    @Test func `a replicator places and tints its copies`() throws {
        let image = try painted { root in
            let replicator = CAReplicatorLayer()
            replicator.frame = root.bounds
            replicator.instanceCount = 3
            replicator.instanceTransform = CATransform3DMakeTranslation(12, 0, 0)
            replicator.instanceColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
            replicator.instanceRedOffset = -0.5
            replicator.addSublayer(layer(0, 0, 10, 10, .red))
            root.addSublayer(replicator)
        }
        #expect(color(image, 5, 5) == "ff0000")
        #expect(["800000", "7f0000"].contains(color(image, 17, 5)))
        #expect(color(image, 29, 5) == "000000")
        #expect(alpha(image, 11, 5) == 0)
    }

    @Test func `each copy's time is behind that of the one before`() throws {
        let stage = AnimationStage()
        let replicator = CAReplicatorLayer()
        replicator.frame = stage.root.bounds
        replicator.instanceCount = 2
        replicator.instanceDelay = 0.5
        replicator.instanceTransform = CATransform3DMakeTranslation(0, 100, 0)
        let dot = layer(0, 0, 10, 10, .red)
        replicator.addSublayer(dot)
        stage.root.addSublayer(replicator)
        dot.add(stage.basic("position.x", from: 5, to: 105, 1), forKey: nil)
        stage.advance(0.75)
        let picture = try #require(LayerRenderer.image(of: stage.root, scale: 1))
        #expect(color(picture, 80, 5) == "ff0000")
        #expect(color(picture, 30, 105) == "ff0000")
    }

    @Test func `a text layer shows its text at its size, and nothing without color`() throws {
        let text = CATextLayer()
        text.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        text.string = "H"
        text.fontSize = 30
        text.foregroundColor = .red
        func ink() throws -> Int {
            let picture = try painted { $0.addSublayer(text) }
            return (0..<40).reduce(0) { sum, y in sum + (0..<40).filter { alpha(picture, $0, y) > 128 }.count }
        }
        let large = try ink()
        text.fontSize = 15
        let small = try ink()
        #expect(Double(large) > 2 * Double(small) && small > 10, "\(large), \(small)")
        text.foregroundColor = nil
        #expect(try ink() == 0)
    }

    @Test func `a scroll layer brings a rectangle into view, and no further`() {
        let scroll = CAScrollLayer()
        scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let content = layer(0, 0, 500, 500)
        scroll.addSublayer(content)
        content.scrollRectToVisible(CGRect(x: 150, y: 20, width: 20, height: 20))
        #expect(scroll.bounds.origin == CGPoint(x: 70, y: 0))
        scroll.scrollMode = .vertically
        content.scroll(CGPoint(x: 0, y: 200))
        #expect(scroll.bounds.origin == CGPoint(x: 70, y: 200))
        #expect(content.visibleRect == CGRect(x: 70, y: 200, width: 100, height: 100))
    }
}
