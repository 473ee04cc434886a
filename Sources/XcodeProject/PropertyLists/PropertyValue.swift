import Foundation

/// A value of a property list, however the file spells it.
indirect enum PropertyValue: Sendable, Hashable {
    case string(String)
    case data(Data)
    case array([PropertyValue])
    case dictionary([String: PropertyValue])

    /// The text; of an array its texts in order, with a space between them, as build settings are joined.
    var string: String? {
        if case .string(let text) = self { return text }
        return nil
    }

    /// The values in order; nil for what is no array.
    var array: [PropertyValue]? {
        if case .array(let values) = self { return values }
        return nil
    }

    /// The values by key; nil for what is no dictionary.
    var dictionary: [String: PropertyValue]? {
        if case .dictionary(let values) = self { return values }
        return nil
    }

    /// The texts of an array; a single text counts as an array of one.
    var strings: [String] {
        switch self {
        case .string(let text): [text]
        case .array(let values): values.compactMap(\.string)
        case .data, .dictionary: []
        }
    }

    /// The value of a dictionary's key.
    subscript(key: String) -> PropertyValue? { dictionary?[key] }
}
