import Foundation

/// Reads the visual format language.
struct VisualFormatParser {
    private let characters: [Character]
    private var position = 0
    /// Numbers by name.
    private let metrics: [String: CGFloat]

    init(_ format: String, metrics: [String: CGFloat]) {
        characters = Array(format)
        self.metrics = metrics
    }

    // MARK: Lines
    mutating func parse() throws(VisualFormatError) -> VisualFormat {
        var format = VisualFormat()
        skipSpaces()
        if let axis = try orientation() { format.axis = axis }
        if take("|") { format.leading = try connection() }
        guard peek == "[" else { throw error("Expected a view") }
        format.views.append(try view())
        while let next = peek {
            guard next == "-" || next == "[" || next == "|" else { throw error("Expected a '-', '[' or '|' here") }
            let between = try connection()
            if take("|") {
                format.trailing = between
                break
            }
            guard peek == "[" else { throw error("Expected a view") }
            var view = try view()
            view.connection = between
            format.views.append(view)
        }
        skipSpaces()
        guard peek == nil else { throw error("Expected the format to end here") }
        return format
    }

    private mutating func orientation() throws(VisualFormatError) -> NSLayoutConstraint.Axis? {
        let axis: NSLayoutConstraint.Axis
        switch peek {
        case "H", "h": axis = .horizontal
        case "V", "v": axis = .vertical
        default: return nil
        }
        position += 1
        guard take(":") else { throw error("Expected a ':' here, to specify the orientation") }
        return axis
    }

    private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard take("-") else { return .flush }
        if peek == "[" || peek == "|" || peek == nil { return .standard }
        let spaces: [VisualFormat.Predicate]
        if peek == "(" {
            spaces = try predicates(allowsViews: false)
        } else {
            spaces = [VisualFormat.Predicate(object: .constant(try number(in: "metrics")))]
        }
        guard take("-") else { throw error("Expected a '-' here. That is how you give a space between views") }
        return .spaces(spaces)
    }

    // MARK: Views
    private mutating func view() throws(VisualFormatError) -> VisualFormat.View {
        _ = take("[")
        skipSpaces()
        let start = position
        guard let name = identifier() else { throw error("Expected a view name here") }
        var view = VisualFormat.View(name: name, position: start)
        if peek == "(" { view.sizes = try predicates(allowsViews: true) }
        guard take("]") else { throw error("Expected a ']' here. That is how you give the end of a view") }
        return view
    }

    // MARK: Predicates
    private mutating func predicates(allowsViews: Bool) throws(VisualFormatError) -> [VisualFormat.Predicate] {
        _ = take("(")
        var found: [VisualFormat.Predicate] = []
        repeat { found.append(try predicate(allowsViews: allowsViews)) } while take(",")
        guard take(")") else { throw error("Expected a ')' here") }
        return found
    }

    private mutating func predicate(allowsViews: Bool) throws(VisualFormatError) -> VisualFormat.Predicate {
        let relation = try relation()
        skipSpaces()
        var predicate: VisualFormat.Predicate
        let start = position
        if let name = identifier(), allowsViews, metrics[name] == nil {
            predicate = VisualFormat.Predicate(relation: relation, object: .view(name, position: start))
        } else {
            position = start
            predicate = VisualFormat.Predicate(relation: relation, object: .constant(try number(in: "metrics")))
        }
        if take("@") {
            let start = position
            let priority = try number(in: "metrics")
            guard priority > 0, priority <= 1000 else {
                throw VisualFormatError(reason: "Priorities must be greater than 0 and at most 1000", position: start)
            }
            predicate.priority = UILayoutPriority(Float(priority))
        }
        return predicate
    }

    private mutating func relation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
        switch peek {
        case "=": position += 1
        case "<", ">":
            let isLess = peek == "<"
            position += 1
            guard take("=") else { throw error("Expected a '=' here, to make a relation") }
            return isLess ? .lessThanOrEqual : .greaterThanOrEqual
        default: return .equal
        }
        guard take("=") else { throw error("Expected a '=' here, to make a relation") }
        return .equal
    }

    // MARK: Words
    /// A number as written, or a metric by its name.
    private mutating func number(in dictionary: String) throws(VisualFormatError) -> CGFloat {
        skipSpaces()
        let start = position
        let sign: CGFloat = take("-") ? -1 : 1
        if let name = identifier() {
            guard let value = metrics[name] else {
                throw VisualFormatError(
                    reason: "\(name) is not a key in the \(dictionary) dictionary.",
                    position: start
                )
            }
            return sign * value
        }
        let digits = position
        while let next = rawPeek, next.isASCII, next.isNumber || next == "." { position += 1 }
        guard let value = Double(String(characters[digits..<position])), value.isFinite else {
            position = start
            throw error("Expected a number or a metric name here")
        }
        return sign * CGFloat(value)
    }

    /// A name: letters, digits and underscores, not beginning with a digit.
    private mutating func identifier() -> String? {
        guard let first = rawPeek, first.isLetter || first == "_" else { return nil }
        let start = position
        while let next = rawPeek, next.isLetter || next.isNumber || next == "_" { position += 1 }
        return String(characters[start..<position])
    }

    private var rawPeek: Character? { position < characters.count ? characters[position] : nil }

    /// The next character that isn't a space.
    private var peek: Character? {
        mutating get {
            skipSpaces()
            return rawPeek
        }
    }

    private mutating func take(_ character: Character) -> Bool {
        guard peek == character else { return false }
        position += 1
        return true
    }

    private mutating func skipSpaces() {
        while let next = rawPeek, next.isWhitespace { position += 1 }
    }

    private func error(_ reason: String) -> VisualFormatError { VisualFormatError(reason: reason, position: position) }
}
