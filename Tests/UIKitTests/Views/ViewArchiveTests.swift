import Foundation
import Testing
import UIKit

@MainActor @Suite("Views: archives")
struct ViewArchiveTests {
    @Test func `a view is copied with its subviews by an archive`() throws {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        view.tag = 7
        view.alpha = 0.5
        view.clipsToBounds = true
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        let child = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        child.isHidden = true
        child.isUserInteractionEnabled = false
        view.addSubview(child)

        let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
        let archive = try NSKeyedUnarchiver(forReadingFrom: data)
        archive.requiresSecureCoding = false
        let copy = try #require(archive.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIView)
        #expect(copy !== view)
        #expect(copy.frame == view.frame && copy.tag == 7 && copy.alpha == 0.5 && copy.clipsToBounds)
        #expect(copy.autoresizingMask == view.autoresizingMask)
        #expect(copy.backgroundColor == view.backgroundColor)
        let copied = try #require(copy.subviews.first)
        #expect(copy.subviews.count == 1 && copied !== child)
        #expect(copied.frame == child.frame && copied.isHidden && !copied.isUserInteractionEnabled)
    }

    @Test func `a cell's archive keeps what is in its content view`() throws {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
        cell.contentView.addSubview(UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8)))
        let data = try NSKeyedArchiver.archivedData(withRootObject: cell, requiringSecureCoding: false)
        let archive = try NSKeyedUnarchiver(forReadingFrom: data)
        archive.requiresSecureCoding = false
        let copy = try #require(archive.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UICollectionViewCell)
        #expect(copy.contentView.subviews.map(\.frame) == [CGRect(x: 5, y: 6, width: 7, height: 8)])
        #expect(copy.subviews.count(where: { $0 === copy.contentView }) == 1)
    }
}
