/// Two floating-point numbers.
public typealias simd_float2 = SIMD2<Float>
/// Three floating-point numbers.
public typealias simd_float3 = SIMD3<Float>
/// Four floating-point numbers.
public typealias simd_float4 = SIMD4<Float>
/// Two numbers of double precision.
public typealias simd_double2 = SIMD2<Double>
/// Three numbers of double precision.
public typealias simd_double3 = SIMD3<Double>
/// Four numbers of double precision.
public typealias simd_double4 = SIMD4<Double>
/// Two whole numbers.
public typealias simd_int2 = SIMD2<Int32>
/// Three whole numbers.
public typealias simd_int3 = SIMD3<Int32>
/// Four whole numbers.
public typealias simd_int4 = SIMD4<Int32>
/// Two floating-point numbers.
public typealias vector_float2 = simd_float2
/// Three floating-point numbers.
public typealias vector_float3 = simd_float3
/// Four floating-point numbers.
public typealias vector_float4 = simd_float4

/// The sum of the products of the parts.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }
/// The sum of the products of the parts.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(x, y) }
/// The square of the length.
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(x, x) }
/// The square of the length.
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(x, x) }
/// The length.
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(x, x).squareRoot() }
/// The length.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x) }
/// How far one point is from another.
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x - y) }
/// How far one point is from another.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x - y) }
/// The same direction at the length 1; NaN for no direction.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / simd_length(x) }
/// The same direction at the length 1; NaN for no direction.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_normalize(x) }
/// Between two points: the first at 0, the second at 1.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint { x + t * (y - x) }
/// Between two points: the first at 0, the second at 1.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint { x + t * (y - x) }

/// What is at right angles to both.
public func simd_cross<S: SIMDScalar & FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// What is at right angles to both.
public func cross<S: SIMDScalar & FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> { simd_cross(x, y) }
