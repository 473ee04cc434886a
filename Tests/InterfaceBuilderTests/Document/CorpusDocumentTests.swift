import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite("Documents that Xcode wrote", .enabled(if: !Corpus.documents.isEmpty, "the corpus is not on this machine"))
struct CorpusDocumentTests {
    private static let documents: [Document] = Corpus.documents.compactMap { try? Document(contentsOf: $0) }

    @Test
    func `every document is read`() throws {
        for url in Corpus.documents {
            let document = try Document(contentsOf: url)
            #expect(document.scenes.isEmpty || document.kind == .storyboard, "\(url.path)")
            #expect(document.objects.isEmpty == (document.kind == .storyboard), "\(url.path)")
        }
    }

    @Test
    func `no element and no attribute is unknown, no value makes no sense`() {
        var unknown: [String: Int] = [:]
        for diagnostic in Self.documents.flatMap({ $0.findDiagnostics() }) {
            switch diagnostic.reason {
            case .unknownElement, .unknownAttribute, .badValue, .meaninglessConstraint:
                unknown[diagnostic.message, default: 0] += 1
            default: continue
            }
        }
        #expect(unknown == [:])
    }

    @Test
    func `few connections lead nowhere`() {
        var reasons: [String: Int] = [:]
        for diagnostic in Self.documents.flatMap({ $0.findDiagnostics() }) where diagnostic.severity == .error {
            if case .codeInLaunchScreen = diagnostic.reason { continue }
            reasons[String(describing: diagnostic.reason).prefix { $0 != "(" }.description, default: 0] += 1
        }
        #expect(reasons.values.reduce(0, +) < 20, "\(reasons)")
    }

    @Test
    func `every view with a stored frame is reached from a scene`() {
        for document in Self.documents {
            var expected: Set<String> = []
            (document.root.child(named: "scenes") ?? document.root.child(named: "objects"))?.forEachDescendant {
                element in
                if let id = element.id, element.child(forKey: "frame") != nil { expected.insert(id) }
            }
            var reached: Set<String> = []
            func visit(_ object: ObjectNode) {
                reached.insert(object.id)
                object.childObjects.forEach { visit($0.object) }
            }
            document.objects.forEach(visit)
            document.scenes.flatMap(\.objects).forEach(visit)
            #expect(expected.subtracting(reached).isEmpty, "\(document.name)")
        }
    }

    @Test
    func `every color, font and runtime attribute is understood`() {
        var unread: [String] = []
        for document in Self.documents {
            document.root.forEachDescendant { element in
                let understood: Bool
                switch element.name {
                case "color": understood = ColorReference(element, resources: document.resources) != nil
                case "fontDescription", "font": understood = FontDescription(element) != nil
                case "paragraphStyle": understood = ParagraphStyle(element).lineBreakMode != nil
                case "userDefinedRuntimeAttribute":
                    understood = RuntimeAttribute(ObjectNode(element: element, context: document.context)) != nil
                default: return
                }
                if !understood { unread.append("\(document.name):\(element.position.line): \(element.name)") }
            }
        }
        #expect(unread == [])
    }
}
