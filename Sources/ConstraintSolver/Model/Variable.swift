/// A handle for one unknown, or one parameter, of a ``Solver``.
public struct Variable: Hashable, Sendable, BitwiseCopyable {
    /// The position in the solver's tables; reused after ``Solver/discard(_:)``.
    let index: Int32

    init(_ index: Int) {
        self.index = Int32(truncatingIfNeeded: index)
    }

    var position: Int { Int(index) }
    /// Names the variable in logs.
    public var number: Int { Int(index) }
}

/// How a variable may move.
enum VariableKind: UInt8, Sendable {
    case free, nonNegative, parameter, discarded
}
