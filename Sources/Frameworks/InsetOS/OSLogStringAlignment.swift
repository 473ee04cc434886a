/// How many columns a value takes.
public struct OSLogStringAlignment: Sendable {
    var columns = 0
    var isLeft = false

    /// As many as its text has.
    public static var none: OSLogStringAlignment { OSLogStringAlignment() }
    /// At the right of some columns.
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns())
    }
    /// At the left of some columns.
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isLeft: true)
    }

    func aligned(_ text: String) -> String {
        let space = String(repeating: " ", count: max(0, columns - text.count))
        return isLeft ? text + space : space + text
    }
}
