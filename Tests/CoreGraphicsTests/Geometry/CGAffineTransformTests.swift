import CoreGraphics
import Foundation
import Testing

@Suite("Affine transforms")
struct CGAffineTransformTests {
    private func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) < 1e-9 }

    @Test func `concatenating applies the receiver first`() {
        let shift = CGAffineTransform(translationX: 10, y: 0)
        let scale = CGAffineTransform(scaleX: 2, y: 2)
        #expect(CGPoint(x: 1, y: 1).applying(shift.concatenating(scale)) == CGPoint(x: 22, y: 2))
        #expect(CGPoint(x: 1, y: 1).applying(scale.concatenating(shift)) == CGPoint(x: 12, y: 2))
    }

    @Test func `translatedBy shifts in the source space`() {
        let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1)
        #expect(transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 2, ty: 3))
    }

    @Test func `a positive rotation turns x towards y`() {
        #expect(isClose(CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2)), CGPoint(x: 0, y: 1)))
    }

    @Test(arguments: [
        CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7),
        CGAffineTransform(rotationAngle: 0.7).scaledBy(x: -2, y: 0.5),
        CGAffineTransform(translationX: 3, y: 4),
    ])
    func `the inverse undoes the transform`(transform: CGAffineTransform) {
        let point = CGPoint(x: 12.5, y: -3)
        #expect(isClose(point.applying(transform).applying(transform.inverted()), point))
    }

    @Test func `a transform that cannot be undone is its own inverse`() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func `a rectangle maps to the upright box around its corners`() {
        let turned = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(isClose(turned.origin, CGPoint(x: -20, y: 0)))
        #expect(abs(turned.width - 20) < 1e-9 && abs(turned.height - 10) < 1e-9)
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    }

    @Test func `sizes ignore the shift`() {
        #expect(
            CGSize(width: 2, height: 3).applying(CGAffineTransform(a: 2, b: 0, c: 0, d: -1, tx: 9, ty: 9))
                == CGSize(width: 4, height: -3)
        )
    }

    @Test func `taking apart and putting together gives the same transform`() {
        let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
        let again = CGAffineTransform(transform.decomposed())
        let differences = [
            again.a - transform.a, again.b - transform.b, again.c - transform.c, again.d - transform.d,
            again.tx - transform.tx, again.ty - transform.ty,
        ]
        #expect(differences.allSatisfy { abs($0) < 1e-12 })
    }

    @Test func `the plain initializer makes zeros, not the identity`() {
        #expect(CGAffineTransform() == CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
        #expect(!CGAffineTransform().isIdentity)
    }
}
