import Testing

@testable import UIKit

@Suite("Geometry: pixel alignment")
struct PixelAlignmentTests {
    // AL-35
    @Test(
        arguments: [
            (284.25, 2, 284.5), (166.5, 3, 500 / 3), (333.8333, 3, 334), (284.2, 2, 284), (-0.25, 2, 0),
            (-0.3, 2, -0.5),
            (7.3, 0, 7.3),
        ] as [(CGFloat, CGFloat, CGFloat)]
    )
    func `an edge goes to the nearest pixel and a tie goes up`(value: CGFloat, scale: CGFloat, rounded: CGFloat) {
        #expect(abs(value.roundedToPixel(scale: scale) - rounded) < 1e-9)
    }

    // AL-35
    @Test func `equal widths differ by a pixel when their edges round apart`() {
        let first = CGRect(x: 10, y: 0, width: 81.25, height: 10).roundedToPixels(scale: 2)
        let second = CGRect(x: 101.25, y: 0, width: 81.25, height: 10).roundedToPixels(scale: 2)
        #expect(first == CGRect(x: 10, y: 0, width: 81.5, height: 10))
        #expect(second == CGRect(x: 101.5, y: 0, width: 81, height: 10))
    }

    @Test func `a size is rounded up, but not for what binary fractions add`() {
        #expect(CGSize(width: 20.1, height: 20.000001).ceiledToPixels(scale: 2) == CGSize(width: 20.5, height: 20))
    }

    @Test func `insets move each side inwards and may turn a size negative`() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(CGRect(x: 0, y: 0, width: 10, height: 3).inset(by: insets) == CGRect(x: 2, y: 1, width: 4, height: -1))
    }

    @Test func `leading is right in an interface that reads from right to left`() {
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(UIEdgeInsets(insets, in: .leftToRight) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(UIEdgeInsets(insets, in: .rightToLeft) == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        #expect(NSDirectionalEdgeInsets(UIEdgeInsets(insets, in: .rightToLeft), in: .rightToLeft) == insets)
    }
}
