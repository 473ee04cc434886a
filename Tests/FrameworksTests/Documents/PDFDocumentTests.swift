import Foundation
import InsetPDFKit
import Testing
import UIKit

@MainActor @Suite("Frameworks: PDF documents")
struct PDFDocumentTests {
    /// A file of two pages, the second turned and cut, with chapters.
    static let file = Data(
        """
        %PDF-1.4
        1 0 obj
        << /Type /Catalog /Pages 2 0 R /Outlines 5 0 R >>
        endobj
        2 0 obj
        << /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>
        endobj
        3 0 obj
        << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 9 0 R
        /Resources << /Font << /F1 10 0 R >> >> >>
        endobj
        4 0 obj
        << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Rotate 90 /CropBox [20 10 180 90] /Contents 9 0 R
        /Resources << /Font << /F1 10 0 R >> >> >>
        endobj
        5 0 obj
        << /Type /Outlines /First 6 0 R /Last 8 0 R /Count 3 >>
        endobj
        6 0 obj
        << /Title (One) /Parent 5 0 R /Next 8 0 R /First 7 0 R /Last 7 0 R /Count 1 /Dest [3 0 R /Fit] >>
        endobj
        7 0 obj
        << /Title (Within) /Parent 6 0 R /Dest [4 0 R /Fit] >>
        endobj
        8 0 obj
        << /Title (Two) /Parent 5 0 R /Prev 6 0 R /Dest [4 0 R /Fit] >>
        endobj
        9 0 obj
        << /Length 75 >>
        stream
        1 0 0 rg 150 50 40 40 re f 0 g BT /F1 12 Tf 30 50 Td (Hello big world) Tj ET
        endstream
        endobj
        10 0 obj
        << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>
        endobj
        11 0 obj
        << /Title (A title) /Author (Somebody) >>
        endobj
        trailer
        << /Root 1 0 R /Info 11 0 R >>
        """.utf8
    )

