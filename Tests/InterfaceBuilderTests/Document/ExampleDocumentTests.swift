import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("Documents: our own examples")
struct ExampleDocumentTests {
    static let documents = [
        "Benchmarks/Documents/Small.storyboard", "Examples/Cards/TrailCard.xib", "Examples/Welcome/Welcome.storyboard",
    ]

    @Test(arguments: documents)
    func `an example gives no cause for complaint`(path: String) throws {
        let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let document = try Document(contentsOf: repository.appendingPathComponent(path))
        let complaints = document.findDiagnostics()
        #expect(complaints.isEmpty, "\(complaints)")
        #expect(document.usesSafeAreas && document.usesTraitCollections)
    }
}
