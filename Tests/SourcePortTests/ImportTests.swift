import Foundation
import Testing

@testable import SourcePort

@Suite("SourcePort: what a file imports")
struct ImportTests {
    /// The imports of a file that are added to it.
    private func added(to text: String, modules: [String]) throws -> [String] {
        let module = try PortedModule(["A.swift": text])
        module.job.conditions.modules += modules
        try module.port()
        let own = text.components(separatedBy: "\n")
        return try module.output("A.swift").flatMap { $0.components(separatedBy: "; ") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { $0.contains("import ") && !own.contains($0) }
    }

    @Test func `what every object has by key is there where nothing but Foundation is imported`() throws {
        let text = "import Foundation\nfunc keep() { UserDefaults.standard.setValue(1, forKey: \"a\") }\n"
        #expect(try added(to: text, modules: ["ObjectiveCRuntime"]) == ["import ObjectiveCRuntime"])
        #expect(try added(to: "import Foundation\nfunc keep() {}\n", modules: ["ObjectiveCRuntime"]) == [])
    }

    @Test func `a file whose clients see an import hands on what is added to it`() throws {
        let text = "public import UIKit\nimport Foundation\npublic func load(_ request: URLRequest) {}\n"
        #expect(try added(to: text, modules: ["FoundationNetworking"]) == ["public import FoundationNetworking"])
    }

    @Test func `a file that imports nothing, and extends NSObject, sees Foundation as by a framework's own header`()
        throws
    {
        #expect(
            try added(to: "extension NSObject { var name: String { \"a\" } }\n", modules: []) == ["import Foundation"]
        )
        #expect(try added(to: "class NSThing {}\nextension NSThing {}\n", modules: []) == [])
    }

    @Test func `a bare ciImage in an extension of images brings Core Image`() throws {
        let text = "import UIKit\nextension UIImage { var hasFilter: Bool { ciImage != nil } }\n"
        #expect(try added(to: text, modules: ["CoreImage"]) == ["import CoreImage"])
    }

    @Test func `a test case takes what a test attaches`() throws {
        let text = "import XCTest\nclass T: XCTestCase { func test() { add(XCTAttachment(string: \"a\")) } }\n"
        let module = try PortedModule(["A.swift": text])
        try module.port()
        let tail = try module.output("A.swift").joined(separator: "\n")
        #expect(tail.contains("extension XCTestCase { fileprivate func add(_: XCTAttachment) {} }"))
    }
}
