import DeviceTestSupport
import Foundation
import Testing

@testable import UIKit

/// What apps keep in defaults and in Core Data.
@MainActor @Suite("Archives of UIKit's values")
struct ArchiveTests {
    private func copy<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value {
        let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
        return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data))
    }

    @Test func `a color comes back with its components`() throws {
        let color = try copy(UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5))
        #expect(color == UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5))
    }

    @Test func `a font comes back in its face and size`() throws {
        try onDevice {
            for font in [UIFont.systemFont(ofSize: 20, weight: .bold), .preferredFont(forTextStyle: .title2)] {
                let copy = try copy(font)
                #expect(copy.fontName == font.fontName && copy.pointSize == font.pointSize)
                #expect(copy.lineHeight == font.lineHeight)
            }
        }
    }

    @Test func `an image comes back with its pixels, scale and mode, a symbol as the symbol`() throws {
        try onDevice {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 2
            let drawn = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4), format: format).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 3, height: 4))
            }
            let image = try copy(drawn.withRenderingMode(.alwaysTemplate))
            #expect(image.size == CGSize(width: 3, height: 4) && image.scale == 2)
            #expect(image.renderingMode == .alwaysTemplate)
            let symbol = try copy(#require(UIImage(systemName: "star")))
            #expect(symbol.isSymbolImage && symbol == UIImage(systemName: "star"))
        }
    }

    @Test func `a path comes back with its parts and how it is drawn`() throws {
        let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 5)
        path.addQuadCurve(to: CGPoint(x: 9, y: 9), controlPoint: CGPoint(x: 1, y: 1))
        path.lineWidth = 3
        path.lineCapStyle = .round
        path.usesEvenOddFillRule = true
        #expect(try copy(path).cgPath == path.cgPath)
        path.setLineDash([2, 1], count: 2, phase: 1)
        let copy = try copy(path)
        #expect(copy.cgPath == path.cgPath)
        #expect((copy.lineWidth, copy.lineCapStyle, copy.usesEvenOddFillRule) == (3, .round, true))
        var (lengths, count, phase) = ([CGFloat](repeating: 0, count: 2), 0, CGFloat(0))
        copy.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(lengths == [2, 1] && count == 2 && phase == 1)
    }

    @Test func `a paragraph style, a shadow and an attachment come back as they were`() throws {
        try onDevice {
            let style = NSMutableParagraphStyle()
            style.alignment = .right
            style.lineSpacing = 4
            style.lineBreakMode = .byTruncatingMiddle
            style.tabStops = [NSTextTab(textAlignment: .center, location: 40)]
            let shadow = NSShadow()
            shadow.shadowOffset = CGSize(width: 1, height: 2)
            shadow.shadowColor = UIColor.blue
            let attachment = NSTextAttachment(data: Data([1, 2]), ofType: "public.data")
            attachment.bounds = CGRect(x: 0, y: -2, width: 5, height: 6)
            #expect(try copy(style) == style)
            #expect(try copy(shadow) == shadow)
            let other = try copy(attachment)
            #expect(other.contents == Data([1, 2]) && other.fileType == "public.data")
            #expect(other.bounds == attachment.bounds)
        }
    }

    @Test func `a view with a label is copied through an archive`() throws {
        try onDevice {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            let label = UILabel(frame: CGRect(x: 1, y: 2, width: 30, height: 20))
            label.text = "Title"
            label.font = .boldSystemFont(ofSize: 15)
            view.addSubview(label)
            let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
            let copy = try #require(NSKeyedUnarchiver.unarchiveObject(with: data) as? UIView)
            let inner = try #require(copy.subviews.first as? UILabel)
            #expect(inner.text == "Title" && inner.frame == label.frame)
            #expect(inner.font.pointSize == 15 && inner.font.fontName == label.font.fontName)
        }
    }
}
