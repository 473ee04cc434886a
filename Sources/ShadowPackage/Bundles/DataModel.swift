import Foundation
import FoundationXML
import XcodeProject

/// A model of Core Data: what the bundle has of it, and the classes that Xcode makes of it.
struct DataModel {
    /// The folder as the user has it.
    let path: String

    /// The models among a target's files.
    static func all(of target: Target) -> [DataModel] {
        target.sources(.generated).filter { isModel($0) }.map(DataModel.init)
    }

    /// Whether a file is a model.
    static func isModel(_ path: String) -> Bool {
        ["xcdatamodeld", "xcdatamodel"].contains((path as NSString).pathExtension)
    }

    /// The folder under the name that apps look for: `Model.momd`. It isn't compiled; `InsetCoreData` reads it as it is.
    var resource: Resource {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        return Resource(path: path, destination: name + (path.hasSuffix("d") ? ".momd" : ".mom"))
    }

    /// What Xcode makes of the kinds that ask for it: classes, or the properties of classes that the app declares.
    ///
    /// Nil where none asks. What it needs of Objective-C is written out, as generated files aren't rewritten.
    var source: String? {
        guard let data = try? Data(contentsOf: contents) else { return nil }
        let reader = DataModelReader()
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        guard parser.parse() else { return nil }
        let texts = reader.entities.compactMap(\.source)
        guard !texts.isEmpty else { return nil }
        return "import CoreData\nimport Foundation\n\n" + texts.joined(separator: "\n")
    }

    /// The XML of the current version.
    var contents: URL {
        let folder = URL(fileURLWithPath: path)
        guard path.hasSuffix("d") else { return folder.appendingPathComponent("contents") }
        let list = (try? Data(contentsOf: folder.appendingPathComponent(".xccurrentversion"))).flatMap {
            try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
        }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
        let current = list?["_XCCurrentVersionName"] as? String
        let name = names.first { $0 == current } ?? names.first { $0.hasSuffix(".xcdatamodel") } ?? ""
        return folder.appendingPathComponent(name).appendingPathComponent("contents")
    }
}

/// A kind of objects as far as its class goes.
private struct DataModelEntity {
    let name: String
    let attributes: [String: String]
    var parentClass: String?
    var members: [String] = []

    /// The class, without the module.
    var className: String? {
        guard let name = attributes["representedClassName"], !name.isEmpty else { return nil }
        let last = name.split(separator: ".").last.map(String.init)
        return last == "NSManagedObject" ? nil : last
    }

    /// The text; nil where the app has it all.
    var source: String? {
        guard let className, let kind = attributes["codeGenerationType"] else { return nil }
        var lines: [String] = []
        if kind == "class" {
            lines += ["public class \(className): \(parentClass ?? "NSManagedObject"), @unchecked Sendable {}", ""]
        }
        lines += [
            "extension \(className) {",
            "    public class func fetchRequest() -> NSFetchRequest<\(className)> {",
            "        NSFetchRequest<\(className)>(entityName: \"\(name)\")", "    }",
        ]
        // As Xcode 12 and later; a class below inherits it.
        let identity = parentClass == nil ? ["", "extension \(className): Identifiable {}"] : []
        return (lines + members + ["}"] + identity + [""]).joined(separator: "\n")
    }
}

/// Reads what classes need of a model.
private final class DataModelReader: NSObject, XMLParserDelegate {
    private(set) var entities: [DataModelEntity] = []

    func parser(
        _ parser: XMLParser,
        didStartElement element: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard let name = attributes["name"], Self.isName(name) else { return }
        switch element {
        case "entity": entities.append(DataModelEntity(name: name, attributes: attributes))
        case "attribute": add(Self.attribute(name, attributes))
        case "relationship": add(relationship(name, attributes))
        default: break
        }
    }

    func parserDidEndDocument(_ parser: XMLParser) {
        let classes = Dictionary(entities.map { ($0.name, $0.className) }, uniquingKeysWith: { $1 })
        for index in entities.indices {
            entities[index].parentClass = entities[index].attributes["parentEntity"].flatMap { classes[$0] ?? nil }
            // What another kind's class is called is known only now.
            entities[index].members = entities[index].members.map { line in
                line.replacing(#/<<(?<kind>\w+)>>/#) { (classes[String($0.kind)] ?? nil) ?? "NSManagedObject" }
            }
        }
    }

    private func add(_ lines: [String]) {
        guard !entities.isEmpty else { return }
        entities[entities.count - 1].members += lines.map { "    " + $0 }
    }

    private static func isName(_ name: String) -> Bool {
        name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && name.first?.isNumber == false
    }

    private static func property(_ name: String, _ type: String) -> String {
        "public var `\(name)`: \(type) { get { _managedValue(\"\(name)\") } set { _setManagedValue(newValue, \"\(name)\") } }"
    }

    private static func attribute(_ name: String, _ attributes: [String: String]) -> [String] {
        let isScalar = attributes["usesScalarValueType"] == "YES"
        let numbers = [
            "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float",
            "Boolean": "Bool",
        ]
        let objects = [
            "String": "String", "Date": "Date", "Binary": "Data", "UUID": "UUID", "URI": "URL",
            "Decimal": "NSDecimalNumber",
        ]
        let kind = attributes["attributeType"] ?? ""
        if let number = numbers[kind] { return [property(name, isScalar ? number : "NSNumber?")] }
        if kind == "Date", isScalar { return [property(name, "TimeInterval")] }
        let custom = attributes["customClassName"].map {
            $0.hasPrefix("[") ? $0 : $0.split(separator: ".").last.map(String.init) ?? $0
        }
        return [property(name, (objects[kind] ?? custom ?? "NSObject") + "?")]
    }

    private func relationship(_ name: String, _ attributes: [String: String]) -> [String] {
        let kind = attributes["destinationEntity"].flatMap { Self.isName($0) ? $0 : nil } ?? "NSManagedObject"
        guard attributes["toMany"] == "YES" else { return [Self.property(name, "<<\(kind)>>?")] }
        let set = attributes["ordered"] == "YES" ? "NSOrderedSet" : "NSSet"
        let suffix = name.prefix(1).uppercased() + name.dropFirst()
        func method(_ verb: String, _ parameters: String, _ arguments: String) -> String {
            "public func \(verb)\(suffix)(\(parameters)) { _managedCall(\"\(verb)\(suffix)\", \(arguments)) }"
        }
        var lines = [
            Self.property(name, "\(set)?"), method("addTo", "_ value: <<\(kind)>>", "value"),
            method("removeFrom", "_ value: <<\(kind)>>", "value"), method("addTo", "_ values: \(set)", "values"),
            method("removeFrom", "_ values: \(set)", "values"),
        ]
        if set == "NSOrderedSet" {
            lines += [
                method("insertInto", "_ value: <<\(kind)>>, at idx: Int", "value, idx"),
                method("removeFrom", "at idx: Int", "idx"),
                method("replace", "at idx: Int, with value: <<\(kind)>>", "idx, value"),
            ]
        }
        return lines
    }
}
