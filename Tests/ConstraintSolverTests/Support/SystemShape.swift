import ConstraintSolver

/// A system with known sizes of a root, as layouts have them: rows to start with, and more of them to add.
struct SystemShape {
    enum Kind: String, CaseIterable {
        case random, form, stacks, grid, priorities
    }

    var isNonNegative: [Bool] = []
    /// The first variables are parameters, with these values.
    var parameters: [Double] = []
    var rows: [RandomSystem.Row] = []

    init(_ kind: Kind, random: inout SeededGenerator) {
        switch kind {
        case .random: makeRandom(&random)
        case .form: makeForm(2 + random.below(5), &random)
        case .stacks: makeStacks(&random)
        case .grid: makeGrid(2 + random.below(3))
        case .priorities: makePriorities(1 + random.below(5), &random)
        }
    }

    // MARK: Rows
    private mutating func add(
        _ relation: Relation,
        _ priority: Double,
        _ constant: Double,
        _ terms: KeyValuePairs<Int, Double>
    ) {
        rows.append(
            RandomSystem.Row(
                coefficients: terms.map { ($0.key, $0.value) },
                constant: constant,
                relation: relation,
                priority: priority,
                key: Double(rows.count % 5)
            )
        )
    }

    /// A view's first variable: x, y, width and height follow each other.
    private mutating func addView() -> Int {
        isNonNegative += [false, false, true, true]
        return isNonNegative.count - 4
    }

    private mutating func addRoot() -> Int {
        isNonNegative = [false, false]
        parameters = [390, 844]
        let root = addView()
        add(.equal, 1000, 0, [root: 1])
        add(.equal, 1000, 0, [root + 1: 1])
        add(.equal, 1000, 0, [root + 2: 1, 0: -1])
        add(.equal, 1000, 0, [root + 3: 1, 1: -1])
        return root
    }

    private mutating func near(
        _ a: Int,
        _ b: Int,
        _ axis: Int,
        _ gap: Double,
        _ relation: Relation = .equal,
        _ priority: Double = 1000
    ) {
        add(relation, priority, -gap, [a + axis: 1, b + axis: -1])
    }

    private mutating func far(
        _ a: Int,
        _ b: Int,
        _ axis: Int,
        _ gap: Double,
        _ relation: Relation = .equal,
        _ priority: Double = 1000
    ) {
        add(relation, priority, gap, [a + axis: 1, a + axis + 2: 1, b + axis: -1, b + axis + 2: -1])
    }

    private mutating func after(
        _ a: Int,
        _ b: Int,
        _ axis: Int,
        _ gap: Double,
        _ relation: Relation = .equal,
        _ priority: Double = 1000
    ) {
        add(relation, priority, -gap, [a + axis: 1, b + axis: -1, b + axis + 2: -1])
    }

    private mutating func length(_ a: Int, _ axis: Int, _ size: Double, _ relation: Relation, _ priority: Double = 1000)
    {
        add(relation, priority, -size, [a + axis + 2: 1])
    }

    private mutating func content(_ a: Int, _ axis: Int, _ size: Double) {
        length(a, axis, size, .lessThanOrEqual, 250)
        length(a, axis, size, .greaterThanOrEqual, 750)
    }

    // MARK: Kinds
    private mutating func makeRandom(_ random: inout SeededGenerator) {
        let count = 3 + random.below(5)
        parameters = [3, 5]
        isNonNegative = [false, false] + (0..<count).map { _ in random.below(2) == 0 }
        let requiredShare = random.below(5)
        for _ in 0..<(6 + random.below(16)) {
            rows.append(
                RandomSystem.row(variableCount: count + 2, requiredShare: requiredShare, random: &random)
            )
        }
    }

