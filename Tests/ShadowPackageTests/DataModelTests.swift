import Foundation
import Testing
import XcodeProject

@testable import ShadowPackage

@Suite("Shadow package: models of Core Data")
struct DataModelTests {
    private static let xml = """
        <?xml version="1.0"?>
        <model>
            <entity name="Book" representedClassName="Book" codeGenerationType="class">
                <attribute name="pages" attributeType="Integer 32" usesScalarValueType="YES"/>
                <attribute name="price" attributeType="Double" usesScalarValueType="NO"/>
                <attribute name="title" optional="YES" attributeType="String"/>
                <relationship name="shelf" maxCount="1" destinationEntity="Shelf" inverseName="books"/>
            </entity>
            <entity name="Novel" representedClassName="Novel" parentEntity="Book" codeGenerationType="class"/>
            <entity name="Shelf" representedClassName=".CDShelf" codeGenerationType="category">
                <relationship name="books" toMany="YES" ordered="YES" destinationEntity="Book"/>
            </entity>
            <entity name="Own" representedClassName="Own"><attribute name="a" attributeType="String"/></entity>
        </model>
        """

    private func source() throws -> String? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xcdatamodeld")
        let version = folder.appendingPathComponent("Model.xcdatamodel")
        try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Self.xml.write(to: version.appendingPathComponent("contents"), atomically: true, encoding: .utf8)
        return DataModel(path: folder.path).source
    }

    @Test func `kinds that ask for it get classes, others their properties or nothing`() throws {
        let lines = try #require(try source()).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let classes = lines.filter { $0.contains("class ") && !$0.contains("func") }
        #expect(
            classes == [
                "public class Book: NSManagedObject, @unchecked Sendable {}",
                "public class Novel: Book, @unchecked Sendable {}",
            ]
        )
        #expect(
            lines.filter { $0.hasPrefix("extension") } == [
                "extension Book {", "extension Book: Identifiable {}", "extension Novel {", "extension CDShelf {",
                "extension CDShelf: Identifiable {}",
            ]
        )
        #expect(!lines.contains { $0.contains("Own") })
    }

    @Test func `properties have the types that Xcode gives them`() throws {
        let text = try #require(try source())
        let properties = text.matches(of: #/public var `(?<name>\w+)`: (?<type>[^ ]+) \{/#)
        #expect(
            properties.map { "\($0.name) \($0.type)" } == [
                "pages Int32", "price NSNumber?", "title String?", "shelf CDShelf?", "books NSOrderedSet?",
            ]
        )
        #expect(text.contains("public func addToBooks(_ value: Book) { _managedCall(\"addToBooks\", value) }"))
    }

    @Test func `a model lies in the bundle under the name that apps look for`() {
        #expect(DataModel(path: "/a/My Model.xcdatamodeld").resource.destination == "My Model.momd")
        #expect(DataModel.isModel("/a/Model.xcdatamodel") && !DataModel.isModel("/a/Model.mlmodel"))
    }
}
