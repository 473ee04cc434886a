import Foundation
import Testing

@testable import InsetSpriteKit

@Suite("SpriteKit: nodes")
@MainActor
struct NodeTests {
    @Test func `coordinates go up, turn counterclockwise and are their parent's`() {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        let (outer, inner) = (SKNode(), SKSpriteNode(color: .red, size: CGSize(width: 10, height: 4)))
        outer.position = CGPoint(x: 50, y: 20)
        outer.zRotation = .pi / 2
        inner.position = CGPoint(x: 10, y: 0)
        inner.anchorPoint = .zero
        scene.addChild(outer)
        outer.addChild(inner)
        let place = inner.convert(CGPoint(x: 10, y: 4), to: scene)
        #expect(abs(place.x - 46) < 1e-9 && abs(place.y - 40) < 1e-9)
        #expect(inner.frame == CGRect(x: 10, y: 0, width: 10, height: 4))
        let all = outer.calculateAccumulatedFrame()
        #expect(abs(all.minX - 46) < 1e-9 && abs(all.maxY - 40) < 1e-9 && abs(all.width - 4) < 1e-9)
    }

    @Test func `the nearest node at a point is the highest, of two at one height the later one of the tree`() {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        let names = ["low", "first", "second", "high"]
        for (name, z) in zip(names, [-1, 0, 0, 5] as [CGFloat]) {
            let node = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 20))
            (node.name, node.zPosition, node.position) = (name, z, CGPoint(x: 50, y: 50))
            scene.insertChild(node, at: name == "high" ? 0 : scene.children.count)
        }
        #expect(scene.nodes(at: CGPoint(x: 55, y: 55)).map(\.name) == ["high", "second", "first", "low"])
        #expect(scene.atPoint(CGPoint(x: 55, y: 55)).name == "high")
        #expect(scene.atPoint(CGPoint(x: 5, y: 5)) === scene)
    }

    @Test(arguments: [
        ("coin", ["a"]), ("//coin", ["a", "b", "c"]), ("box/coin", ["b"]), ("*", ["a", "", ""]), ("/coin", ["a"]),
        ("box/..", [""]), ("b*x/*", ["b", "c"]), ("nothing", []),
    ])
    func `paths find nodes by their names`(path: String, found: [String]) {
        let scene = SKScene(size: CGSize(width: 10, height: 10))
        func make(_ name: String, _ mark: String, in parent: SKNode) -> SKNode {
            let node = SKNode()
            node.name = name
            node.userData = ["mark": mark]
            parent.addChild(node)
            return node
        }
        _ = make("coin", "a", in: scene)
        let box = make("box", "", in: scene)
        _ = make("other", "", in: scene)
        _ = make("coin", "b", in: box)
        _ = make("coin", "c", in: make("box", "c", in: box))
        let marks = scene[path].map { $0.userData?["mark"] as? String ?? "" }
        #expect(marks == found)
    }

    @Test func `a copy has copies of all below, and stands nowhere`() throws {
        let node = SKSpriteNode(color: .green, size: CGSize(width: 3, height: 4))
        node.physicsBody = SKPhysicsBody(circleOfRadius: 2)
        let label = SKLabelNode(text: "one")
        label.fontSize = 9
        node.addChild(label)
        SKNode().addChild(node)
        let copy = try #require(node.copy() as? SKSpriteNode)
        #expect(copy.parent == nil && copy.size == node.size && copy.color == .green)
        #expect(copy.physicsBody !== node.physicsBody && copy.physicsBody?.node === copy)
        let other = try #require(copy.children.first as? SKLabelNode)
        #expect(other !== label && other.text == "one" && other.fontSize == 9)
    }

    @Test func `a scene's calls of a frame come in their order, and a camera moves what is seen`() {
        final class Logged: SKScene {
            var log: [String] = []
            override func didMove(to view: SKView) { log.append("moved") }
            override func update(_ currentTime: TimeInterval) { log.append("update") }
            override func didEvaluateActions() { log.append("actions") }
            override func didSimulatePhysics() { log.append("physics") }
            override func didApplyConstraints() { log.append("constraints") }
            override func didFinishUpdate() { log.append("finish") }
            override func didChangeSize(_ oldSize: CGSize) { log.append("size \(Int(size.width))") }
        }
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let scene = Logged(size: CGSize(width: 100, height: 100))
        scene.scaleMode = .resizeFill
        view.presentScene(scene)
        scene.run(.run { scene.log.append("ran") })
        scene.advance(to: 0, by: 0.1)
        #expect(
            scene.log == ["size 200", "moved", "update", "ran", "actions", "physics", "constraints", "finish"]
        )
        #expect(view.convert(CGPoint(x: 0, y: 0), from: scene) == CGPoint(x: 0, y: 100))
        let camera = SKCameraNode()
        camera.position = CGPoint(x: 10, y: 0)
        scene.addChild(camera)
        scene.camera = camera
        #expect(view.convert(CGPoint(x: 10, y: 0), from: scene) == CGPoint(x: 100, y: 50))
    }

    @Test(arguments: [
        (SKSceneScaleMode.fill, CGPoint(x: 0, y: 0), CGPoint(x: 200, y: 100)),
        (.aspectFit, CGPoint(x: 50, y: 0), CGPoint(x: 150, y: 100)),
        (.aspectFill, CGPoint(x: 0, y: -50), CGPoint(x: 200, y: 150)),
    ])
    func `scale modes say where a square scene stands in a wide view`(
        mode: SKSceneScaleMode,
        corner: CGPoint,
        far: CGPoint
    ) {
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let scene = SKScene(size: CGSize(width: 50, height: 50))
        scene.scaleMode = mode
        view.presentScene(scene)
        #expect(view.convert(CGPoint(x: 0, y: 50), from: scene) == corner)
        #expect(view.convert(CGPoint(x: 50, y: 0), from: scene) == far)
        #expect(view.convert(far, to: scene) == CGPoint(x: 50, y: 0))
    }

    @Test func `constraints hold after a frame: ranges, distances and directions`() {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        let (one, other) = (SKNode(), SKNode())
        scene.addChild(one)
        scene.addChild(other)
        other.position = CGPoint(x: 100, y: 0)
        one.constraints = [
            .positionX(SKRange(lowerLimit: 10, upperLimit: 20)),
            .orient(to: other, offset: SKRange(constantValue: .pi / 2)),
        ]
        other.constraints = [.distance(SKRange(upperLimit: 30), to: one)]
        scene.advance(to: 0, by: 0.1)
        #expect(one.position == CGPoint(x: 10, y: 0) && abs(one.zRotation - .pi / 2) < 1e-9)
        #expect(other.position == CGPoint(x: 40, y: 0))
    }
}
