/// What happened to an observed value.
public enum NSKeyValueChange: UInt, Sendable {
    /// The value was set.
    case setting = 1
    /// Objects came into a collection; never sent here, where collections are set as a whole.
    case insertion = 2
    /// Objects left a collection; never sent here.
    case removal = 3
    /// Objects of a collection were replaced; never sent here.
    case replacement = 4
}
