/// A matrix of three columns and three rows.
public struct Matrix3<Scalar: SIMDScalar & FloatingPoint & Sendable>: SquareMatrix
where SIMD3<Scalar>: Sendable {
    /// A column, and a row as well.
    public typealias Column = SIMD3<Scalar>

    /// The columns.
    public var columns: (Column, Column, Column)

    /// Zeros.
    public init() { columns = (.zero, .zero, .zero) }

    /// By its columns.
    public init(_ col0: Column, _ col1: Column, _ col2: Column) { columns = (col0, col1, col2) }

    /// By its columns.
    public init(columns: (Column, Column, Column)) { self.columns = columns }

    /// A column.
    public subscript(column: Int) -> Column {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: preconditionFailure("Index out of bounds")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: preconditionFailure("Index out of bounds")
            }
        }
    }
}

/// A matrix of numbers of double precision.
public typealias simd_double3x3 = Matrix3<Double>
/// A matrix of numbers of double precision.
public typealias double3x3 = simd_double3x3
/// A matrix of floating-point numbers.
public typealias simd_float3x3 = Matrix3<Float>
/// A matrix of floating-point numbers.
public typealias float3x3 = simd_float3x3
/// A matrix of floating-point numbers.
public typealias matrix_float3x3 = simd_float3x3
/// The unit.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// The unit.
public let matrix_identity_double3x3 = simd_double3x3(1)
