import Foundation
import Testing

@Suite("Preview: what the page shows")
struct GalleryPageTests {
    /// Previews documents of a folder on an iPhone 16.
    private static func withPage(
        _ documents: [String: String],
        _ body: (GalleryOfTests, _ html: String) throws -> Void
    ) throws {
        try InsetProgram.withFolder { folder in
            for (name, text) in documents {
                let file = folder.appendingPathComponent("App/\(name)")
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(text.utf8).write(to: file)
            }
            let app = folder.appendingPathComponent("App").path
            let out = folder.appendingPathComponent("out")
            let run = try InsetProgram.run(["preview", app, "--device", "iPhone 16", "--out", out.path], in: folder)
            #expect(run.status == 0, "\(run.errors)")
            try body(
                GalleryOfTests(out),
                String(contentsOf: out.appendingPathComponent("index.html"), encoding: .utf8)
            )
        }
    }

    /// A xib with one view.
    private static func xib(_ views: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" colorMatched="YES">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        \(views)
            </objects>
        </document>
        """
    }

    private static func view(id: String, _ attributes: String = "", size: (Int, Int)) -> String {
        """
        <view contentMode="scaleToFill" id="\(id)" \(attributes)>
        <rect key="frame" x="0.0" y="0.0" width="\(size.0)" height="\(size.1)"/>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
        """
    }

    @Test func `paths begin below what was asked for, and nothing tells where it lies`() throws {
        let name = "Base.lproj/Main.storyboard"
        try Self.withPage([name: BadDocuments.storyboard(views: BadDocuments.view())]) { page, html in
            #expect(page.documents.map(\.path) == [name])
            #expect(!html.contains(FileManager.default.temporaryDirectory.path))
        }
    }

    @Test func `a xib's only view is called by the file's name, one of several also by its own`() throws {
        let two =
            Self.view(id: "one-AA-AAA", "userLabel=\"Top\"", size: (80, 40))
            + Self.view(id: "two-AA-AAA", "customClass=\"Bottom\"", size: (80, 40))
        let documents = ["One.xib": Self.xib(Self.view(id: "one-AA-AAA", size: (80, 40))), "Two.xib": Self.xib(two)]
        try Self.withPage(documents) { page, _ in
            #expect(page.scenes.map(\.title) == ["One", "Two · Top", "Two · Bottom"])
            #expect(page.scenes.map(\.class) == ["UIView", "UIView", "Bottom"])
        }
    }

    @Test func `a view that fills no screen is shown at its size with a margin of canvas`() throws {
        try Self.withPage(["Badge.xib": Self.xib(Self.view(id: "bad-ge-AAA", size: (80, 40)))]) { page, _ in
            let picture = try #require(page.pictures.first)
            #expect(picture.isCutOut)
            // Rounded outward to whole points.
            #expect(abs(picture.size[0] - 112) <= 1 && abs(picture.size[1] - 72) <= 1, "\(picture.size)")
            #expect(Array(picture.frames[2...]) == [80, 40])
            #expect(abs(picture.frames[0] - 16) <= 1 && abs(picture.frames[1] - 16) <= 1, "\(picture.frames)")
        }
    }

    @Test func `a finding of verify stands with its scene, whole, with line and object`() throws {
        let view = BadDocuments.view(inside: BadDocuments.size)
        let text = BadDocuments.storyboard(views: view)
        try Self.withPage(["Main.storyboard": text]) { page, _ in
            let findings = try #require(page.scenes.first).findings
            #expect(findings.map(\.rule) == ["ambiguous"])
            #expect(findings.first?.line == 11 && findings.first?.object == "vie-wo-AAA", "\(findings)")
            #expect(findings.first?.text.contains("leave the frame of UIView open") == true)
        }
    }

    @Test func `every class that UIKit stands in for is told with its line, however many there are`() throws {
        let views = (1...9).map { BadDocuments.view(id: "vie-w\($0)-AAA", attributes: "customClass=\"Class\($0)\"") }
        let text = BadDocuments.storyboard(views: views.joined(separator: "\n"))
        try Self.withPage(["Main.storyboard": text]) { page, _ in
            let notes = try #require(page.scenes.first).notes
            for number in 1...9 {
                let note = notes.first { $0.text.contains("Class\(number)") }
                #expect(note?.line == 10 + number && note?.object == "vie-w\(number)-AAA", "\(notes)")
            }
        }
    }

    @Test func `the page asks nothing of the network and runs nothing that a document says`() throws {
        let label = BadDocuments.view("label", attributes: "text=\"&lt;/script&gt;&lt;script&gt;alert(1)\"")
        try Self.withPage(["Main.storyboard": BadDocuments.storyboard(views: label)]) { page, html in
            #expect(!html.contains("<script>alert"))
            let addresses = html.matches(of: #/https?:\/\/[^"'\s)]*/#).map { String($0.0) }
            #expect(addresses.allSatisfy { $0 == "http://www.w3.org/2000/svg" }, "\(addresses)")
            #expect(!html.contains("<link ") && !html.contains("src=\"http"))
        }
    }

    @Test func `findings can be left out`() throws {
        try InsetProgram.withFolder { folder in
            let text = BadDocuments.storyboard(views: BadDocuments.view(inside: BadDocuments.size))
            try Data(text.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
            let arguments = ["preview", "Main.storyboard", "--device", "iPhone 16", "--no-findings"]
            #expect(try InsetProgram.run(arguments, in: folder).status == 0)
            let page = try GalleryOfTests(folder.appendingPathComponent("inset-preview"))
            #expect(page.scenes.first?.findings == [])
        }
    }
}
