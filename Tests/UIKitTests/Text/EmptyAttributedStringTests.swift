import Testing
import UIKit

@Suite("What Foundation lacks on Linux")
struct EmptyAttributedStringTests {
    @Test func `attributed strings are made without arguments`() {
        #expect(NSAttributedString().length == 0)
        let text = NSMutableAttributedString()
        text.append(NSAttributedString(string: "a"))
        #expect(text.string == "a")
    }

    @Test func `an index path of Objective-C's names rows and items`() {
        let path = NSIndexPath(forRow: 3, inSection: 2)
        #expect([path.section, path.row, path.item] as [Int] == [2, 3, 3])
        #expect(path as IndexPath == IndexPath(row: 3, section: 2))
    }

    @Test func `rectangles are equal once standardized`() {
        #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
        #expect(!CGSize(width: 1, height: 2).equalTo(.zero))
        let turned = CGRect(x: 10, y: 10, width: -10, height: -10)
        #expect(turned.equalTo(CGRect(x: 0, y: 0, width: 10, height: 10)))
    }

    @Test func `absolute times count from 2001`() {
        #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 10)
        #expect(kCFAbsoluteTimeIntervalSince1970 == Date.timeIntervalBetween1970AndReferenceDate)
    }
}
