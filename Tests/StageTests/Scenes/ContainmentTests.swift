import Foundation
import Testing
import UIKit

@testable import Stage

@MainActor @Suite("Scenes that contain each other")
struct ContainmentTests {
    /// A scene whose view, if it has one, embeds others.
    private static func scene(
        _ number: Int,
        _ element: String = "viewController",
        embedding embedded: [Int] = [],
        children: [(relationship: String, scene: Int)] = []
    ) -> String {
        let views = embedded.enumerated().map { index, scene in
            """
            <containerView id="c-\(number)-\(index)"><rect key="frame" x="10" y="20" width="200" height="300"/>\
            <connections><segue destination="vc-\(scene)" kind="embed" id="e-\(number)-\(index)"/></connections></containerView>
            """
        }
        let segues = children.enumerated().map { index, child in
            """
            <segue destination="vc-\(child.scene)" kind="relationship" relationship="\(child.relationship)" \
            id="r-\(number)-\(index)"/>
            """
        }
        let view = """
            <view key="view" id="v-\(number)"><rect key="frame" x="0" y="0" width="393" height="852"/>\
            <subviews>\(views.joined())</subviews></view>
            """
        return """
            <scene sceneID="s-\(number)"><objects><\(element) id="vc-\(number)" sceneMemberID="viewController">\
            \(element == "viewController" ? view : "")<connections>\(segues.joined())</connections></\(element)></objects></scene>

            """
    }

    private static func storyboard(_ scenes: [String]) -> Data {
        Data(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
            initialViewController="vc-0"><device id="retina6_12" orientation="portrait" appearance="light"/><scenes>
            \(scenes.joined())</scenes></document>
            """.utf8
        )
    }

    /// Stages the first scene of "Main.storyboard" on a device.
    ///
    /// - Returns: How many controllers stand below the staged one, and what was told.
    private func stage(_ files: [String: Data]) throws -> (contained: Int, notes: [String]) {
        try Fixture.withFolder(files) { folder in
            let document = try ProjectDocument(contentsOf: folder.appendingPathComponent("Main.storyboard"))
            var notes: [String] = []
            let scene = try Stage().scene("s-0", of: document, in: Variant(device: "iPhone 16")) {
                notes.append($0.description)
            }
            @MainActor func count(_ controller: UIViewController) -> Int {
                controller.loadViewIfNeeded()
                return controller.children.reduce(0) { $0 + 1 + count($1) }
            }
            return (scene.controller.map { count($0) } ?? 0, notes.map { String($0.split(separator: "/").last ?? "") })
        }
    }

    @Test
    func `a scene that embeds itself is left out inside itself, which is told`() throws {
        let own = try stage(["Main.storyboard": Self.storyboard([Self.scene(0, embedding: [0])])])
        #expect(own.contained == 0)
        #expect(own.notes == ["Main.storyboard:2: vc-0: the scene contains itself; it is left out"])
        let ring = try stage([
            "Main.storyboard": Self.storyboard([Self.scene(0, embedding: [1]), Self.scene(1, embedding: [0])])
        ])
        #expect(ring.contained == 1)
        #expect(ring.notes == ["Main.storyboard:2: vc-0: the scene contains itself; it is left out"])
    }

    @Test(
        arguments: [
            ("navigationController", "rootViewController"), ("tabBarController", "viewControllers"),
            ("splitViewController", "masterViewController"), ("splitViewController", "detailViewController"),
            ("pageViewController", "viewControllers"),
        ]
    )
    func `a container that is its own child, at any distance, is left out inside itself`(
        element: String,
        relationship: String
    ) throws {
        let own = try stage([
            "Main.storyboard": Self.storyboard([Self.scene(0, element, children: [(relationship, 0)])])
        ])
        #expect(own.contained == 0)
        #expect(own.notes == ["Main.storyboard:2: vc-0: the scene contains itself; it is left out"])
        // Its child embeds it, which shows only when the child's view is loaded.
        let far = try stage([
            "Main.storyboard": Self.storyboard([
                Self.scene(0, element, children: [(relationship, 1)]), Self.scene(1, embedding: [0]),
            ])
        ])
        #expect(far.contained == 1)
        #expect(far.notes == ["Main.storyboard:2: vc-0: the scene contains itself; it is left out"])
    }

    @Test
    func `scenes that double and chains without end are bounded, and other scenes stay`() throws {
        let doubling = (0..<40).map { Self.scene($0, embedding: [$0 + 1, $0 + 1]) } + [Self.scene(40)]
        let bounded = try stage(["Main.storyboard": Self.storyboard(doubling)])
        #expect(bounded.contained == 299)
        #expect(bounded.notes.contains { $0.hasSuffix("more than 300 scenes are in one; it is left out") })
        let chain = (0..<200).map { Self.scene($0, embedding: [$0 + 1]) } + [Self.scene(200)]
        let deep = try stage(["Main.storyboard": Self.storyboard(chain)])
        #expect(deep.contained == 23)
        #expect(
            deep.notes == [
                "Main.storyboard:26: vc-24: scenes contain each other more than 24 deep; it is left out"
            ]
        )
        let twice = try stage([
            "Main.storyboard": Self.storyboard([Self.scene(0, embedding: [1, 1, 2]), Self.scene(1), Self.scene(2)])
        ])
        #expect(twice.contained == 3 && twice.notes.isEmpty)
    }

    @Test
    func `references that lead from storyboard to storyboard without end are left out`() throws {
        func reference(to name: String) -> String {
            """
            <scene sceneID="s-1"><objects><viewControllerPlaceholder storyboardName="\(name)" id="vc-1" \
            sceneMemberID="viewController"/></objects></scene>
            """
        }
        let first = Self.storyboard([Self.scene(0, embedding: [1]), reference(to: "Other")])
        var other = String(decoding: Self.storyboard([Self.scene(0), reference(to: "Main")]), as: UTF8.self)
        other = other.replacingOccurrences(of: "initialViewController=\"vc-0\"", with: "initialViewController=\"vc-1\"")
        let found = try stage(["Main.storyboard": first, "Other.storyboard": Data(other.utf8)])
        #expect(found.contained == 0)
        #expect(found.notes == ["Main.storyboard:2: vc-0: the scene contains itself; it is left out"])
    }
}
