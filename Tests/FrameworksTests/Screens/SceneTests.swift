import InsetSceneKit
import Testing
import UIKit

@MainActor @Suite("Frameworks: scenes of solid things")
struct SceneTests {
    @Test func `a node of a world is found by its name, in depth where that is asked for`() {
        let (scene, outer, inner) = (SCNScene(), SCNNode(), SCNNode())
        inner.name = "inner"
        outer.addChildNode(inner)
        scene.rootNode.addChildNode(outer)
        #expect(scene.rootNode.childNode(withName: "inner", recursively: true) === inner)
        #expect(scene.rootNode.childNode(withName: "inner", recursively: false) == nil)
        scene.rootNode.addChildNode(inner)
        #expect(inner.parent === scene.rootNode && outer.childNodes.isEmpty)
    }

    @Test func `a view of a world is as large as its picture`() {
        let view = SCNView(frame: CGRect(x: 0, y: 0, width: 8, height: 6), options: nil)
        view.scene = SCNScene()
        #expect(view.snapshot().size == CGSize(width: 8, height: 6))
    }
}
