import Foundation
import Testing

@testable import InterfaceBuilder
@testable import UIKit

/// Every attribute of the schema is in a class's table or in the reading list.
@MainActor @Suite("Storyboards: what documents say and who reads it")
struct DocumentTablesTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// What stands in quotes in the sources that read documents.
    private static let words: Set<String> = {
        var words: Set<String> = []
        for module in ["InterfaceBuilder", "UIKit", "Stage"] {
            let folder = root.appendingPathComponent("Sources/\(module)")
            for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)!
            where file.pathExtension == "swift" {
                let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
                for match in text.matches(of: #/"(?<word>[^"\\\n]+)"/#) { words.insert(String(match.word)) }
            }
        }
        return words
    }()

    /// The names that the table of an element has, with those of the superclasses.
    private static func rows(of element: String) -> Set<String> {
        if let part = DocumentTables.parts.first(where: { $0.elements.contains(element) }) {
            return Set(part.rows.map(\.name))
        }
        let kinds: [ObjectKind: any DocumentTable] = [
            .view: DocumentTables.view, .viewController: DocumentTables.viewController,
            .gestureRecognizer: DocumentTables.gestureRecognizer, .barItem: DocumentTables.barItem,
        ]
        let own = DocumentTables.all.first { $0.elements.contains(element) }
        let type: AnyClass? =
            own?.type ?? running[element]
            ?? DocumentSchema.standard.elements[element]?.kind.flatMap { kinds[$0] }?.type
        return type.map { Set(DocumentTables.rows(of: $0).map(\.name)) } ?? []
    }

    /// Elements whose class has no table of its own.
    private static let running: [String: AnyClass] = [
        "collectionViewCell": UICollectionViewCell.self, "refreshControl": UIRefreshControl.self,
        "visualEffectView": UIVisualEffectView.self,
    ]

    private static let attributes: [(element: String, name: String)] = DocumentSchema.standard.elements
        .filter { !$0.key.hasPrefix("@") }
        .flatMap { element, type in type.attributes.keys.map { (element, $0) } }
        .sorted { $0 < $1 }

    @Test func `every attribute that documents know is in a table or in the list with its reason`() {
        #expect(Self.attributes.count > 1500)
        for (element, name) in Self.attributes where !Self.rows(of: element).contains(name) {
            #expect(
                ReadingList.standard.entry(for: name, of: element) != nil,
                "\(name) of <\(element)> is read by nobody; give the class's table a row, or reading.txt a reason"
            )
        }
    }

    @Test func `what a table reads isn't said to have no effect`() {
        for (element, name) in Self.attributes where Self.rows(of: element).contains(name) {
            let outcome = ReadingList.standard.entry(for: name, of: element)?.outcome
            #expect(outcome != .told, "\(name) of <\(element)> has a row in its table")
        }
    }

    @Test func `what the list calls read stands in the sources`() {
        // Priorities are put together of an axis and a word.
        let composed: Set<String> = [
            "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
            "verticalCompressionResistancePriority",
        ]
        for (element, names) in ReadingList.standard.entries {
            for (name, entry) in names where entry.outcome == .read && !composed.contains(name) {
                #expect(Self.words.contains(name), "\(name) of <\(element)> stands nowhere")
            }
        }
    }

    @Test func `every key that documents give to values is read or in the list with its reason`() {
        for key in DocumentKeysInUse.all {
            #expect(
                Self.words.contains(key) || ReadingList.standard.entry(forKey: key) != nil,
                "values of the key \(key) are read by nobody; give a table a row, or reading.txt a reason"
            )
        }
    }

    @Test func `every reason is a sentence's end`() {
        for entry in ReadingList.standard.entries.values.flatMap(\.values) {
            #expect(!entry.reason.isEmpty && !entry.reason.hasSuffix("."))
        }
    }
}
