import Foundation
import InterfaceBuilder
import Testing

@testable import Stage

@Suite("Gallery: what a page is made of")
struct GalleryBuilderTests {
    private static func entry(_ name: String, root: String = "root", stamp: String = "1") throws -> PreviewPlan.Entry {
        PreviewPlan.Entry(
            path: "/somewhere/\(name)",
            listing: GalleryData.Document(path: name, root: root, stamp: stamp),
            document: try Document(
                data: Fixture.storyboard(views: Fixture.view(id: "vie-wo-AAA")),
                name: "/somewhere/\(name)"
            )
        )
    }

    private static func view(_ id: String, depth: Int = 0, hidden: Bool = false) -> PicturedView {
        PicturedView(
            view: GalleryData.View(id: id, class: "UIView", depth: depth, text: nil),
            frame: [0, 0, 10, Double(depth)],
            isHidden: hidden
        )
    }

    private static func outcome(_ job: PreviewJob, _ views: [PicturedView]) -> PreviewOutcome {
        var outcome = PreviewOutcome()
        outcome.failure = nil
        outcome.views = views
        outcome.picture = GalleryData.Picture(
            scene: job.sceneIndex,
            device: job.variant.device ?? "",
            os: "18",
            orientation: "portrait",
            appearance: "light",
            isRightToLeft: false,
            size: [10, 10],
            scale: 1,
            cornerRadius: 0,
            isCutOut: false,
            sizeClasses: "",
            file: job.file,
            safeArea: [],
            margins: []
        )
        return outcome
    }

    private static func made(_ entries: [PreviewPlan.Entry], devices: [String], _ views: [[PicturedView]])
        -> GalleryBuilder
    {
        let plan = PreviewPlan(entries: entries, variants: devices.map { Variant(device: $0) }, choice: SceneChoice())
        var builder = GalleryBuilder(plan)
        for (job, views) in zip(plan.jobs, views) { builder.add(outcome(job, views), of: .picture(job)) }
        return builder
    }

    @Test func `what the pictures of a scene have in common stands in the scene`() throws {
        let views = [Self.view("a"), Self.view("b", depth: 1, hidden: true), Self.view("c", depth: 1)]
        let page = try Self.made([Self.entry("A.storyboard")], devices: ["X", "Y"], [views, [views[0], views[2]]])
            .data(title: "")
        #expect(page.scenes[0].views.map(\.id) == ["a", "b", "c"])
        #expect(page.pictures.map(\.views) == [nil, [0, 2]])
        #expect(page.pictures.map(\.hidden) == [[1], nil])
        #expect(page.pictures.map { page.views(of: $0) } == [views, [views[0], views[2]]])
    }

    @Test func `a remark stands with the scene that holds its object or its line, others with no scene`() throws {
        var builder = try Self.made([Self.entry("A.storyboard")], devices: ["X"], [[]])
        let name = "/somewhere/A.storyboard"
        builder.add(PlacedNote(file: name, line: 1, object: "vie-wo-AAA", message: "of a view"))
        builder.add(PlacedNote(file: name, line: 8, object: nil, message: "of a line"))
        builder.add(PlacedNote(file: name, line: 1, object: nil, message: "of the document"))
        builder.add(PlacedNote(message: "of nothing"))
        builder.add(PlacedNote(message: "of nothing"))
        let page = builder.data(title: "")
        #expect(page.scenes[0].notes.map(\.text) == ["of a view", "of a line"])
        #expect(page.notes.map(\.text) == ["of the document", "of nothing"])
        #expect(page.notes.map(\.document) == [0, nil])
    }

    @Test(arguments: [
        (root: "root", stamp: "1", kept: 1), (root: "root", stamp: "2", kept: 0), (root: "other", stamp: "2", kept: 2),
    ])
    func `of an earlier page stays what this run didn't make and what is still so`(
        root: String,
        stamp: String,
        kept: Int
    ) throws {
        let earlier = try Self.made(
            [Self.entry("A.storyboard")],
            devices: ["X", "Y"],
            [[Self.view("a")], [Self.view("b")]]
        )
        .data(title: "")
        var builder = try Self.made(
            [Self.entry(root == "root" ? "A.storyboard" : "B.storyboard", root: root, stamp: stamp)],
            devices: ["X"],
            [[Self.view("c")]]
        )
        #expect(builder.takeOver(earlier) { _ in true }.count == kept)
        let page = builder.data(title: "")
        #expect(page.isSound && page.pictures.count == 1 + kept)
        let ids = page.pictures.map { page.views(of: $0).map(\.view.id) }
        #expect(ids == [[["c"]], [["c"], ["b"]], [["c"], ["a"], ["b"]]][kept])
    }

    @Test func `a page that somebody has edited, or whose files are gone, gives nothing`() throws {
        var earlier = try Self.made([Self.entry("A.storyboard")], devices: ["Y"], [[Self.view("a")]]).data(title: "")
        var builder = try Self.made([Self.entry("A.storyboard")], devices: ["X"], [[Self.view("c")]])
        #expect(builder.takeOver(earlier) { _ in false } == [])
        earlier.pictures[0].views = [7]
        #expect(builder.takeOver(earlier) { _ in true } == [])
        earlier.format = 1
        #expect(builder.takeOver(earlier) { _ in true } == [])
    }
}
