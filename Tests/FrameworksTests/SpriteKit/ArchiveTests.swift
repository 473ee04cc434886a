import Foundation
import Testing

@testable import InsetSpriteKit

/// What the editor names as a node's own class.
private final class Door: SKSpriteNode {
    var isMade = false
    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        isMade = true
    }
}

@Suite("SpriteKit: files of Xcode's editors")
@MainActor
struct ArchiveTests {
    /// A keyed archive as text; `@3` refers to the third object.
    private static func archive(_ objects: [[String: String]]) -> Data {
        func value(_ text: String) -> String {
            if text.hasPrefix("@") { return "<dict><key>CF$UID</key><integer>\(text.dropFirst())</integer></dict>" }
            if text.hasPrefix("[") {
                let parts = text.dropFirst().dropLast().split(separator: " ").map { value(String($0)) }
                return "<array>\(parts.joined())</array>"
            }
            return Double(text) == nil ? "<string>\(text)</string>" : "<real>\(text)</real>"
        }
        let all = objects.map { object in
            guard object.count != 1 || object["text"] == nil else { return value(object["text"] ?? "") }
            let pairs = object.sorted { $0.key < $1.key }.map { "<key>\($0.key)</key>\(value($0.value))" }
            return "<dict>\(pairs.joined())</dict>"
        }
        return Data(
            """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
            <key>$top</key><dict><key>root</key>\(value("@1"))</dict>
            <key>$objects</key><array><string>$null</string>\(all.joined())</array></dict></plist>
            """.utf8
        )
    }

    @Test func `a scene has its size, its nodes in their places, and the classes that the editor names`() throws {
        let data = Self.archive([
            [
                "$class": "@2", "Scene_bounds": "@3", "_anchorPoint": "{0.5,0.5}", "_scaleMode": "1", "_children": "@4",
                "_backgroundColorR": "1", "_backgroundColorG": "0", "_backgroundColorB": "0", "_backgroundColorA": "1",
            ],
            ["$classes": "[SKScene SKNode]"], ["NS.rectval": "{{-5,-5},{300,200}}"], ["NS.objects": "[@5]"],
            [
                "$class": "@6", "_position": "{10,-20}", "_zPosition": "3", "_name": "door", "_size": "{8,9}",
                "_info": "@7",
            ],
            ["$classes": "[SKSpriteNode SKNode]"], ["NS.keys": "[@8]", "NS.objects": "[@9]"],
            ["text": "_PB_previewSKNodeCustomClassName"], ["text": "Door"],
        ])
        let scene = try #require(try SceneArchive.node(in: data) as? SKScene)
        #expect(scene.size == CGSize(width: 300, height: 200) && scene.scaleMode == .aspectFill)
        #expect(scene.anchorPoint == CGPoint(x: 0.5, y: 0.5) && scene.backgroundColor == .red)
        let door = try #require(scene.childNode(withName: "door") as? Door)
        #expect(door.isMade && door.position == CGPoint(x: 10, y: -20) && door.zPosition == 3)
        #expect(door.size == CGSize(width: 8, height: 9))
    }

    @Test func `an emitter has the editor's numbers`() throws {
        let data = Self.archive([
            [
                "$class": "@2", "_birthrate": "40", "_lifetime": "2", "_startSpeed": "100", "_emissionAngle": "1.5",
                "_startPositionVariance": "{64,0}", "_acceleration": "{0,-500}", "_particleBlendMode": "1",
            ],
            ["$classes": "[SKEmitterNode SKNode]"],
        ])
        let emitter = try #require(try SceneArchive.node(in: data) as? SKEmitterNode)
        #expect(emitter.particleBirthRate == 40 && emitter.particleLifetime == 2 && emitter.particleSpeed == 100)
        #expect(emitter.emissionAngle == 1.5 && emitter.particlePositionRange == CGVector(dx: 64, dy: 0))
        #expect(emitter.yAcceleration == -500 && emitter.particleBlendMode == .add)
    }

    @Test(arguments: ["", "nothing", "<plist version=\"1.0\"><dict/></plist>"])
    func `what is no archive is refused`(text: String) {
        #expect(throws: SceneArchive.Damage.self) { try SceneArchive.node(in: Data(text.utf8)) }
    }

    @Test func `a node that a file puts into itself, or twice, stands once`() throws {
        let data = Self.archive([
            ["$class": "@2", "_children": "@3"], ["$classes": "[SKNode NSObject]"], ["NS.objects": "[@1 @4 @4]"],
            ["$class": "@2", "_name": "one", "_children": "@3"],
        ])
        let node = try SceneArchive.node(in: data)
        #expect(node.children.map(\.name) == ["one"] && node.children.allSatisfy(\.children.isEmpty))
    }
}
