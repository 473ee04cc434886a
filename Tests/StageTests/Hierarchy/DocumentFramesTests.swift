import Foundation
import Testing

@testable import Stage

@Suite("Hierarchy: frames of documents")
struct DocumentFramesTests {
    @Test func `numbers have at most three decimals, and none that only binary digits bring`() throws {
        let view = DocumentFrames.View(id: "a", class: "UIView", frame: [100.0 / 3, 0.1 + 0.2, -0.0001, .nan])
        let frames = DocumentFrames(document: "Main", device: "", scenes: [.init(id: "s", views: [view])])
        #expect(String(decoding: try frames.json(), as: UTF8.self).contains(#""frame":[33.333,0.3,0,0]"#))
    }
}
