import Foundation
import Testing

@testable import CoreGraphics

@Suite("CoreGraphics: PDF files")
struct PDFTests {
    /// A file of two pages: a red square at the bottom left of one, a smaller blue page.
    private func file() throws -> Data {
        let data = NSMutableData()
        var box = CGRect(x: 0, y: 0, width: 200, height: 100)
        let consumer = try #require(CGDataConsumer(data: data))
        let context = try #require(
            CGContext(consumer: consumer, mediaBox: &box, [kCGPDFContextTitle: "Two pages"] as CFDictionary)
        )
        context.beginPDFPage(nil)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
        context.translateBy(x: 7, y: 7)
        context.endPDFPage()
        var small = CGRect(x: 0, y: 0, width: 60, height: 40)
        context.beginPage(mediaBox: &small)
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.fill(small)
        context.setURL(try #require(URL(string: "https://example.com/a'b")) as CFURL, for: small)
        context.endPage()
        context.closePDF()
        return data as Data
    }

    private func bitmap(_ width: Int, _ height: Int) throws -> CGContext {
        try #require(
            CGContext(
                data: nil,
                width: width,
                height: height,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
            )
        )
    }

    @Test func `pages that were drawn come back as they were drawn`() throws {
        let data = try file()
        #expect(data.starts(with: Array("%PDF".utf8)))
        let provider = try #require(CGDataProvider(data: data as CFData))
        let document = try #require(CGPDFDocument(provider))
        #expect(document.numberOfPages == 2)
        #expect(document.isUnlocked && !document.isEncrypted && document.allowsPrinting)
        let first = try #require(document.page(at: 1))
        #expect(first.getBoxRect(.mediaBox) == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(document.page(at: 2)?.getBoxRect(.cropBox).size == CGSize(width: 60, height: 40))
        #expect(document.page(at: 3) == nil)
        let context = try bitmap(400, 200)
        context.scaleBy(x: 2, y: 2)
        context.drawPDFPage(first)
        // The page's bottom left is the bitmap's.
        #expect(context.pixel(x: 50, y: 150) == 0xFFFF_0000)
        #expect(context.pixel(x: 50, y: 50) == 0)
        #expect(context.pixel(x: 150, y: 150) == 0)
    }

    @Test func `a page is drawn into the middle of a rectangle`() throws {
        let provider = try #require(CGDataProvider(data: try file() as CFData))
        let page = try #require(CGPDFDocument(provider)?.page(at: 2))
        let transform = page.getDrawingTransform(
            .mediaBox,
            rect: CGRect(x: 0, y: 0, width: 30, height: 60),
            rotate: 0,
            preserveAspectRatio: true
        )
        #expect(
            CGRect(x: 0, y: 0, width: 60, height: 40).applying(transform) == CGRect(x: 0, y: 20, width: 30, height: 20)
        )
        let turned = page.getDrawingTransform(
            .mediaBox,
            rect: CGRect(x: 0, y: 0, width: 100, height: 100),
            rotate: 90,
            preserveAspectRatio: true
        )
        let box = CGRect(x: 0, y: 0, width: 60, height: 40).applying(turned)
        #expect(abs(box.width - 40) < 1e-9 && abs(box.minX - 30) < 1e-9)
        // Clockwise: what was on top is on the right.
        #expect(CGPoint(x: 30, y: 40).applying(turned).x > 69)
    }

    @Test func `a document goes with its last page, and what was drawn of it too`() throws {
        weak var document: CGPDFDocument?
        weak var picture: CGImage?
        do {
            let opened = try #require(CGPDFDocument(CGDataProvider(try file())))
            document = opened
            let page = try #require(opened.page(at: 1))
            #expect(opened.page(at: 1) === page)
            try bitmap(20, 10).drawPDFPage(page)
            picture = page.image(pixelWidth: 200, pixelHeight: 100)
            #expect(picture != nil)
            #expect(page.image(pixelWidth: 200, pixelHeight: 100) === picture)
        }
        #expect(document == nil)
        #expect(picture == nil)
    }

    @Test func `a page keeps its document, a document that stays keeps what was drawn`() throws {
        let opened = try #require(CGPDFDocument(CGDataProvider(try file())))
        let page = try #require(opened.page(at: 2))
        #expect(page.document === opened)
        let picture = page.image(pixelWidth: 60, pixelHeight: 40)
        #expect(opened.picture(ofPage: 2) === picture)
        let image = try #require(picture)
        for number in 10..<20 { opened.keep(image, ofPage: number) }
        #expect(opened.picture(ofPage: 2) == nil)
        #expect(opened.picture(ofPage: 19) === image)
    }

    @Test func `what is no PDF file opens as none`() throws {
        let provider = try #require(CGDataProvider(data: Data("%PDF-1.4 and no more".utf8) as CFData))
        #expect(CGPDFDocument(provider) == nil)
        let text = try #require(CGDataProvider(data: Data("text".utf8) as CFData))
        #expect(CGPDFDocument(text) == nil)
        #expect(CGPDFDocument(URL(fileURLWithPath: "/nowhere.pdf") as CFURL) == nil)
    }

    @Test func `a context without pixels says so`() throws {
        let consumer = try #require(CGDataConsumer(data: NSMutableData()))
        let context = try #require(CGContext(consumer: consumer, mediaBox: nil, nil))
        #expect(context.data == nil && context.makeImage() == nil && context.bitsPerPixel == 0)
        var empty = CGRect.zero
        #expect(CGContext(consumer: consumer, mediaBox: &empty, nil) == nil)
        context.beginPDFPage(nil)
        context.setShadow(offset: .zero, blur: 4)
        context.setBlendMode(.plusDarker)
        context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
        context.endTransparencyLayer()
        context.closePDF()
    }
}
