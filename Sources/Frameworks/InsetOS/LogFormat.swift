import Foundation

/// `os_log`'s formats: those of `printf` with `%@` for objects and notes in braces, `%{public}@`.
enum LogFormat {
    static func text(_ format: String, _ arguments: [Any]) -> String {
        var rest = format[...]
        var arguments = arguments[...]
        var text = ""
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                text += "%"
                rest = rest.dropFirst()
                continue
            }
            if rest.first == "{", let end = rest.firstIndex(of: "}") { rest = rest[rest.index(after: end)...] }
            let options = rest.prefix { "0123456789.+-# hlqztjL*".contains($0) }
            rest = rest.dropFirst(options.count)
            guard let conversion = rest.popFirst() else { break }
            text += arguments.popFirst().map { value($0, String(options), conversion) } ?? "(null)"
        }
        return text + rest
    }

    private static func value(_ argument: Any, _ options: String, _ conversion: Character) -> String {
        let digits = options.filter { !"hlqztjL".contains($0) }
        switch argument {
        case let number as any BinaryInteger where "diuxXo".contains(conversion):
            return String(format: "%\(digits)l\(conversion)", Int(truncatingIfNeeded: number))
        case let number as any BinaryFloatingPoint where "feEgGaA".contains(conversion):
            return String(format: "%\(digits)\(conversion)", Double(number))
        case let number as NSNumber where "diuxXo".contains(conversion):
            return String(format: "%\(digits)l\(conversion)", number.intValue)
        case let number as NSNumber where "feEgG".contains(conversion):
            return String(format: "%\(digits)\(conversion)", number.doubleValue)
        case let optional as Any?:
            return optional.map { "\($0)" } ?? "(null)"
        }
    }
}
