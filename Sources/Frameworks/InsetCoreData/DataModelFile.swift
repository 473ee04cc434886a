import Foundation
import FoundationXML

/// Reads models as Xcode saves them: a folder of versions, each a folder with XML.
enum DataModelFile {
    /// The kinds of a model; nil where it can't be read.
    static func entities(at url: URL) -> [NSEntityDescription]? {
        guard let contents = contents(of: url), let data = try? Data(contentsOf: contents) else { return nil }
        return DataModelReader().read(data)
    }

    /// The models in a bundle, each once.
    static func files(in bundle: Bundle) -> [URL] {
        let folder = bundle.resourceURL ?? bundle.bundleURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appendingPathComponent($0) }.filter {
            ["momd", "xcdatamodeld", "mom", "xcdatamodel"].contains($0.pathExtension)
        }
    }

    /// The file with the XML of a model, of its current version where it has several.
    private static func contents(of url: URL) -> URL? {
        let own = url.appendingPathComponent("contents")
        if FileManager.default.fileExists(atPath: own.path) { return own }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
        let versions = names.filter { ["xcdatamodel", "mom"].contains(($0 as NSString).pathExtension) }
        guard let name = current(in: url).flatMap({ versions.contains($0) ? $0 : nil }) ?? versions.first else {
            return nil
        }
        return url.appendingPathComponent(name).appendingPathComponent("contents")
    }

    private static func current(in folder: URL) -> String? {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent(".xccurrentversion")),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        return list["_XCCurrentVersionName"] as? String
    }
}

/// Makes kinds of a model's XML.
private final class DataModelReader: NSObject, XMLParserDelegate {
    private var entities: [String: NSEntityDescription] = [:]
    private var order: [NSEntityDescription] = []
    private var parents: [(entity: NSEntityDescription, parent: String)] = []
    private var ends: [(relationship: NSRelationshipDescription, destination: String, inverse: String?)] = []
    private var properties: [NSPropertyDescription] = []
    private var isModel = false

    func read(_ data: Data) -> [NSEntityDescription]? {
        let parser = XMLParser(data: data)
        parser.delegate = self
        guard parser.parse(), isModel else { return nil }
        for (entity, parent) in parents { entities[parent]?.subentities.append(entity) }
        for (relationship, destination, inverse) in ends {
            relationship.destinationEntity = entities[destination]
            let others = entities[destination]?.relationshipsByName ?? [:]
            relationship.inverseRelationship = inverse.flatMap { others[$0] }
        }
        return order
    }

    func parser(
        _ parser: XMLParser,
        didStartElement element: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        switch element {
        case "model": isModel = true
        case "entity": begin(attributes)
        case "attribute": properties.append(Self.attribute(attributes))
        case "relationship": properties.append(relationship(attributes))
        default: break
        }
    }

    func parser(
        _ parser: XMLParser,
        didEndElement element: String,
        namespaceURI: String?,
        qualifiedName: String?
    ) {
        guard element == "entity" else { return }
        order.last?.properties = properties
        properties = []
    }

    private func begin(_ attributes: [String: String]) {
        guard let name = attributes["name"] else { return }
        let entity = NSEntityDescription()
        entity.name = name
        entity.managedObjectClassName = attributes["representedClassName"] ?? ""
        entity.isAbstract = attributes["isAbstract"] == "YES"
        attributes["parentEntity"].map { parents.append((entity, $0)) }
        entities[name] = entity
        order.append(entity)
        properties = []
    }

    private static func attribute(_ attributes: [String: String]) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        fill(attribute, attributes)
        attribute.attributeType = types[attributes["attributeType"] ?? ""] ?? .undefinedAttributeType
        attribute.attributeValueClassName = attributes["customClassName"]
        attribute.valueTransformerName = attributes["valueTransformerName"]
        attribute.allowsExternalBinaryDataStorage = attributes["allowsExternalBinaryDataStorage"] == "YES"
        if let text = attributes["defaultValueString"] {
            attribute.defaultValue = value(text, attribute.attributeType)
        } else if let text = attributes["defaultDateTimeInterval"], let seconds = Double(text) {
            attribute.defaultValue = Date(timeIntervalSinceReferenceDate: seconds)
        }
        return attribute
    }

    private func relationship(_ attributes: [String: String]) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        Self.fill(relationship, attributes)
        relationship.minCount = Int(attributes["minCount"] ?? "") ?? 0
        relationship.maxCount = attributes["toMany"] == "YES" ? Int(attributes["maxCount"] ?? "") ?? 0 : 1
        relationship.isOrdered = attributes["ordered"] == "YES"
        relationship.deleteRule =
            switch attributes["deletionRule"] {
            case "Cascade": .cascadeDeleteRule
            case "Deny": .denyDeleteRule
            case "No Action": .noActionDeleteRule
            default: .nullifyDeleteRule
            }
        ends.append((relationship, attributes["destinationEntity"] ?? "", attributes["inverseName"]))
        return relationship
    }

    private static func fill(_ property: NSPropertyDescription, _ attributes: [String: String]) {
        property.name = attributes["name"] ?? ""
        property.isOptional = attributes["optional"] == "YES"
        property.isTransient = attributes["transient"] == "YES"
        property.renamingIdentifier = attributes["elementID"]
    }

    private static let types: [String: NSAttributeType] = [
        "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
        "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType, "Double": .doubleAttributeType,
        "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType,
        "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
        "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
    ]

    private static func value(_ text: String, _ type: NSAttributeType) -> Any? {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            Int64(text).map { NSNumber(value: $0) }
        case .doubleAttributeType: Double(text).map { NSNumber(value: $0) }
        case .floatAttributeType: Float(text).map { NSNumber(value: $0) }
        case .booleanAttributeType: NSNumber(value: ["YES", "1", "true"].contains(text))
        case .decimalAttributeType: NSDecimalNumber(string: text)
        case .stringAttributeType: text
        case .UUIDAttributeType: UUID(uuidString: text)
        case .URIAttributeType: URL(string: text)
        default: nil
        }
    }
}
