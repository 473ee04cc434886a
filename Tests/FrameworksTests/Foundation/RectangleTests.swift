import Foundation
import InsetFoundation
import Testing

@Suite("Foundation: rectangles")
struct RectangleTests {
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    // AL-61
    @Test(arguments: [
        (CGRect(x: 10, y: 0, width: 10, height: 10), false), (CGRect(x: 10, y: 10, width: 10, height: 10), false),
        (CGRect(x: 0, y: -10, width: 10, height: 10), false), (CGRect(x: 9, y: 0, width: 10, height: 10), true),
        (CGRect(x: 20, y: 20, width: -15, height: -15), true), (.null, false), (.infinite, true),
    ])
    func `rectangles that only touch don't intersect`(other: CGRect, intersects: Bool) {
        #expect(square.intersects(other) == intersects)
        #expect(other.intersects(square) == intersects)
    }

    // AL-61
    @Test(arguments: [
        (CGRect.zero, true), (CGRect(x: 0, y: 4, width: 0, height: 3), true),
        (CGRect(x: 4, y: 4, width: 0, height: 0), true),
        (CGRect(x: 10, y: 0, width: 0, height: 5), false), (CGRect(x: 4, y: 10, width: 0, height: 0), false),
    ])
    func `a rectangle without width or height intersects that which it begins in`(other: CGRect, intersects: Bool) {
        #expect(square.intersects(other) == intersects)
        #expect(other.intersects(square) == intersects)
    }

    // AL-61
    @Test func `the intersection of rectangles that touch is empty and not null`() {
        let edge = square.intersection(CGRect(x: 10, y: 0, width: 10, height: 10))
        #expect(edge == CGRect(x: 10, y: 0, width: 0, height: 10))
        #expect(!edge.isNull)
    }
}
