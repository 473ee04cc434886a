import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite("Documents that Xcode wrote", .enabled(if: !Corpus.documents.isEmpty, "the corpus is not on this machine"))
struct CorpusDocumentTests {
    @Test
    func `every document is read`() throws {
        for url in Corpus.documents {
            let document = try Document(contentsOf: url)
            #expect(document.scenes.isEmpty || document.kind == .storyboard, "\(url.path)")
            #expect(document.objects.isEmpty == (document.kind == .storyboard), "\(url.path)")
        }
    }
}
