import Foundation
import Testing

@testable import SourcePort

@Suite("SourcePort: entries of SwiftUI's surroundings")
struct EntryTests {
    private func ported(_ line: String, in type: String = "EnvironmentValues") throws -> String {
        let module = try PortedModule(["A.swift": "import UIKit\nextension \(type) {\n    \(line)\n}\n"])
        try module.port()
        return try module.output("A.swift")[2].trimmingCharacters(in: .whitespaces)
    }

    @Test func `an entry becomes a key with its value, and a property that asks for it`() throws {
        let text =
            "enum __Entry_gap: EnvironmentKey { nonisolated(unsafe) static let defaultValue: Double = 8 }; "
            + "var gap: Double { get { self[__Entry_gap.self] } set { self[__Entry_gap.self] = newValue } }"
        #expect(try ported("@Entry var gap: Double = 8") == text)
    }

    @Test func `an entry without a type has that of its value, and keeps its access`() throws {
        let text =
            "public enum __Entry_gap: EnvironmentKey { public nonisolated(unsafe) static let defaultValue = 8 }; "
            + "public var gap: __Entry_gap.Value { get { self[__Entry_gap.self] } set { self[__Entry_gap.self] = newValue } }"
        #expect(try ported("@Entry public var gap = 8") == text)
    }

    @Test func `an entry of a private extension is the file's`() throws {
        let text = try ported("@Entry private var gap = 8")
        #expect(text.hasPrefix("fileprivate enum __Entry_gap: EnvironmentKey { fileprivate nonisolated(unsafe) static"))
        #expect(text.contains("; fileprivate var gap: __Entry_gap.Value {"))
    }

    @Test func `an entry without a value is nil at first`() throws {
        let text = try ported("@Entry var name: String?", in: "Transaction")
        #expect(
            text.hasPrefix(
                "enum __Entry_name: TransactionKey { nonisolated(unsafe) static let defaultValue: String? = nil }"
            )
        )
    }

    @Test func `an attribute of that name elsewhere stays`() throws {
        #expect(try ported("@Entry var gap: Int { 8 }") == "@Entry var gap: Int { 8 }")
        #expect(try ported("@Entry static var gap = 8", in: "Thing") == "@Entry static var gap = 8")
    }
}
