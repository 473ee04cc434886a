/// What happened to an observed value.
public enum NSKeyValueChange: UInt, Sendable {
    /// The value was set.
    case setting = 1
    /// Objects came into a collection; told by `mutableArrayValue(forKey:)` and `willChange(_:valuesAt:forKey:)`.
    case insertion = 2
    /// Objects left a collection.
    case removal = 3
    /// Objects of a collection were replaced.
    case replacement = 4
}
