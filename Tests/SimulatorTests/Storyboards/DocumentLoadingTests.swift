import Foundation
import Simulator
import Testing
import UIKit

@MainActor @Suite("Storyboards: loading")
struct DocumentLoadingTests {
    @Test func `views say to assistive apps what the document says`() throws {
        _ = try Simulator(device: "iPhone 8", os: "15.0")
        let scene = StoryboardFixture.screen(
            """
            <label opaque="NO" text="12" id="l">
                <rect key="frame" x="0.0" y="0.0" width="100" height="20"/>
                <accessibility key="accessibilityConfiguration" hint="Opens the list" identifier="count" label="Twelve">
                    <accessibilityTraits key="traits" staticText="YES" header="YES"/>
                    <bool key="isElement" value="NO"/>
                </accessibility>
            </label>
            <label opaque="NO" text="plain" id="m"><rect key="frame" x="0.0" y="0.0" width="100" height="20"/></label>
            """
        )
        let controller = try #require(try StoryboardFixture.storyboard(scene).instantiateInitialViewController())
        let (label, plain) = (controller.view.subviews[0], controller.view.subviews[1])
        #expect(label.accessibilityLabel == "Twelve")
        #expect(label.accessibilityHint == "Opens the list")
        #expect(label.accessibilityIdentifier == "count")
        #expect(label.accessibilityTraits == [.staticText, .header])
        #expect(!label.isAccessibilityElement)
        #expect(plain.accessibilityLabel == "plain")
        #expect(plain.isAccessibilityElement)
    }

    // PR-M33
    @Test func `an outlet collection has the order of its connections`() throws {
        _ = try Simulator(device: "iPhone 8", os: "15.0")
        let labels = ["a", "b", "c"].map {
            """
            <label opaque="NO" text="\($0)" id="\($0)"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></label>
            """
        }
        let scene = StoryboardFixture.screen(
            labels.joined(),
            attributes: "customClass=\"CollectionScreen\"",
            connections: """
                <outletCollection property="labels" destination="c" id="1"/>
                <outlet property="first" destination="a" id="2"/>
                <outletCollection property="labels" destination="a" id="3"/>
                <outletCollection property="labels" destination="b" id="4"/>
                """
        )
        let controller = try #require(
            try StoryboardFixture.storyboard(scene).instantiateInitialViewController() as? CollectionScreen
        )
        controller.loadViewIfNeeded()
        #expect(controller.labels.map(\.text) == ["c", "a", "b"])
        #expect(controller.first?.text == "a")
    }

    private func makeFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID().uuidString)")
        for language in ["Base", "de", "fr"] {
            let lproj = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: lproj, withIntermediateDirectories: true)
        }
        func screen(_ text: String) -> String {
            StoryboardFixture.xml(
                StoryboardFixture.screen(
                    """
                    <label opaque="NO" text="\(text)" id="hello">
                        <rect key="frame" x="0.0" y="0.0" width="100" height="20"/>
                    </label>
                    """
                )
            )
        }
        func write(_ text: String, to path: String) throws {
            try Data(text.utf8).write(to: folder.appendingPathComponent(path))
        }
        try write(screen("Hello"), to: "Base.lproj/Main.storyboard")
        try write("\"hello.text\" = \"Hallo\";", to: "de.lproj/Main.strings")
        try write(screen("Bonjour"), to: "fr.lproj/Main.storyboard")
        return folder
    }

    @Test(arguments: [("en_US", "Hello"), ("de_AT", "Hallo"), ("fr", "Bonjour"), ("it", "Hello")])
    func `a storyboard is loaded in the device's language`(locale: String, text: String) throws {
        let folder = try makeFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let simulator = try Simulator(device: "iPhone 8", os: "15.0")
        simulator.locale = Locale(identifier: locale)
        let bundle = try #require(Bundle(path: folder.path))
        let controller = try #require(UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController())
        #expect((controller.view.subviews.first as? UILabel)?.text == text)
        _ = try Simulator(device: "iPhone 8", os: "15.0")
        let next = try #require(UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController())
        #expect((next.view.subviews.first as? UILabel)?.text == "Hello")
    }
}

final class CollectionScreen: UIViewController {
    var labels: [UILabel] = []
    weak var first: UILabel?
}
