import Foundation
import Testing
import UIKit

/// Without `@testable`: what the tests of an app see.
@MainActor @Suite("Objects that tests make themselves")
struct ObjectsOfTestsTests {
    private final class Touch: UITouch {
        let place: CGPoint
        init(_ place: CGPoint) { self.place = place }
        override func location(in view: UIView?) -> CGPoint { place }
    }

    private final class Update: UICollectionViewUpdateItem {
        let path: IndexPath?
        init(_ path: IndexPath?) {
            self.path = path
            super.init()
        }
        override var indexPathAfterUpdate: IndexPath? { path }
    }

    @Test func `touches and updates are subclassed with an initializer of the test's own`() {
        #expect(Touch(CGPoint(x: 3, y: 4)).location(in: nil) == CGPoint(x: 3, y: 4))
        let update = Update(IndexPath(item: 1, section: 0))
        #expect(update.updateAction == .none && update.indexPathBeforeUpdate == nil)
        #expect(update.indexPathAfterUpdate == IndexPath(item: 1, section: 0))
    }

    @Test func `objects that are no responders keep how assistive apps go through them`() {
        let layer = CALayer()
        #expect(layer.accessibilityNavigationStyle == .automatic && !layer.shouldGroupAccessibilityChildren)
        layer.accessibilityNavigationStyle = .combined
        layer.shouldGroupAccessibilityChildren = true
        #expect(layer.accessibilityNavigationStyle == .combined && layer.shouldGroupAccessibilityChildren)
    }

    @Test func `a rotor's result may be a part of a text`() {
        let text = UITextView()
        text.text = "abc"
        let result = UIAccessibilityCustomRotorItemResult(
            targetElement: text,
            targetRange: text.textRange(from: text.beginningOfDocument, to: text.endOfDocument)
        )
        #expect(result.targetElement === text)
        #expect(result.targetRange.flatMap(text.text(in:)) == "abc")
    }

    @Test func `a view whose recognizers have gone has none, where one that never had any has no list`() {
        let (view, tap) = (UIView(), UITapGestureRecognizer())
        #expect(view.gestureRecognizers == nil)
        view.addGestureRecognizer(tap)
        view.removeGestureRecognizer(tap)
        #expect(view.gestureRecognizers == [])
        view.gestureRecognizers = nil
        #expect(view.gestureRecognizers == nil)
    }
}
