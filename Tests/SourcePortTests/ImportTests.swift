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
}