    private mutating func makeForm(_ count: Int, _ random: inout SeededGenerator) {
        let root = addRoot()
        var first = -1
        var previous = -1
        for row in 0..<count {
            let (label, field) = (addView(), addView())
            if row == 0 { near(field, root, 1, 8) } else { after(field, previous, 1, 8) }
            near(label, root, 0, 16)
            after(field, label, 0, 8)
            far(field, root, 0, 16)
            if row == 0 {
                first = label
                length(label, 0, 20, .greaterThanOrEqual)
            } else {
                add(.equal, 1000, 0, [label + 2: 1, first + 2: -1])
            }
            length(field, 1, 34, .equal)
            add(.equal, 1000, 0, [label + 1: 1, label + 3: 0.5, field + 1: -1, field + 3: -0.5])
            content(label, 0, Double(40 + random.below(80)))
            content(label, 1, 20.5)
            length(field, 0, 30, .greaterThanOrEqual, 750)
            previous = field
        }
    }

    private mutating func makeStacks(_ random: inout SeededGenerator) {
        nest(addRoot(), 0, depth: 1 + random.below(2), width: 2 + random.below(3), &random)
    }

    private mutating func nest(_ parent: Int, _ axis: Int, depth: Int, width: Int, _ random: inout SeededGenerator) {
        guard depth > 0 else {
            content(parent, 0, Double(20 + random.below(60)))
            content(parent, 1, 20.5)
            return
        }
        let children = (0..<width).map { _ in addView() }
        near(children[0], parent, axis, 0)
        for child in 1..<width { after(children[child], children[child - 1], axis, 8) }
        far(children[width - 1], parent, axis, 0)
        let isEqual = random.below(2) == 0
        for child in children {
            if isEqual, child != children[0] {
                add(.equal, 1000, 0, [child + axis + 2: 1, children[0] + axis + 2: -1])
            }
            near(child, parent, 1 - axis, 0)
            far(child, parent, 1 - axis, 0)
        }
        for child in children { nest(child, 1 - axis, depth: depth - 1, width: width, &random) }
    }

    private mutating func makeGrid(_ side: Int) {
        let root = addRoot()
        let cells = (0..<(side * side)).map { _ in addView() }
        for (place, cell) in cells.enumerated() {
            let (line, column) = place.quotientAndRemainder(dividingBy: side)
            if column == 0 { near(cell, root, 0, 8) } else { after(cell, cells[place - 1], 0, 8) }
            if column == side - 1 { far(cell, root, 0, 8) }
            if line == 0 { near(cell, root, 1, 8) } else { after(cell, cells[place - side], 1, 8) }
            if line == side - 1 { far(cell, root, 1, 8) }
            guard place > 0 else { continue }
            add(.equal, 1000, 0, [cell + 2: 1, cells[0] + 2: -1])
            add(.equal, 1000, 0, [cell + 3: 1, cells[0] + 3: -1])
        }
    }

    private mutating func makePriorities(_ count: Int, _ random: inout SeededGenerator) {
        let root = addRoot()
        var previous = root
        for row in 0..<count {
            let (a, c) = (addView(), addView())
            near(a, root, 0, 44, .greaterThanOrEqual)
            near(a, root, 0, 0, .equal, 600)
            after(c, a, 0, 8, .greaterThanOrEqual)
            after(c, a, 0, 8, .equal, 600)
            far(c, root, 0, 20, .lessThanOrEqual)
            length(a, 0, Double(60 + random.below(300)), .lessThanOrEqual, 250)
            length(a, 0, Double(60 + random.below(300)), .greaterThanOrEqual, 751)
            content(c, 0, Double(40 + random.below(200)))
            if row == 0 {
                near(a, root, 1, 47, .greaterThanOrEqual)
                near(a, root, 1, 0, .equal, 600)
            } else {
                after(a, previous, 1, 8, .greaterThanOrEqual)
                after(a, previous, 1, 8, .equal, 600)
            }
            near(c, a, 1, 0, .greaterThanOrEqual)
            near(c, a, 1, 0, .equal, 600)
            content(a, 1, Double(20 + random.below(15)))
            content(c, 1, Double(20 + random.below(15)))
            previous = a
        }
    }
}
