/// Marks a moment, or the beginning or end of an interval, as a line of the log.
public func os_signpost(
    _ type: OSSignpostType,
    dso: UnsafeRawPointer? = nil,
    log: OSLog,
    name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {
    guard signpostID != .null else { return }
    log.write("\(type.word) \(name)", .debug)
}

/// The same with a format and what it takes.
public func os_signpost(
    _ type: OSSignpostType,
    dso: UnsafeRawPointer? = nil,
    log: OSLog,
    name: StaticString,
    signpostID: OSSignpostID = .exclusive,
    _ format: StaticString,
    _ arguments: Any...
) {
    guard signpostID != .null else { return }
    log.write("\(type.word) \(name): \(LogFormat.text("\(format)", arguments))", .debug)
}
