import Foundation
import Testing

@testable import UIKit

@Suite("Geometry: values of geometry")
struct NSValueTests {
    @Test func `a value gives back what it wraps, and nothing of another kind`() {
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let value = NSValue(cgAffineTransform: transform)
        #expect(value.cgAffineTransformValue == transform)
        #expect(value.uiOffsetValue == .zero)
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
        #expect(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue.vertical == 2)
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(NSValue(directionalEdgeInsets: insets).directionalEdgeInsetsValue == insets)
        #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgAffineTransformValue == .identity)
    }
}
