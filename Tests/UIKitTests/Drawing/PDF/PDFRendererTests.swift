import Testing
import UIKit

@Suite("Drawing: PDF files")
struct PDFRendererTests {
    private func page(_ number: Int, of data: Data) throws -> CGPDFPage {
        let provider = try #require(CGDataProvider(data: data as CFData))
        return try #require(CGPDFDocument(provider)?.page(at: number))
    }

    /// A page as UIKit sees it: y down.
    private func picture(_ page: CGPDFPage) throws -> CGImage {
        let size = page.getBoxRect(.mediaBox).size
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            context.cgContext.translateBy(x: 0, y: size.height)
            context.cgContext.scaleBy(x: 1, y: -1)
            context.cgContext.drawPDFPage(page)
        }
        return try #require(image.cgImage)
    }

    @Test func `pages have UIKit's space, and text is drawn on them`() throws {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle as String: "Report"]
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 200), format: format)
        let data = renderer.pdfData { context in
            context.beginPage()
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 100, height: 20))
            "Hello".draw(at: CGPoint(x: 10, y: 100), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 50, height: 50), pageInfo: [:])
            #expect(context.pdfContextBounds.width == 50)
        }
        let first = try page(1, of: data)
        #expect(first.getBoxRect(.mediaBox).size == CGSize(width: 100, height: 200))
        let image = try picture(first)
        #expect(image.pixel(x: 50, y: 10) == 0xFFFF_0000)
        #expect(image.pixel(x: 50, y: 190) == 0)
        let inked = (100..<125).contains { y in (10..<60).contains { image.pixel(x: $0, y: y) != 0 } }
        #expect(inked)
        #expect(try page(2, of: data).getBoxRect(.mediaBox).size == CGSize(width: 50, height: 50))
    }

    @Test func `the functions make the same file`() throws {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, CGRect(x: 0, y: 0, width: 60, height: 40), nil)
        #expect(UIGraphicsGetPDFContextBounds().width == 60)
        UIGraphicsBeginPDFPage()
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 60, height: 10))
        UIGraphicsEndPDFContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        let image = try picture(try page(1, of: data as Data))
        #expect(image.pixel(x: 30, y: 5) == 0xFF00_00FF)
        #expect(image.pixel(x: 30, y: 35) == 0)
    }
}
