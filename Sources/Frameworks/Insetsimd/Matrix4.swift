/// A matrix of four columns and four rows.
public struct Matrix4<Scalar: SIMDScalar & FloatingPoint & Sendable>: SquareMatrix
where SIMD4<Scalar>: Sendable {
    /// A column, and a row as well.
    public typealias Column = SIMD4<Scalar>

    /// The columns.
    public var columns: (Column, Column, Column, Column)

    /// Zeros.
    public init() { columns = (.zero, .zero, .zero, .zero) }

    /// By its columns.
    public init(_ col0: Column, _ col1: Column, _ col2: Column, _ col3: Column) { columns = (col0, col1, col2, col3) }

    /// By its columns.
    public init(columns: (Column, Column, Column, Column)) { self.columns = columns }

    /// A column.
    public subscript(column: Int) -> Column {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            case 3: columns.3
            default: preconditionFailure("Index out of bounds")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
            default: preconditionFailure("Index out of bounds")
            }
        }
    }
}

/// A matrix of numbers of double precision.
public typealias simd_double4x4 = Matrix4<Double>
/// A matrix of numbers of double precision.
public typealias double4x4 = simd_double4x4
/// A matrix of floating-point numbers.
public typealias simd_float4x4 = Matrix4<Float>
/// A matrix of floating-point numbers.
public typealias float4x4 = simd_float4x4
/// A matrix of floating-point numbers.
public typealias matrix_float4x4 = simd_float4x4
/// The unit.
public let matrix_identity_float4x4 = simd_float4x4(1)
/// The unit.
public let matrix_identity_double4x4 = simd_double4x4(1)
