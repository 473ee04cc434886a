/// A matrix of two columns and two rows.
public struct Matrix2<Scalar: SIMDScalar & FloatingPoint & Sendable>: SquareMatrix
where SIMD2<Scalar>: Sendable {
    /// A column, and a row as well.
    public typealias Column = SIMD2<Scalar>

    /// The columns.
    public var columns: (Column, Column)

    /// Zeros.
    public init() { columns = (.zero, .zero) }

    /// By its columns.
    public init(_ col0: Column, _ col1: Column) { columns = (col0, col1) }

    /// By its columns.
    public init(columns: (Column, Column)) { self.columns = columns }

    /// A column.
    public subscript(column: Int) -> Column {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: preconditionFailure("Index out of bounds")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: preconditionFailure("Index out of bounds")
            }
        }
    }
}

/// A matrix of numbers of double precision.
public typealias simd_double2x2 = Matrix2<Double>
/// A matrix of numbers of double precision.
public typealias double2x2 = simd_double2x2
/// A matrix of floating-point numbers.
public typealias simd_float2x2 = Matrix2<Float>
/// A matrix of floating-point numbers.
public typealias float2x2 = simd_float2x2
/// A matrix of floating-point numbers.
public typealias matrix_float2x2 = simd_float2x2
/// The unit.
public let matrix_identity_float2x2 = simd_float2x2(1)
/// The unit.
public let matrix_identity_double2x2 = simd_double2x2(1)
