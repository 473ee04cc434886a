/// A format of which numbers have chosen the texts: what is left to be put in, and in which order.
public struct PluralFormat: Equatable, Sendable {
    /// The format, whose marks have no places: each takes the next of ``order``.
    public private(set) var format = ""
    /// Which argument each mark takes, counted from zero.
    public private(set) var order: [Int] = []

    private static let mostDepth = 8

    private let text: PluralText
    private let numbers: [Double?]
    private let language: String
    private var next = 0

    init(_ text: PluralText, numbers: [Double?], language: String) {
        (self.text, self.numbers, self.language) = (text, numbers, language)
        append(text.format, own: nil, depth: 0)
    }

    /// - Parameter own: The number that a variable's text is chosen by, which the first mark in it shows.
    private mutating func append(_ part: String, own: Int?, depth: Int) {
        var own = own
        var rest = part[...]
        while let sign = rest.firstIndex(of: "%") {
            format += rest[..<sign]
            rest = rest[rest.index(after: sign)...]
            guard let mark = FormatMark(&rest) else {
                format += "%"
                continue
            }
            if mark.isPercent {
                format += "%%"
                continue
            }
            let index: Int
            if let place = mark.place {
                index = place
            } else if mark.variable == nil, let number = own {
                (index, own) = (number, nil)
            } else {
                (index, next) = (next, next + 1)
            }
            if let variable = mark.variable {
                let number = numbers.indices.contains(index) ? numbers[index] : nil
                guard depth < Self.mostDepth, let text = text.text(of: variable, for: number, language: language) else {
                    format += "%%#@\(variable)@"
                    continue
                }
                append(text, own: index, depth: depth + 1)
            } else {
                format += "%" + mark.text
                order.append(index)
            }
        }
        format += rest
    }
}
