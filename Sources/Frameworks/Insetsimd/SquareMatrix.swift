/// What matrices of every size have; columns lie one after the other, as in Apple's.
public protocol SquareMatrix: Equatable, Sendable {
    /// A column, and a row as well.
    associatedtype Column: SIMD where Column.Scalar: FloatingPoint
    /// Zeros.
    init()
    /// A column.
    subscript(column: Int) -> Column { get set }
}

extension SquareMatrix {
    /// How many columns and rows there are.
    static var order: Int { Column.scalarCount }

    /// Zeros, but for a number in the diagonal.
    public init(_ scalar: Column.Scalar) { self.init(diagonal: Column(repeating: scalar)) }

    /// Zeros, but for the diagonal.
    public init(diagonal: Column) {
        self.init()
        for place in 0..<Self.order { self[place][place] = diagonal[place] }
    }

    /// As many columns as there are rows.
    public init(_ columns: [Column]) {
        precondition(columns.count == Self.order, "Requires an array of length \(Self.order).")
        self.init()
        for place in 0..<Self.order { self[place] = columns[place] }
    }

    /// As many rows as there are columns.
    public init(rows: [Column]) { self = Self(rows).transpose }

    /// A number by its column and row.
    public subscript(column: Int, row: Int) -> Column.Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// Columns for rows.
    public var transpose: Self {
        var result = Self()
        for column in 0..<Self.order { for row in 0..<Self.order { result[row][column] = self[column][row] } }
        return result
    }

    /// How much volumes grow; 0 where there is no inverse.
    public var determinant: Column.Scalar { eliminated(Self()).determinant }

    /// What undoes the matrix; not finite where nothing does.
    public var inverse: Self { eliminated(Self(1)).right }

    /// Gauss's and Jordan's elimination: this matrix becomes the unit, and another takes every step of it.
    private func eliminated(_ right: Self) -> (right: Self, determinant: Column.Scalar) {
        // Rows are columns of the transposed.
        var (left, right, determinant) = (transpose, right.transpose, Column.Scalar(1))
        for step in 0..<Self.order {
            let pivot = (step..<Self.order).max { abs(left[$0][step]) < abs(left[$1][step]) } ?? step
            if pivot != step {
                (left[pivot], left[step]) = (left[step], left[pivot])
                (right[pivot], right[step]) = (right[step], right[pivot])
                determinant = -determinant
            }
            let value = left[step][step]
            determinant *= value
            (left[step], right[step]) = (left[step] / value, right[step] / value)
            for row in 0..<Self.order where row != step {
                let factor = left[row][step]
                left[row] -= factor * left[step]
                right[row] -= factor * right[step]
            }
        }
        return (right.transpose, determinant.isNaN ? 0 : determinant)
    }

    private func combined(_ other: Self, _ combine: (Column, Column) -> Column) -> Self {
        var result = self
        for place in 0..<Self.order { result[place] = combine(self[place], other[place]) }
        return result
    }

    /// Number by number.
    public static func + (x: Self, y: Self) -> Self { x.combined(y, +) }
    /// Number by number.
    public static func - (x: Self, y: Self) -> Self { x.combined(y, -) }
    /// All numbers negated.
    public static prefix func - (x: Self) -> Self { Self() - x }
    /// All numbers times one.
    public static func * (scalar: Column.Scalar, x: Self) -> Self { x.combined(x) { one, _ in scalar * one } }
    /// All numbers times one.
    public static func * (x: Self, scalar: Column.Scalar) -> Self { scalar * x }

    /// The vector that the matrix leads to.
    public static func * (x: Self, vector: Column) -> Column {
        (0..<order).reduce(into: Column.zero) { $0 += x[$1] * vector[$1] }
    }

    /// The row vector that the transposed matrix leads to.
    public static func * (vector: Column, x: Self) -> Column { x.transpose * vector }

    /// The second one, then the first.
    public static func * (x: Self, y: Self) -> Self {
        var result = Self()
        for place in 0..<order { result[place] = x * y[place] }
        return result
    }

    /// Column by column.
    public static func == (x: Self, y: Self) -> Bool { (0..<order).allSatisfy { x[$0] == y[$0] } }
}

/// The second one, then the first.
public func simd_mul<M: SquareMatrix>(_ x: M, _ y: M) -> M { x * y }
/// The vector that a matrix leads to.
public func simd_mul<M: SquareMatrix>(_ x: M, _ y: M.Column) -> M.Column { x * y }
/// What undoes a matrix.
public func simd_inverse<M: SquareMatrix>(_ x: M) -> M { x.inverse }
/// Columns for rows.
public func simd_transpose<M: SquareMatrix>(_ x: M) -> M { x.transpose }
/// How much volumes grow.
public func simd_determinant<M: SquareMatrix>(_ x: M) -> M.Column.Scalar { x.determinant }
