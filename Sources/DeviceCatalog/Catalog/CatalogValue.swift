import Foundation
import Platform

/// A value of the catalog's JSON, with its place for the message when it isn't what was expected.
struct CatalogValue {
    /// The steps from the root to a value; spelled out only for a message.
    private indirect enum Place {
        case root
        case member(Place, String)
        case element(Place, Int)

        var description: String {
            switch self {
            case .root: ""
            case .member(let place, let key): "\(place.description).\(key)"
            case .element(let place, let index): "\(place.description)[\(index)]"
            }
        }
    }

    private let json: CatalogJSON
    private let place: Place

    init(json: Data) throws(DeviceCatalogError) {
        self.init(json: try CatalogJSON(json), place: .root)
    }

    private init(json: CatalogJSON, place: Place) {
        self.json = json
        self.place = place
    }

    /// That this value is absent, or not of the kind that its place calls for.
    var failure: DeviceCatalogError { .invalidData(place.description) }

    /// A member that has to be there.
    subscript(key: String) -> CatalogValue {
        get throws(DeviceCatalogError) {
            guard let member = optional(key) else { throw .invalidData(Place.member(place, key).description) }
            return member
        }
    }

    /// A member, or nil where it is absent or null.
    func optional(_ key: String) -> CatalogValue? {
        guard case .object(let members) = json, let member = members.first(where: { $0.key == key }) else { return nil }
        if case .null = member.value { return nil }
        return CatalogValue(json: member.value, place: .member(place, key))
    }

    /// In the order of the text.
    var members: [(key: String, value: CatalogValue)] {
        get throws(DeviceCatalogError) {
            guard case .object(let members) = json else { throw failure }
            return members.map { ($0.key, CatalogValue(json: $0.value, place: .member(place, $0.key))) }
        }
    }

    var elements: [CatalogValue] {
        get throws(DeviceCatalogError) {
            guard case .array(let elements) = json else { throw failure }
            return elements.enumerated().map { CatalogValue(json: $0.element, place: .element(place, $0.offset)) }
        }
    }

    var string: String {
        get throws(DeviceCatalogError) {
            guard case .string(let string) = json else { throw failure }
            return string
        }
    }

    var number: CGFloat {
        get throws(DeviceCatalogError) {
            guard case .number(let number) = json, number.isFinite else { throw failure }
            return CGFloat(number)
        }
    }

    /// A whole number of at most nine digits.
    var integer: Int {
        get throws(DeviceCatalogError) {
            guard let integer = Int(exactly: try number), abs(integer) < 1_000_000_000 else { throw failure }
            return integer
        }
    }

    /// A pair of width and height.
    var size: CGSize {
        get throws(DeviceCatalogError) {
            let elements = try elements
            guard elements.count == 2 else { throw failure }
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
            guard let version = OSVersion(try string) else { throw failure }
            return version
        }
    }

    /// A case of an enum that is spelled as in the catalog.
    func choice<Choice: RawRepresentable>(_ type: Choice.Type) throws(DeviceCatalogError) -> Choice
    where Choice.RawValue == String {
        guard let choice = Choice(rawValue: try string) else { throw failure }
        return choice
    }
}
