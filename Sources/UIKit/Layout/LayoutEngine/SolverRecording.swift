import ConstraintSolver

/// Writes down what layout asks of the constraint solver, for benchmarks that ask it again; nobody records by default.
///
/// It only looks on: layout asks the same, recorded or not.
///
/// A line for each operation, on the system selected last:
///
///     @ PHASE                                       what follows is this: "load", "rotate", "text"
///     s SYSTEM                                      selects a system, which begins with its first selection
///     v KIND VALUE                                  a variable: 0 free, 1 not negative, 2 a parameter of this value
///     c ROW PRIORITY RELATION CONSTANT VAR COEF …   adds sum(COEF × VAR) + CONSTANT (RELATION: -1, 0, 1) zero
///     r ROW                                         removes it
///     k ROW CONSTANT                                changes its constant
///     q ROW PRIORITY                                changes its priority
///     p VAR VALUE                                   changes a parameter
///     b ROW                                         says that it is broken
///     x                                             solves
@MainActor
package final class SolverRecording {
    /// Where systems that are made from now on are written down; nil, the default, costs a comparison an operation.
    package static var current: SolverRecording?

    package private(set) var lines: [String] = []
    private var systems = 0
    private weak var selected: System?

    package init() {}

    /// Says what the operations that follow are for.
    package func begin(_ phase: String) { lines.append("@ \(phase)") }

    /// The part of one system.
    @MainActor
    final class System {
        private let recording: SolverRecording
        private var number: Int?

        init(_ recording: SolverRecording) { self.recording = recording }

        func makeVariable(_ variable: Variable, isNonNegative: Bool) { write("v \(isNonNegative ? 1 : 0) 0") }
        func makeParameter(_ variable: Variable, _ value: Double) { write("v 2 \(value)") }
        func setParameter(_ variable: Variable, _ value: Double) { write("p \(variable.number) \(value)") }
        func setConstant(_ handle: ConstraintHandle, _ constant: Double) { write("k \(handle.order) \(constant)") }
        func setPriority(_ handle: ConstraintHandle, _ priority: Double) { write("q \(handle.order) \(priority)") }
        func remove(_ handle: ConstraintHandle) { write("r \(handle.order)") }
        func setBroken(_ handle: ConstraintHandle) { write("b \(handle.order)") }
        func solve() { write("x") }

        func add(_ handle: ConstraintHandle, _ constraint: Constraint) {
            let terms = constraint.expression.terms.map { "\($0.variable.number) \($0.coefficient)" }
            // What gives way silently is no contradiction: it stands just below what is required (AL-6b).
            let priority = constraint.yieldsSilently ? min(constraint.priority, 999.5) : constraint.priority
            write(
                "c \(handle.order) \(priority) \(constraint.relation.rawValue) \(constraint.expression.constant) "
                    + terms.joined(separator: " ")
            )
        }

        private func write(_ line: String) {
            if recording.selected !== self {
                if number == nil {
                    number = recording.systems
                    recording.systems += 1
                }
                recording.selected = self
                recording.lines.append("s \(number ?? 0)")
            }
            recording.lines.append(line)
        }
    }
}
