import Foundation

/// A value of an Info.plist.
public indirect enum InfoValue: Codable, Hashable, Sendable {
    /// A text.
    case string(String)
    /// Yes or no.
    case bool(Bool)
    /// A number.
    case number(Double)
    /// Values in order.
    case array([InfoValue])
    /// Values by key.
    case dictionary([String: InfoValue])

    /// What Foundation makes of it.
    public var propertyList: Any {
        switch self {
        case .string(let text): text
        case .bool(let value): value
        case .number(let value): value == value.rounded() && abs(value) < 1e15 ? Int(value) as Any : value
        case .array(let values): values.map(\.propertyList)
        case .dictionary(let values): values.mapValues(\.propertyList)
        }
    }

    /// A value that Foundation read; dates and data become texts.
    init(_ value: Any, depth: Int = 0) {
        switch value {
        case _ where depth > 64: self = .string("")
        case let text as String: self = .string(text)
        case let number as NSNumber where CFGetTypeIDIsBool(number): self = .bool(number.boolValue)
        case let number as NSNumber: self = .number(number.doubleValue)
        case let values as [Any]: self = .array(values.map { InfoValue($0, depth: depth + 1) })
        case let values as [String: Any]: self = .dictionary(values.mapValues { InfoValue($0, depth: depth + 1) })
        default: self = .string("\(value)")
        }
    }

    /// The texts within, changed.
    func mapStrings(_ change: (String) -> String) -> InfoValue {
        switch self {
        case .string(let text): .string(change(text))
        case .array(let values): .array(values.map { $0.mapStrings(change) })
        case .dictionary(let values): .dictionary(values.mapValues { $0.mapStrings(change) })
        case .bool, .number: self
        }
    }
}

/// Whether a number was written as `<true/>` or `<false/>`.
private func CFGetTypeIDIsBool(_ number: NSNumber) -> Bool {
    let type = String(cString: number.objCType)
    return type == "c" || type == "B"
}
