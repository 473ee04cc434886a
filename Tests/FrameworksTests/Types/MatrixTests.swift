import Insetsimd
import Testing

@Suite("simd: vectors and matrices")
struct MatrixTests {
    private let matrix = double3x3(rows: [SIMD3(2, 0, 1), SIMD3(1, 3, 2), SIMD3(1, 1, 4)])

    @Test func `a matrix is read by its columns, and made of rows or columns`() {
        #expect(matrix[0] == SIMD3(2, 1, 1) && matrix.columns.2 == SIMD3(1, 2, 4))
        #expect(matrix[2, 1] == 2)
        #expect(matrix == double3x3([SIMD3(2, 1, 1), SIMD3(0, 3, 1), SIMD3(1, 2, 4)]))
        #expect(matrix.transpose == double3x3(SIMD3(2, 0, 1), SIMD3(1, 3, 2), SIMD3(1, 1, 4)))
    }

    @Test func `a product leads first through the second`() {
        let turn = float2x2(rows: [SIMD2(0, -1), SIMD2(1, 0)])
        let stretch = float2x2(diagonal: SIMD2(2, 1))
        #expect(turn * SIMD2(1, 0) == SIMD2(0, 1))
        #expect((turn * stretch) * SIMD2(1, 1) == SIMD2(-1, 2))
        #expect(SIMD2(1, 0) * turn == SIMD2(0, -1))
    }

    @Test func `an inverse undoes, and what has none has the determinant 0`() {
        #expect(abs(matrix.determinant - 18) < 1e-12)
        let unit = matrix * matrix.inverse
        for column in 0..<3 {
            for row in 0..<3 { #expect(abs(unit[column, row] - (column == row ? 1 : 0)) < 1e-12) }
        }
        #expect(double2x2(rows: [SIMD2(1, 2), SIMD2(2, 4)]).determinant == 0)
        #expect(matrix_identity_float4x4.inverse == simd_float4x4(1))
    }

    @Test func `vectors have lengths, products and directions`() {
        #expect(simd_length(SIMD2<Float>(3, 4)) == 5 && distance(SIMD2(1.0, 1), SIMD2(1, 3)) == 2)
        #expect(simd_cross(SIMD3<Float>(1, 0, 0), SIMD3(0, 1, 0)) == SIMD3(0, 0, 1))
        #expect(normalize(SIMD3(0.0, 0, 9)) == SIMD3(0, 0, 1) && dot(SIMD3(1.0, 2, 3), SIMD3(1, 1, 1)) == 6)
        #expect(mix(SIMD2(0.0, 10), SIMD2(10, 20), t: 0.5) == SIMD2(5, 15))
    }
}
