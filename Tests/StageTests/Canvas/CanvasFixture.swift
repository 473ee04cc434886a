import Foundation
import InterfaceBuilder
import Stage
import UIKit

/// Documents of any Xcode and canvas, and the frames that the canvas gives what is in them.
@MainActor
enum CanvasFixture {
    /// What a document says of the Xcode that wrote it and of its canvas.
    struct Head {
        var toolsVersion = 22505
        /// An identifier of Xcode's; nil for a document without a device.
        var device: String? = "retina6_12"
        var usesSafeAreas = true
    }

    /// A storyboard of the scenes that an XML text holds.
    static func storyboard(_ head: Head = Head(), scenes: String) -> Data {
        document(head, type: "CocoaTouch.Storyboard", inside: "<scenes>\(scenes)</scenes>")
    }

    /// A xib of the objects that an XML text holds.
    static func xib(_ head: Head = Head(), objects: String) -> Data {
        document(head, type: "CocoaTouch", inside: "<objects>\(objects)</objects>")
    }

    /// The frames of a scene's views by object ID: x, y, width and height in points.
    static func frames(of data: Data, scene: String = "objects") throws -> [String: [Double]] {
        let name = scene == "objects" ? "View.xib" : "Main.storyboard"
        let document = ProjectDocument(
            try Document(data: data, name: name),
            at: URL(fileURLWithPath: "/nowhere/\(name)"),
            resources: ProjectResources()
        )
        let scene = try Stage().scene(scene, of: document, in: .canvas)
        return Dictionary(uniqueKeysWithValues: scene.frames().views.map { ($0.id, $0.frame) })
    }

    private static func document(_ head: Head, type: String, inside: String) -> Data {
        let device = head.device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? ""
        return Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.\(type).XIB" version="3.0" toolsVersion="\(head.toolsVersion)" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
            \(head.usesSafeAreas ? "useSafeAreas=\"YES\" " : "")colorMatched="YES">\(device)\(inside)</document>
            """.utf8
        )
    }

    // MARK: Parts
    static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
        "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    /// A view that constraints or a stack view place, stored at the origin with no size.
    static func view(_ name: String = "view", _ id: String, _ attributes: String = "", inside: String = "") -> String {
        """
        <\(name) opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>\
        \(rect(0, 0, 0, 0))\(inside)</\(name)>
        """
    }

    /// "first.attribute = second.attribute + constant", in Interface Builder's words.
    static func constraint(
        _ first: (String, String),
        _ second: (String, String)? = nil,
        _ rest: String = "",
        id: String
    ) -> String {
        let other = second.map { "secondItem=\"\($0.0)\" secondAttribute=\"\($0.1)\"" } ?? ""
        return "<constraint firstItem=\"\(first.0)\" firstAttribute=\"\(first.1)\" \(other) \(rest) id=\"\(id)\"/>"
    }

    /// A scene whose root, of a width in points, is a table with one cell.
    static func table(_ head: Head, cell: String, width: Double) -> Data {
        storyboard(
            head,
            scenes: """
                <scene sceneID="scn-on-AAA"><objects><tableViewController id="vcO-ne-AAA" sceneMemberID="viewController">\
                <tableView key="view" rowHeight="100" id="tab-le-AAA">\(rect(0, 0, width, 600))\
                <prototypes>\(cell)</prototypes></tableView></tableViewController></objects></scene>
                """
        )
    }

    /// Keeps a view at the attributes of another on four sides: `("leadingMargin", …)` for the margins.
    static func fill(_ id: String, _ other: String, margins: Bool = false) -> String {
        ["leading", "trailing", "top", "bottom"].enumerated()
            .map { constraint((id, $1), (other, $1 + (margins ? "Margin" : "")), id: "\(id)-f\($0)") }
            .joined()
    }
}
