import ConstraintSolver

/// A system as one line of text, for recorded ones and for tools that make them smaller.
///
///     pf; = 750 -20.0 3 0:1.0 1:-0.5; < 1000 4.0 0 1:2.0
///
/// First a letter for each variable (`p`: not negative, `f`: free), then the rows: relation, priority, constant, breaking
/// key, terms. A priority that ends in `s` yields silently.
extension RandomSystem {
    var text: String {
        let kinds = isNonNegative.map { $0 ? "p" : "f" }.joined()
        let lines = rows.map { row in
            let relation =
                switch row.relation {
                case .lessThanOrEqual: "<"
                case .equal: "="
                case .greaterThanOrEqual: ">"
                }
            let terms = row.coefficients.map { " \($0.variable):\($0.coefficient)" }.joined()
            return "; \(relation) \(row.priority)\(row.yieldsSilently ? "s" : "") \(row.constant) \(row.key)\(terms)"
        }
        return kinds + lines.joined()
    }

    /// - Returns: `nil` when the text is not a system.
    init?(text: String) {
        self.init(seed: 0, variables: 1...1, rows: 1...1)
        let parts = text.split(separator: ";", omittingEmptySubsequences: false)
        let kinds = parts[0].filter { $0 != " " }
        guard kinds.allSatisfy({ $0 == "p" || $0 == "f" }) else { return nil }
        isNonNegative = kinds.map { $0 == "p" }
        rows = []
        for part in parts.dropFirst() {
            let fields = part.split(separator: " ")
            guard fields.count >= 4,
                let relation = ["<": Relation.lessThanOrEqual, "=": .equal, ">": .greaterThanOrEqual][fields[0]],
                let priority = Double(fields[1].hasSuffix("s") ? fields[1].dropLast() : fields[1]),
                let constant = Double(fields[2]), let key = Double(fields[3])
            else { return nil }
            var row = Row(coefficients: [], constant: constant, relation: relation, priority: priority, key: key)
            row.yieldsSilently = fields[1].hasSuffix("s")
            for field in fields.dropFirst(4) {
                let pair = field.split(separator: ":")
                guard pair.count == 2, let variable = Int(pair[0]), isNonNegative.indices.contains(variable),
                    let coefficient = Double(pair[1])
                else { return nil }
                row.coefficients.append((variable, coefficient))
            }
            rows.append(row)
        }
    }
}
