/// Finds the rows behind a contradiction by walking the elimination backwards.
///
/// What contradicts itself is a combination of rows in which all columns cancel (Farkas' lemma): one row without columns,
/// or what an interval or the simplex says. Each variable in it is replaced by its definition, the last one first, and
/// each solved column by its equation. The factors with which that happens are those of the rows behind the contradiction.
struct ContradictionTrace: ~Copyable {
    private let engine: UnsafeMutablePointer<Engine>
    // The combination, by variables that have definitions.
    private var coefficients = Buffer<Double>()
    private var magnitudes = Buffer<Double>()
    private var definitions = DefinitionQueue()
    // Its columns.
    private var columnSums = Buffer<Double>()
    private var columnMagnitudes = Buffer<Double>()
    /// How often each solved column's equation takes part.
    private var uses = Buffer<Double>()
    /// By row.
    private var factors = Buffer<Double>()

    /// A coefficient below this part of what was added up to it is rounding noise.
    private static let cancellation = 1e-11
    /// Columns below this part of what was added up to them have cancelled, or the combination proves nothing.
    private static let remainder = 1e-8

    init(_ engine: UnsafeMutablePointer<Engine>) { self.engine = engine }

    deinit {
        coefficients.free()
        magnitudes.free()
        definitions.free()
        columnSums.free()
        columnMagnitudes.free()
        uses.free()
        factors.free()
    }

    /// The rows, in order of adding; `nil` when the combination cannot be followed, or rounding could have made it.
    mutating func rows() -> [Int32]? {
        guard !engine.pointee.culprits.isEmpty, begin() else { return nil }
        addCulprits()
        walk(recordsFactors: false)
        reduce(below: engine.pointee.solvedColumns.count)
        guard columnsHaveCancelled() else { return nil }
        addEquations()
        addCulprits()
        walk(recordsFactors: true)
        guard columnsHaveCancelled() else { return nil }
        return members()
    }

    /// Makes the tables; false where columns hide what they are.
    private mutating func begin() -> Bool {
        for column in 0..<engine.pointee.columns.count
        where engine.pointee.columns[column].kind == Engine.ColumnKind.hidden { return false }
        for place in 0..<engine.pointee.culprits.count {
            let source = engine.pointee.culprits[place].source
            if source < 0, source & 1 == 0 { return false }
        }
        let variableCount = engine.pointee.store.kinds.count
        coefficients.reset(count: variableCount, to: 0)
        magnitudes.reset(count: variableCount, to: 0)
        columnSums.reset(count: engine.pointee.columns.count, to: 0)
        columnMagnitudes.reset(count: engine.pointee.columns.count, to: 0)
        uses.reset(count: engine.pointee.solvedColumns.count, to: 0)
        factors.reset(count: engine.pointee.store.rows.count, to: 0)
        return true
    }

    // MARK: The combination
    private mutating func addCulprits() {
        for place in 0..<engine.pointee.culprits.count {
            let culprit = engine.pointee.culprits[place]
            if culprit.source >= 0 {
                add(row: culprit.source, culprit.factor)
            } else {
                add(variable: (-1 - culprit.source) / 2, culprit.factor)
            }
        }
    }

    private mutating func add(row: Int32, _ factor: Double) {
        let record = engine.pointee.store.rows[row]
        for cell in record.first..<(record.first + record.count) {
            let cell = engine.pointee.store.cells[cell]
            add(variable: cell.variable, factor * cell.coefficient)
        }
    }

    private mutating func add(variable: Int32, _ coefficient: Double) {
        let definition = engine.pointee.definitionOf[variable]
        if definition >= 0 {
            coefficients[variable] += coefficient
            magnitudes[variable] += abs(coefficient)
            definitions.push(definition, label: -Int64(definition))
        } else if engine.pointee.columnOf[variable] >= 0 {
            add(column: engine.pointee.columnOf[variable], coefficient)
        }
    }

    private mutating func add(column: Int32, _ coefficient: Double) {
        columnSums[column] += coefficient
        columnMagnitudes[column] += abs(coefficient)
    }

