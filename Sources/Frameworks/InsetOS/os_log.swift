/// Writes a line to a log.
///
/// - Parameters:
///   - message: A format as `printf`'s; `%@` takes objects, `%{public}@` is the same here.
///   - dso: Not used.
///   - log: Default: the app's own.
///   - type: Default: `.default`.
///   - args: What the format takes.
public func os_log(
    _ message: StaticString,
    dso: UnsafeRawPointer? = nil,
    log: OSLog = .default,
    type: OSLogType = .default,
    _ args: Any...
) {
    log.write(LogFormat.text("\(message)", args), type)
}

/// Writes a line of a type to a log.
public func os_log(
    _ type: OSLogType,
    dso: UnsafeRawPointer? = nil,
    log: OSLog = .default,
    _ message: StaticString,
    _ args: Any...
) {
    log.write(LogFormat.text("\(message)", args), type)
}

/// Writes a line with values in the text to the app's own log.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {
    OSLog.default.write(message.text, .default)
}

/// Writes a line of a type, with values in the text.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(message.text, type)
}
