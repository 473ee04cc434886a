import Foundation
import InterfaceBuilder
import Testing

@testable import Stage

@MainActor @Suite("Findings of the canvas")
struct FindingTests {
    private func findings(views: String, constraints: String) throws -> [Finding] {
        let document = ProjectDocument(
            try Document(data: Fixture.storyboard(views: views, constraints: constraints), name: "Main.storyboard"),
            at: URL(fileURLWithPath: "/nowhere/Main.storyboard"),
            resources: ProjectResources()
        )
        return try Stage().findings(in: document)
    }

    private let view = Fixture.view(id: "vie-wo-AAA")

    @Test
    func `a frame that the constraints give is no finding`() throws {
        let constraints = Fixture.place("vie-wo-AAA") + Fixture.size(100, 100, of: "vie-wo-AAA")
        #expect(try findings(views: view, constraints: constraints) == [])
    }

    @Test
    func `another frame is misplaced by more than half a point`() throws {
        let near = Fixture.place("vie-wo-AAA") + Fixture.size(100.3, 100, of: "vie-wo-AAA")
        #expect(try findings(views: view, constraints: near) == [])
        let far = Fixture.place("vie-wo-AAA") + Fixture.size(120, 100, of: "vie-wo-AAA")
        let found = try findings(views: view, constraints: far)
        #expect(found.map(\.rule) == [.misplaced])
        #expect(
            found.first?.message
                == "UIView is stored at (20, 30, 100, 100), its constraints put it at (20, 30, 120, 100)"
        )
    }

    @Test
    func `an open frame is ambiguous, unless it is hidden`() throws {
        let constraints = Fixture.place("vie-wo-AAA")
        #expect(try findings(views: view, constraints: constraints).map(\.rule).contains(.ambiguous))
        let hidden = Fixture.view(id: "vie-wo-AAA", attributes: "hidden=\"YES\"")
        #expect(try findings(views: hidden, constraints: constraints) == [])
    }
}