    /// Replaces variables by their definitions, the last first, until columns are left.
    private mutating func walk(recordsFactors: Bool) {
        while let index = definitions.pop() {
            let definition = engine.pointee.definitions[index]
            let coefficient = coefficients[definition.variable]
            let isNoise = abs(coefficient) <= Self.cancellation * magnitudes[definition.variable]
            coefficients[definition.variable] = 0
            magnitudes[definition.variable] = 0
            if isNoise { continue }
            let factor = coefficient * engine.pointee.store.cells.factor(of: definition)
            if recordsFactors { factors[definition.row] += factor }
            let record = engine.pointee.store.rows[definition.row]
            for place in record.first..<(record.first + record.count) where place != definition.pivot {
                let cell = engine.pointee.store.cells[place]
                add(variable: cell.variable, factor * cell.coefficient)
            }
            if definition.slack >= 0 { add(column: definition.slack, -factor) }
        }
    }

    /// Replaces the columns that were solved before a place, and counts the uses of their equations.
    private mutating func reduce(below limit: Int) {
        for index in 0..<limit {
            let solved = engine.pointee.solvedColumns[index]
            let coefficient = columnSums[solved.column]
            let isNoise = abs(coefficient) <= Self.cancellation * columnMagnitudes[solved.column]
            columnSums[solved.column] = 0
            columnMagnitudes[solved.column] = 0
            if isNoise { continue }
            uses[index] += coefficient
            for place in solved.first..<(solved.first + solved.count) {
                let entry = engine.pointee.entries[place]
                add(column: entry.column, coefficient * entry.coefficient)
            }
        }
    }

    /// Whether nothing is left of the columns but rounding; empties them.
    private mutating func columnsHaveCancelled() -> Bool {
        var haveCancelled = true
        for column in 0..<columnSums.count {
            if abs(columnSums[column]) > Self.remainder * columnMagnitudes[column] { haveCancelled = false }
        }
        forgetColumns()
        return haveCancelled
    }

    private mutating func forgetColumns() {
        columnSums.reset(count: columnSums.count, to: 0)
        columnMagnitudes.reset(count: columnMagnitudes.count, to: 0)
    }

    /// Adds the rows whose equations were used, and finds their factors: an equation is its row, less the equations that
    /// were there before it as often as the row's columns needed them. So the last comes first.
    private mutating func addEquations() {
        var index = engine.pointee.solvedColumns.count
        while index > 0 {
            index -= 1
            guard uses[index] != 0 else { continue }
            let solved = engine.pointee.solvedColumns[index]
            let factor = uses[index] * solved.factor
            factors[solved.row] += factor
            add(row: solved.row, factor)
            walk(recordsFactors: false)
            reduce(below: index)
            forgetColumns()
        }
        var largest = 0.0
        for index in 0..<uses.count where uses[index] != 0 {
            largest = max(largest, abs(factors[engine.pointee.solvedColumns[index].row]))
        }
        for index in 0..<uses.count where uses[index] != 0 {
            let row = engine.pointee.solvedColumns[index].row
            if abs(factors[row]) > 1e-10 * largest { add(row: row, factors[row]) } else { factors[row] = 0 }
        }
    }

    // MARK: The rows
    /// Those with factors, if they are required ones and their combination is a number that isn't zero.
    private mutating func members() -> [Int32]? {
        for place in 0..<engine.pointee.culprits.count where engine.pointee.culprits[place].source >= 0 {
            factors[engine.pointee.culprits[place].source] += engine.pointee.culprits[place].factor
        }
        var members: [Int32] = []
        var sum = 0.0
        var magnitude = 0.0
        for row in 0..<Int32(truncatingIfNeeded: factors.count) where factors[row] != 0 {
            let record = engine.pointee.store.rows[row]
            guard record.level == 0 else { return nil }
            members.append(row)
            sum += factors[row] * record.constant
            magnitude += abs(factors[row] * record.constant)
            for place in record.first..<(record.first + record.count) {
                let cell = engine.pointee.store.cells[place]
                guard engine.pointee.store.kinds[cell.variable] == .parameter else { continue }
                let part = factors[row] * cell.coefficient * engine.pointee.store.values[cell.variable]
                sum += part
                magnitude += abs(part)
            }
        }
        guard abs(sum) > Tolerance.relative * magnitude else { return nil }
        return members.sorted { engine.pointee.store.serial(of: $0) < engine.pointee.store.serial(of: $1) }
    }
}
