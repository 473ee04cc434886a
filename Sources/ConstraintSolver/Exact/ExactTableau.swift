/// A sparse simplex dictionary in exact fractions, whose nonbasic variables are all zero.
///
/// Positions below `structuralCount` are unknowns, the others are rows: the value of a row variable is the row's
/// expression. Every bound and every wish is about zero, so a nonbasic variable never has another value, and the
/// constant of a basic one is its value.
struct ExactTableau {
    struct Entry {
        var column: Int
        var value: Fraction
    }

    /// A basic variable as `constant + entries` over nonbasic ones.
    struct Line {
        var constant: Fraction
        var entries: [Entry]
    }

    let structuralCount: Int
    /// Whether a variable may be above zero, and below.
    var mayRise: [Bool]
    var mayFall: [Bool]
    /// The line of a basic variable, -1 for a nonbasic one.
    private(set) var lineOf: [Int]
    private(set) var basis: [Int] = []
    private(set) var lines: [Line] = []
    /// Lines that may mention a nonbasic variable, some of them twice; cleaned up when walked.
    private var columns: [[Int]]
    private var marks: [Int] = []
    private var mark = 0
    /// Whether what is left of two slopes that cancel but for the rounding of coefficients counts as nothing. Without,
    /// a third of a width and its double's third would meet, trillions of points away.
    let dropsRounding: Bool
    private static let rounding = Fraction(0x1p-49)
    /// What has been calculated so far, in operations on small fractions.
    private(set) var work = 0

    init(isNonNegative: [Bool], dropsRounding: Bool) {
        self.dropsRounding = dropsRounding
        structuralCount = isNonNegative.count
        mayRise = isNonNegative.map { _ in true }
        mayFall = isNonNegative.map { !$0 }
        lineOf = isNonNegative.map { _ in -1 }
        columns = isNonNegative.map { _ in [] }
    }

    var variableCount: Int { lineOf.count }

    func isBasic(_ variable: Int) -> Bool { lineOf[variable] >= 0 }

    func isFixed(_ variable: Int) -> Bool { !mayRise[variable] && !mayFall[variable] }

    func value(of variable: Int) -> Fraction {
        lineOf[variable] < 0 ? .zero : lines[lineOf[variable]].constant
    }

    /// The form of a variable over nonbasic ones.
    func line(of variable: Int) -> Line {
        let line = lineOf[variable]
        return line >= 0 ? lines[line] : Line(constant: .zero, entries: [Entry(column: variable, value: .one)])
    }

    /// Adds a row over structural variables; returns its variable, which starts basic and unbounded.
    mutating func addRow(_ terms: [(variable: Int, coefficient: Fraction)], constant: Fraction) -> Int {
        var line = Line(constant: constant, entries: [])
        var sums: [Int: Fraction] = [:]
        for (variable, coefficient) in terms {
            let part = self.line(of: variable)
            line.constant += coefficient * part.constant
            for entry in part.entries {
                let (value, present) = (coefficient * entry.value, sums[entry.column, default: .zero])
                let sum = present + value
                sums[entry.column] = dropsRounding && sum.magnitude < Self.rounding * value.magnitude ? .zero : sum
            }
            work += part.entries.count + 1
        }
        line.entries = sums.filter { !$0.value.isZero }.map { Entry(column: $0.key, value: $0.value) }
            .sorted { $0.column < $1.column }
        for entry in line.entries { columns[entry.column].append(lines.count) }
        let variable = lineOf.count
        lineOf.append(lines.count)
        basis.append(variable)
        lines.append(line)
        mayRise.append(true)
        mayFall.append(true)
        columns.append([])
        return variable
    }

    /// The lines that mention a nonbasic variable, with its slope in each.
    mutating func column(_ variable: Int) -> [(line: Int, slope: Fraction)] {
        var found: [(line: Int, slope: Fraction)] = []
        mark += 1
        while marks.count < lines.count { marks.append(0) }
        for line in columns[variable] where marks[line] != mark {
            marks[line] = mark
            guard let place = Self.place(of: variable, in: lines[line].entries) else { continue }
            found.append((line, lines[line].entries[place].value))
        }
        columns[variable] = found.map(\.line)
        return found
    }

    private static func place(of column: Int, in entries: [Entry]) -> Int? {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].column < column { low = middle + 1 } else { high = middle }
        }
        return low < entries.count && entries[low].column == column ? low : nil
    }

    /// Exchanges the basic variable of a line with a nonbasic one.
    mutating func pivot(_ line: Int, _ entering: Int, column: [(line: Int, slope: Fraction)]) {
        let leaving = basis[line]
        let old = lines[line]
        guard let place = Self.place(of: entering, in: old.entries) else { return }
        let factor = -old.entries[place].value.reciprocal
        var entries: [Entry] = []
        entries.reserveCapacity(old.entries.count)
        for entry in old.entries where entry.column != entering {
            entries.append(Entry(column: entry.column, value: entry.value * factor))
        }
        entries.insert(
            Entry(column: leaving, value: -factor),
            at: entries.firstIndex { $0.column > leaving } ?? entries.count
        )
        lines[line] = Line(constant: old.constant * factor, entries: entries)
        basis[line] = entering
        lineOf[entering] = line
        lineOf[leaving] = -1
        columns[leaving] = [line]
        columns[entering] = []
        for (other, slope) in column where other != line { substitute(entering, by: line, in: other, slope: slope) }
    }

    private mutating func substitute(_ entering: Int, by pivotLine: Int, in line: Int, slope: Fraction) {
        let added = lines[pivotLine]
        let present = lines[line].entries
        var merged: [Entry] = []
        merged.reserveCapacity(present.count + added.entries.count)
        var (left, right) = (0, 0)
        while left < present.count || right < added.entries.count {
            let a = left < present.count ? present[left].column : .max
            let b = right < added.entries.count ? added.entries[right].column : .max
            if a == entering {
                left += 1
            } else if a < b {
                merged.append(present[left])
                left += 1
            } else {
                var value = slope * added.entries[right].value
                work += value.wordCount
                if a == b {
                    let sum = value + present[left].value
                    value = dropsRounding && sum.magnitude < Self.rounding * value.magnitude ? .zero : sum
                    left += 1
                } else {
                    columns[b].append(line)
                }
                if !value.isZero { merged.append(Entry(column: b, value: value)) }
                right += 1
            }
        }
        lines[line] = Line(constant: lines[line].constant + slope * added.constant, entries: merged)
        work += 1
    }

    /// Forgets a nonbasic variable that stays zero for good.
    mutating func drop(_ variable: Int) {
        for (line, _) in column(variable) { lines[line].entries.removeAll { $0.column == variable } }
        columns[variable] = []
    }
}
