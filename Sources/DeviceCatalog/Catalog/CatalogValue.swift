import Foundation
import Platform

/// A value of the catalog's JSON, with its place for the message when it isn't what was expected.
struct CatalogValue {
    let path: String
    private let value: Any

    init(json: Data) throws {
        value = try JSONSerialization.jsonObject(with: json)
        path = ""
    }

    private init(path: String, value: Any) {
        self.path = path
        self.value = value
    }

    /// A member that has to be there.
    subscript(key: String) -> CatalogValue {
        get throws(DeviceCatalogError) {
            guard let member = optional(key) else { throw .invalidData("\(path).\(key)") }
            return member
        }
    }

    /// A member, or nil where it is absent or null.
    func optional(_ key: String) -> CatalogValue? {
        guard let member = (value as? [String: Any])?[key], !(member is NSNull) else { return nil }
        return CatalogValue(path: "\(path).\(key)", value: member)
    }

    var members: [(key: String, value: CatalogValue)] {
        get throws(DeviceCatalogError) {
            guard let object = value as? [String: Any] else { throw .invalidData(path) }
            return object.keys.sorted().compactMap { key in optional(key).map { (key, $0) } }
        }
    }

    var elements: [CatalogValue] {
        get throws(DeviceCatalogError) {
            guard let array = value as? [Any] else { throw .invalidData(path) }
            return array.enumerated().map { CatalogValue(path: "\(path)[\($0.offset)]", value: $0.element) }
        }
    }

    var string: String {
        get throws(DeviceCatalogError) {
            guard let string = value as? String else { throw .invalidData(path) }
            return string
        }
    }

    var number: CGFloat {
        get throws(DeviceCatalogError) {
            guard let number = value as? Double, number.isFinite else { throw .invalidData(path) }
            return CGFloat(number)
        }
    }

    /// A pair of width and height.
    var size: CGSize {
        get throws(DeviceCatalogError) {
            let elements = try elements
            guard elements.count == 2 else { throw .invalidData(path) }
            return CGSize(width: try elements[0].number, height: try elements[1].number)
        }
    }

    var insets: EdgeInsets {
        get throws(DeviceCatalogError) {
            EdgeInsets(
                top: try self["top"].number,
                left: try self["left"].number,
                bottom: try self["bottom"].number,
                right: try self["right"].number
            )
        }
    }

    var version: OSVersion {
        get throws(DeviceCatalogError) {
            guard let version = OSVersion(try string) else { throw .invalidData(path) }
            return version
        }
    }

    /// A case of an enum that is spelled as in the catalog.
    func choice<Choice: RawRepresentable>(_ type: Choice.Type) throws(DeviceCatalogError) -> Choice
    where Choice.RawValue == String {
        guard let choice = Choice(rawValue: try string) else { throw .invalidData(path) }
        return choice
    }
}
