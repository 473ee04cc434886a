/// JSON as it stands in a look file.
enum LookValue: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([LookValue])
    case object([String: LookValue])

    /// The entry of an object; nil where there is none, and in anything else.
    subscript(key: String) -> LookValue? {
        if case .object(let fields) = self { fields[key] } else { nil }
    }

    /// This value with another laid over it: fields of objects one by one, anything else as a whole.
    func overlaid(by other: LookValue) -> LookValue {
        guard case .object(let below) = self, case .object(let above) = other else { return other }
        return .object(below.merging(above) { $0.overlaid(by: $1) })
    }

    /// Whether a field of an object says where a value is from, and isn't one itself.
    static func isRemark(_ key: String) -> Bool { key.hasPrefix("_") || key == "source" }

    /// Where the fields of this value and of those within it stand ("shadow.radius"), in order, without remarks.
    func fieldPaths(below path: String = "") -> [String] {
        switch self {
        case .null, .bool, .number, .text: []
        case .list(let values): values.enumerated().flatMap { $1.fieldPaths(below: "\(path)\($0).") }
        case .object(let fields):
            fields.keys.sorted().filter { !Self.isRemark($0) }.flatMap { key in
                ["\(path)\(key)"] + (fields[key]?.fieldPaths(below: "\(path)\(key).") ?? [])
            }
        }
    }
}

extension LookValue: Decodable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // In the order of how often they occur.
        if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([LookValue].self) {
            self = .list(list)
        } else if let fields = try? container.decode([String: LookValue].self) {
            self = .object(fields)
        } else if let bool = try? container.decode(Bool.self) {
            self = .bool(bool)
        } else {
            self = .null
        }
    }
}
