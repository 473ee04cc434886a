import Testing

@testable import UIKit

@MainActor @Suite("Coordinate spaces", .serialized)
struct CoordinateSpaceTests {
    @Test func `views convert to the screen and to views of other windows`() throws {
        let root = UIViewController()
        let window = try stage(root, on: "iPhone 16", os: 18)
        let inner = UIView(frame: CGRect(x: 20, y: 100, width: 50, height: 40))
        root.view.addSubview(inner)
        let other = UIWindow(frame: CGRect(x: 10, y: 300, width: 200, height: 200))
        other.isHidden = false
        let space: any UICoordinateSpace = UIScreen.main.coordinateSpace
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: space) == CGPoint(x: 21, y: 102))
        #expect(
            inner.convert(CGRect(x: 0, y: 0, width: 50, height: 40), to: other as any UICoordinateSpace).origin
                == CGPoint(x: 10, y: -200)
        )
        #expect(inner.convert(CGPoint(x: 21, y: 102), from: space) == CGPoint(x: 1, y: 2))
        #expect(window.bounds == space.bounds)
        other.isHidden = true
    }

    @Test func `views of trees without a window convert as if the trees stood side by side`() {
        let (one, two) = (UIView(frame: CGRect(x: 10, y: 20, width: 90, height: 90)), UIView())
        two.frame = CGRect(x: 100, y: 0, width: 90, height: 90)
        let (inOne, inTwo) = (UIView(frame: CGRect(x: 1, y: 1, width: 5, height: 5)), UIView())
        inTwo.frame = CGRect(x: 2, y: 3, width: 5, height: 5)
        one.addSubview(inOne)
        two.addSubview(inTwo)
        #expect(inOne.convert(CGPoint.zero, to: inTwo) == CGPoint(x: -91, y: 18))
        #expect(inOne.convert(inOne.bounds, to: inTwo) == CGRect(x: -91, y: 18, width: 5, height: 5))
        #expect(inOne.convert(CGPoint.zero, from: inTwo) == CGPoint(x: 91, y: -18))
        #expect(inOne.convert(CGPoint.zero, to: one) == CGPoint(x: 1, y: 1))
    }

    @Test(
        arguments: [
            (UIInterfaceOrientation.portrait, CGPoint(x: 10, y: 20)), (.landscapeRight, CGPoint(x: 20, y: 383)),
            (.landscapeLeft, CGPoint(x: 832, y: 10)),
        ] as [(UIInterfaceOrientation, CGPoint)]
    )
    func `the fixed space stays with the device when the interface turns`(
        orientation: UIInterfaceOrientation,
        expected: CGPoint
    ) throws {
        try stage(UIViewController(), on: "iPhone 16", os: 18, landscape: orientation == .landscapeRight)
        if orientation == .landscapeLeft { _ = SimulatedDevice.current.rotate(to: .landscapeLeft) }
        let fixed = UIScreen.main.fixedCoordinateSpace
        #expect(fixed.bounds.size == CGSize(width: 393, height: 852))
        #expect(fixed.convert(CGPoint(x: 10, y: 20), to: UIScreen.main.coordinateSpace) == expected)
        #expect(UIScreen.main.coordinateSpace.bounds.size == UIScreen.main.bounds.size)
    }
}
