extension StringProtocol {
    /// Without white space at either end.
    package var trimmed: String {
        var text = self[...]
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }

    /// With each run of white space as one space, to be written in one line.
    package var inOneLine: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
