import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import Stage

@MainActor @Suite("Projects: symbols that can't be drawn")
struct PlaceholderSymbolTests {
    private func notes(symbols: [String]) throws -> [PlacedNote] {
        let views = symbols.enumerated().map { index, name in
            Fixture.view("imageView", id: "ima-ge-00\(index)", attributes: "image=\"\(name)\" catalog=\"system\"")
        }
        let document = try Document(data: Fixture.storyboard(views: views.joined()), name: "Main.storyboard")
        return MissingImages(document: document).notes(in: document.scenes[0].objects)
    }

    @Test
    func `one note names all system symbols that are boxes, at the first of them`() throws {
        let told = try notes(symbols: ["star", "applelogo", "applelogo", "xyzzy.plugh"])
        #expect(told.count == 1)
        #expect(told.first?.object == "ima-ge-001")
        #expect(
            told.first?.message == "the icon font has nothing like the system symbols \"applelogo\", \"xyzzy.plugh\": "
                + "their initials stand in boxes"
        )
    }

    @Test
    func `a single one is named alone, and symbols that have a picture need no note`() throws {
        #expect(
            try notes(symbols: ["applelogo"]).map(\.message) == [
                "the icon font has nothing like the system symbol \"applelogo\": its initials stand in a box"
            ]
        )
        #expect(try notes(symbols: ["star", "chevron.right"]).isEmpty)
    }
}
