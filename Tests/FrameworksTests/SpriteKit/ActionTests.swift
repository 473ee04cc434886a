import Foundation
import Testing

@testable import InsetSpriteKit

@Suite("SpriteKit: actions")
@MainActor
struct ActionTests {
    /// A scene in a view of 400 × 200 points, and a node in it.
    private func stage() -> (scene: SKScene, node: SKSpriteNode) {
        let scene = SKScene(size: CGSize(width: 400, height: 200))
        let node = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 10))
        scene.addChild(node)
        return (scene, node)
    }

    private func pass(_ scene: SKScene, _ seconds: Double) { scene.advance(to: 0, by: seconds) }

    @Test func `a sequence goes on with what is left of a frame, and tells once when it is done`() {
        let (scene, node) = stage()
        var log: [String] = []
        node.run(
            .sequence([
                .moveBy(x: 100, y: 0, duration: 1), .run { log.append("there") }, .wait(forDuration: 0.5),
                .moveBy(x: 0, y: 50, duration: 0.5),
            ])
        ) { log.append("done") }
        pass(scene, 0.5)
        #expect(node.position == CGPoint(x: 50, y: 0))
        pass(scene, 1.25)
        #expect(node.position == CGPoint(x: 100, y: 25))
        #expect(log == ["there"])
        pass(scene, 0.25)
        #expect(node.position == CGPoint(x: 100, y: 50))
        #expect(log == ["there", "done"] && !node.hasActions())
    }

    @Test func `moves by a distance that run together add up, as one to a place starts where the node then is`() {
        let (scene, node) = stage()
        node.run(.moveBy(x: 100, y: 0, duration: 1))
        node.run(.moveBy(x: 0, y: 40, duration: 2))
        pass(scene, 1)
        #expect(node.position == CGPoint(x: 100, y: 20))
        node.removeAllActions()
        node.run(.move(to: CGPoint(x: 0, y: 0), duration: 1))
        pass(scene, 0.5)
        #expect(node.position == CGPoint(x: 50, y: 10))
    }

    @Test
    func
        `a group lasts as long as its longest action, a repetition its count, and a key takes the place of its action`()
    {
        let (scene, node) = stage()
        #expect(SKAction.group([.wait(forDuration: 1), .fadeOut(withDuration: 3)]).duration == 3)
        node.run(.repeat(.rotate(byAngle: 1, duration: 1), count: 3))
        node.run(.scale(to: 5, duration: 1), withKey: "size")
        pass(scene, 0.5)
        #expect(node.zRotation == 0.5 && node.xScale == 3)
        node.run(.scale(to: 1, duration: 1), withKey: "size")
        pass(scene, 1)
        #expect(node.xScale == 1 && node.yScale == 1)
        #expect(node.action(forKey: "size") == nil)
        pass(scene, 5)
        #expect(abs(node.zRotation - 3) < 1e-9 && !node.hasActions())
    }

    @Test func `reversed actions undo what they did, in the other order`() {
        let (scene, node) = stage()
        let way = SKAction.sequence([.moveBy(x: 10, y: 0, duration: 1), .fadeOut(withDuration: 1), .hide()])
        node.run(way)
        pass(scene, 2)
        #expect(node.position.x == 10 && node.alpha == 0 && node.isHidden)
        node.run(way.reversed())
        pass(scene, 1)
        #expect(node.alpha == 1 && !node.isHidden && node.position.x == 10)
        pass(scene, 1)
        #expect(node.position.x == 0)
    }

    @Test(arguments: [
        (SKActionTimingMode.linear, 0.25), (.easeIn, 0.0625), (.easeOut, 0.4375), (.easeInEaseOut, 0.15625),
    ])
    func `timing modes say how far an action is at a quarter of its time`(mode: SKActionTimingMode, part: Double) {
        let (scene, node) = stage()
        let action = SKAction.moveTo(x: 100, duration: 1)
        action.timingMode = mode
        node.run(action)
        pass(scene, 0.25)
        #expect(abs(Double(node.position.x) - part * 100) < 1e-4)
    }

    @Test func `speed and pauses are those of the node and of all above it`() {
        let (scene, node) = stage()
        let inner = SKNode()
        node.addChild(inner)
        inner.run(.moveBy(x: 8, y: 0, duration: 1))
        (node.speed, inner.speed) = (0.5, 0.5)
        pass(scene, 1)
        #expect(inner.position.x == 2)
        node.isPaused = true
        pass(scene, 1)
        #expect(inner.position.x == 2)
    }

    @Test func `textures come one after another, and the one from before in the end`() {
        let (scene, node) = stage()
        let textures = (1...3).map { SKTexture(data: Data(count: 4 * $0), size: CGSize(width: $0, height: 1)) }
        node.run(.animate(with: textures, timePerFrame: 0.25, resize: true, restore: false))
        for (index, texture) in textures.enumerated() {
            #expect(node.texture === (index == 0 ? nil : textures[index - 1]))
            pass(scene, index == 0 ? 0.1 : 0.25)
            #expect(node.texture === texture && node.size.width == CGFloat(index + 1))
        }
    }

    @Test func `a path is followed by its length, turning with it`() {
        let (scene, node) = stage()
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 10))
        node.position = CGPoint(x: 5, y: 5)
        node.run(.follow(path, speed: 10))
        pass(scene, 1)
        #expect(node.position == CGPoint(x: 15, y: 5))
        #expect(abs(node.zRotation + .pi / 2) < 1e-9)
        pass(scene, 2.5)
        #expect(node.position == CGPoint(x: 35, y: 10) && abs(node.zRotation) < 1e-9)
    }

    @Test func `what is removed while it runs is never done`() {
        let (scene, node) = stage()
        var log: [String] = []
        node.run(.sequence([.wait(forDuration: 1), .removeFromParent(), .run { log.append("gone") }])) {
            log.append("done")
        }
        pass(scene, 0.5)
        node.removeAllActions()
        pass(scene, 2)
        #expect(log == [] && node.parent === scene)
    }
}
