/// A message of the compiler about the user's file.
public struct CompilerMessage: Hashable, Sendable, Codable {
    /// How bad it is.
    public enum Severity: String, Codable, Sendable {
        case error, warning, note
    }

    /// The user's file.
    public var file: String
    /// Counted from 1.
    public var line: Int
    /// Counted from 1, in bytes, as the compiler does.
    public var column: Int
    /// How bad it is.
    public var severity: Severity
    /// What is wrong.
    public var text: String

    /// A message at a place.
    public init(file: String, line: Int, column: Int, severity: Severity, text: String) {
        self.file = file
        self.line = line
        self.column = column
        self.severity = severity
        self.text = text
    }

    /// Reads `file:line:column: error: text`; nil for what has another form.
    init?(_ output: Substring) {
        let signs = [
            (": error: ", Severity.error), (": fatal error: ", .error), (": warning: ", .warning), (": note: ", .note),
        ]
        for (word, severity) in signs {
            guard let sign = output.firstRange(of: word) else { continue }
            var place = output[..<sign.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard place.count >= 3, let column = Int(place.removeLast()), let line = Int(place.removeLast()) else {
                continue
            }
            let text = output[sign.upperBound...]
            self.init(
                file: place.joined(separator: ":"),
                line: line,
                column: column,
                severity: severity,
                text: String(text.hasSuffix("\r") ? text.dropLast() : text)
            )
            return
        }
        return nil
    }
}

extension CompilerMessage: CustomStringConvertible {
    /// As the compiler prints it.
    public var description: String { "\(file):\(line):\(column): \(severity.rawValue): \(text)" }
}