    private func document() throws -> PDFDocument { try #require(PDFDocument(data: Self.file)) }

    private func pixel(_ image: UIImage, _ x: Int, _ y: Int) throws -> [UInt8] {
        let picture = try #require(image.cgImage)
        let data = try #require(picture.dataProvider?.data as Data?)
        let place = y * picture.bytesPerRow + x * 4
        return [data[place + 2], data[place + 1], data[place]]
    }

    @Test func `a file has pages with boxes and turns, and other data is no document`() throws {
        let document = try document()
        #expect(document.pageCount == 2 && !document.isLocked && document.allowsCopying)
        let second = try #require(document.page(at: 1))
        #expect(second.bounds(for: .mediaBox) == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(second.bounds(for: .cropBox) == CGRect(x: 20, y: 10, width: 160, height: 80))
        #expect(second.rotation == 90 && second.label == "2" && document.index(for: second) == 1)
        #expect(document.page(at: 2) == nil && document.page(at: -1) == nil)
        #expect(PDFDocument(data: Data("no".utf8)) == nil)
        #expect(PDFDocument(url: URL(fileURLWithPath: "/nowhere.pdf")) == nil)
        #expect(document.documentAttributes?[PDFDocumentAttribute.titleAttribute] as? String == "A title")
        #expect(document.documentAttributes?[PDFDocumentAttribute.authorAttribute] as? String == "Somebody")
    }

    @Test func `a thumbnail fits into its size, is turned as its page and white where nothing is drawn`() throws {
        let document = try document()
        let first = try #require(document.page(at: 0)).thumbnail(of: CGSize(width: 100, height: 100), for: .mediaBox)
        #expect(first.size == CGSize(width: 100, height: 50))
        #expect(try pixel(first, 85, 15) == [255, 0, 0] && pixel(first, 50, 5) == [255, 255, 255])
        let second = try #require(document.page(at: 1)).thumbnail(of: CGSize(width: 80, height: 160), for: .cropBox)
        #expect(second.size == CGSize(width: 80, height: 160))
        // What is at the right top of the sheet is at the right bottom when it is turned clockwise.
        #expect(try pixel(second, 60, 150) == [255, 0, 0])
    }

    @Test func `a page's text has its places, and words and lines are found at points`() throws {
        let document = try document()
        let page = try #require(document.page(at: 0))
        #expect(page.string == "Hello big world" && page.numberOfCharacters == 15)
        let letter = page.characterBounds(at: 0)
        #expect(abs(letter.minX - 30) < 1 && letter.minY < 51 && letter.maxY > 55)
        let point = CGPoint(x: page.characterBounds(at: 7).midX, y: page.characterBounds(at: 7).midY)
        #expect(page.characterIndex(at: point) == 7 && page.characterIndex(at: CGPoint(x: 1, y: 1)) == -1)
        #expect(page.selectionForWord(at: point)?.string == "big")
        #expect(page.selectionForLine(at: point)?.string == "Hello big world")
        #expect(page.selection(for: NSRange(location: 6, length: 9))?.string == "big world")
        #expect(page.selection(for: page.characterBounds(at: 6).insetBy(dx: 1, dy: 1))?.string == "b")
        // Places of a turned page are in its own space, too.
        let turned = try #require(document.page(at: 1)).characterBounds(at: 0)
        #expect(abs(turned.midX - letter.midX) < 1 && abs(turned.midY - letter.midY) < 1, "\(turned) \(letter)")
    }

    @Test func `a search finds places in their order and tells of each`() throws {
        final class Listener: NSObject, PDFDocumentDelegate {
            var log: [String] = []
            func documentDidBeginDocumentFind(_ notification: Notification) { log.append("begin") }
            func didMatchString(_ instance: PDFSelection) { log.append(instance.pages.first?.label ?? "") }
            func documentDidEndDocumentFind(_ notification: Notification) { log.append("end") }
        }
        let (document, listener) = (try document(), Listener())
        document.delegate = listener
        document.beginFindString("BIG", withOptions: .caseInsensitive)
        #expect(listener.log == ["begin", "1", "2", "end"] && !document.isFinding)
        #expect(document.findString("BIG").isEmpty)
        let first = try #require(document.findString("big", fromSelection: nil))
        let second = try #require(document.findString("big", fromSelection: first))
        #expect(second.pages.map(\.label) == ["2"])
        #expect(document.findString("big", fromSelection: second) == nil)
        #expect(document.findString("big", fromSelection: second, withOptions: .backwards)?.pages.first?.label == "1")
        #expect(document.string == "Hello big world\nHello big world")
    }

    @Test func `chapters lie below each other and lead to pages`() throws {
        let document = try document()
        let root = try #require(document.outlineRoot)
        #expect((0..<root.numberOfChildren).map { root.child(at: $0)?.label } == ["One", "Two"])
        let one = try #require(root.child(at: 0))
        #expect(one.child(at: 0)?.label == "Within" && one.child(at: 0)?.parent === one)
        #expect(one.destination?.page === document.page(at: 0) && root.child(at: 1)?.index == 1)
    }

    @Test func `pages are put in, moved and taken away, and pictures become pages of a file`() throws {
        let document = PDFDocument()
        #expect(document.pageCount == 0 && document.dataRepresentation() == nil)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 60, height: 30))
        }
        let page = try #require(PDFPage(image: picture))
        document.insert(page, at: 0)
        let other = try self.document()
        document.insert(try #require(other.page(at: 0)), at: 0)
        document.exchangePage(at: 0, withPageAt: 1)
        #expect(document.index(for: page) == 0)
        let written = try #require(document.dataRepresentation().flatMap { PDFDocument(data: $0) })
        #expect(written.pageCount == 2)
        #expect(written.page(at: 0)?.bounds(for: .mediaBox).size == CGSize(width: 60, height: 30))
        let seen = try #require(written.page(at: 0)).thumbnail(of: CGSize(width: 60, height: 30), for: .mediaBox)
        let color = try pixel(seen, 30, 15)
        #expect(color[2] > 250 && color[0] < 5)
        document.removePage(at: 0)
        #expect(document.pageCount == 1 && page.document == nil)
    }

    @Test func `annotations are drawn on their page, marks below what they mark`() throws {
        let document = try self.document()
        let page = try #require(document.page(at: 0))
        let mark = PDFAnnotation(
            bounds: CGRect(x: 0, y: 0, width: 100, height: 20),
            forType: .highlight,
            withProperties: nil
        )
        page.addAnnotation(mark)
        let box = PDFAnnotation(
            bounds: CGRect(x: 140, y: 40, width: 60, height: 60),
            forType: .square,
            withProperties: nil
        )
        box.interiorColor = .green
        page.addAnnotation(box)
        let hidden = PDFAnnotation(
            bounds: CGRect(x: 0, y: 80, width: 9, height: 9),
            forType: .circle,
            withProperties: nil
        )
        hidden.shouldDisplay = false
        page.addAnnotation(hidden)
        let seen = page.thumbnail(of: CGSize(width: 200, height: 100), for: .mediaBox)
        #expect(try pixel(seen, 50, 90) == [255, 255, 0])
        #expect(try pixel(seen, 170, 30) == [0, 255, 0] && pixel(seen, 4, 15) == [255, 255, 255])
        #expect(page.annotation(at: CGPoint(x: 150, y: 50)) === box && mark.type == "Highlight")
        page.removeAnnotation(box)
        #expect(box.page == nil && page.annotations.count == 2)
    }
}
