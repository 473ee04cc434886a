import Foundation
import InsetTestActivities
import Testing
import UIKit

@MainActor @Suite("Frameworks: steps of a test")
struct TestActivityTests {
    private struct Failure: Error {}

    @Test func `a step runs at once under its name, and hands on what its block returns and throws`() throws {
        let result = XCTContext.runActivity(named: "adding") { step in
            step.add(XCTAttachment(string: "1 + 1"))
            return step.name + " 2"
        }
        #expect(result == "adding 2")
        #expect(throws: Failure.self) { try XCTContext.runActivity(named: "failing") { _ in throw Failure() } }
    }

    @Test func `an attachment knows its type`() {
        #expect(XCTAttachment(string: "a").uniformTypeIdentifier == "public.plain-text")
        #expect(XCTAttachment(data: Data([1])).uniformTypeIdentifier == "public.data")
        let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
        #expect(XCTAttachment(image: image).uniformTypeIdentifier == "public.png")
    }
}
