/// One mark of a format: what follows its percent sign.
struct FormatMark {
    /// Which argument it says that it takes, counted from zero.
    let place: Int?
    /// The name in `#@name@`.
    let variable: String?
    /// Flags, width and kind, without the place: `.2f`.
    let text: String
    /// Whether it stands for a percent sign.
    var isPercent: Bool { text == "%" }

    private static let flags = Set("-+ 0#'")
    private static let lengths = Set("hlqLztj")
    private static let kinds = Set("@%diouxXeEfFgGaAcCsSpD")

    /// Takes a mark from the start of a text behind a percent sign; nil, and nothing is taken, where there is none.
    init?(_ rest: inout Substring) {
        var scanned = rest
        let digits = scanned.prefix(while: \.isNumber)
        if let number = Int(digits), number > 0, scanned.dropFirst(digits.count).first == "$" {
            place = number - 1
            scanned = scanned.dropFirst(digits.count + 1)
        } else {
            place = nil
        }
        if scanned.hasPrefix("#@"), let end = scanned.dropFirst(2).firstIndex(of: "@") {
            variable = String(scanned.dropFirst(2)[..<end])
            text = ""
            rest = scanned[scanned.index(after: end)...]
            return
        }
        variable = nil
        let start = scanned.startIndex
        scanned = scanned.drop { Self.flags.contains($0) }
        scanned = scanned.drop { $0.isNumber }
        if scanned.first == "." { scanned = scanned.dropFirst().drop { $0.isNumber } }
        scanned = scanned.drop { Self.lengths.contains($0) }
        guard let kind = scanned.first, Self.kinds.contains(kind) else { return nil }
        rest = scanned.dropFirst()
        text = String(rest.base[start..<rest.startIndex])
    }
}
