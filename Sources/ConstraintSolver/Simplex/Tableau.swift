/// A sparse simplex tableau with bounded variables.
///
/// Positions below `structuralCount` are the component's variables, the others are rows: the value of a row variable
/// is the row's expression. Each basic variable is a linear function of the nonbasic ones; only the slopes are kept,
/// values are moved along.
struct Tableau {
    struct Entry: Sendable {
        var column: Int32
        var value: Double
    }

    let structuralCount: Int
    var values: [Double]
    var lower: [Double]
    var upper: [Double]
    /// The tableau row of a basic variable, -1 for a nonbasic one.
    private(set) var rowOf: [Int32]
    /// The basic variable of each tableau row.
    private(set) var basis: [Int32] = []
    private(set) var rows: [[Entry]] = []
    /// Tableau rows that may contain a nonbasic variable; cleaned up when walked.
    private var columns: [[Int32]]

    private var scatter: [Double]
    private var scatterMark: [Int32]
    private var rowMark: [Int32] = []
    private var mark: Int32 = 0
    private var rowTick: Int32 = 0

    /// What is left of a cancelled entry is dropped below this part of it.
    private static let cancellation = 1e-12

    init(structuralCount: Int, lower: [Double]) {
        self.structuralCount = structuralCount
        values = Array(repeating: 0, count: structuralCount)
        self.lower = lower
        upper = Array(repeating: .infinity, count: structuralCount)
        rowOf = Array(repeating: -1, count: structuralCount)
        columns = Array(repeating: [], count: structuralCount)
        scatter = values
        scatterMark = Array(repeating: 0, count: structuralCount)
    }

    var variableCount: Int { values.count }

    func isBasic(_ variable: Int) -> Bool { rowOf[variable] >= 0 }

    func isFixed(_ variable: Int) -> Bool { lower[variable] == upper[variable] }

    /// Adds a row over structural variables; returns its variable, which starts basic and unbounded.
    mutating func addRow(_ terms: [Entry], constant: Double) -> Int {
        let variable = values.count
        let row = Int32(rows.count)
        mark += 1
        var entries: [Entry] = []
        entries.reserveCapacity(terms.count)
        var value = constant
        func add(_ column: Int32, _ coefficient: Double) {
            if scatterMark[Int(column)] == mark {
                scatter[Int(column)] += coefficient
            } else {
                scatterMark[Int(column)] = mark
                scatter[Int(column)] = coefficient
                entries.append(Entry(column: column, value: 0))
            }
        }
        for term in terms {
            let structural = Int(term.column)
            value += term.value * values[structural]
            if rowOf[structural] < 0 {
                add(term.column, term.value)
            } else {
                for entry in rows[Int(rowOf[structural])] { add(entry.column, entry.value * term.value) }
            }
        }
        for place in entries.indices { entries[place].value = scatter[Int(entries[place].column)] }
        entries.removeAll { abs($0.value) < Self.cancellation }
        for entry in entries { columns[Int(entry.column)].append(row) }
        rows.append(entries)
        basis.append(Int32(variable))
        rowMark.append(0)
        values.append(value)
        lower.append(-.infinity)
        upper.append(.infinity)
        rowOf.append(row)
        columns.append([])
        scatter.append(0)
        scatterMark.append(0)
        return variable
    }

    func entry(row: Int, column: Int) -> Double {
        for entry in rows[row] where Int(entry.column) == column { return entry.value }
        return 0
    }

    /// The rows that contain a nonbasic variable, with its slope in each.
    mutating func column(_ variable: Int) -> [Entry] {
        rowTick += 1
        var entries: [Entry] = []
        entries.reserveCapacity(columns[variable].count)
        for row in columns[variable] where rowMark[Int(row)] != rowTick {
            rowMark[Int(row)] = rowTick
            let value = entry(row: Int(row), column: variable)
            if value != 0 { entries.append(Entry(column: row, value: value)) }
        }
        columns[variable] = entries.map(\.column)
        return entries
    }

    /// Moves a nonbasic variable and, with it, the basic ones.
    mutating func move(_ variable: Int, by distance: Double, column: [Entry]) {
        guard distance != 0 else { return }
        values[variable] += distance
        for entry in column {
            values[Int(basis[Int(entry.column)])] += entry.value * distance
        }
    }

    /// Exchanges the basic variable of `row` with the nonbasic `entering`.
    mutating func pivot(row: Int, entering: Int, column: [Entry]) {
        let leaving = Int(basis[row])
        let pivot = entry(row: row, column: entering)
        mark += 1
        for place in rows[row].indices {
            let column = Int(rows[row][place].column)
            if column == entering {
                rows[row][place] = Entry(column: Int32(leaving), value: 1 / pivot)
                scatter[leaving] = 1 / pivot
                scatterMark[leaving] = mark
            } else {
                let value = -rows[row][place].value / pivot
                rows[row][place].value = value
                scatter[column] = value
                scatterMark[column] = mark
            }
        }
        basis[row] = Int32(entering)
        rowOf[entering] = Int32(row)
        rowOf[leaving] = -1
        columns[leaving] = [Int32(row)]
        columns[entering] = []
        for entry in column where Int(entry.column) != row {
            substitute(entering, by: row, in: Int(entry.column), slope: entry.value)
        }
    }

    private mutating func substitute(_ entering: Int, by pivotRow: Int, in row: Int, slope: Double) {
        var entries = rows[row]
        rows[row] = []
        rowTick += 1
        var kept = 0
        var met = 0
        // scatterMark is raised to -mark where the target row already has the column.
        for place in entries.indices {
            let entry = entries[place]
            let column = Int(entry.column)
            if column == entering { continue }
            if scatterMark[column] == mark {
                scatterMark[column] = -mark
                met += 1
                let part = slope * scatter[column]
                let sum = entry.value + part
                if abs(sum) <= Self.cancellation * abs(part) { continue }
                entries[kept] = Entry(column: entry.column, value: sum)
            } else {
                entries[kept] = entry
            }
            kept += 1
        }
        entries.removeLast(entries.count - kept)
        for entry in rows[pivotRow] {
            let column = Int(entry.column)
            if scatterMark[column] == -mark {
                scatterMark[column] = mark
            } else {
                entries.append(Entry(column: entry.column, value: slope * entry.value))
                columns[column].append(Int32(row))
            }
        }
        rows[row] = entries
    }

    /// Forgets a nonbasic variable that will never move again.
    mutating func drop(_ variable: Int) {
        for entry in column(variable) {
            rows[Int(entry.column)].removeAll { Int($0.column) == variable }
        }
        columns[variable] = []
    }
}
