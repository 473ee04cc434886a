import Foundation
import InsetPDFKit
import Testing
import UIKit

@MainActor @Suite("Frameworks: PDF views")
struct PDFViewTests {
    private func view(_ width: CGFloat = 216, _ height: CGFloat = 120) throws -> PDFView {
        let view = PDFView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        view.document = PDFDocument(data: PDFDocumentTests.file)
        view.layoutIfNeeded()
        return view
    }

    @Test func `pages lie below each other with room around, and fit the width`() throws {
        let view = try view()
        // 200 points and 4 on both sides; the second page is shown turned: 80 by 160.
        #expect(view.documentView?.bounds.size == CGSize(width: 208, height: 109.5 + 169.5))
        #expect(abs(view.scaleFactorForSizeToFit - 216 / 208) < 0.000_1)
        view.autoScales = true
        #expect(abs(view.scaleFactor - 216 / 208) < 0.000_1)
        view.frame.size.width = 104
        view.layoutIfNeeded()
        #expect(abs(view.scaleFactor - 0.5) < 0.000_1)
        view.scaleFactor = 1
        #expect(!view.autoScales && view.scaleFactor == 1)
    }

    @Test func `going to a page makes it the current one and tells so`() throws {
        let view = try view()
        var told = 0
        let token = NotificationCenter.default.addObserver(forName: .PDFViewPageChanged, object: view, queue: nil) {
            _ in
            MainActor.assumeIsolated { told += 1 }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        let document = try #require(view.document)
        #expect(view.currentPage === document.page(at: 0) && view.canGoToNextPage && !view.canGoToPreviousPage)
        view.goToNextPage(nil)
        #expect(view.currentPage === document.page(at: 1) && told == 1 && view.canGoBack)
        view.goBack(nil)
        #expect(view.currentPage === document.page(at: 0) && told == 2 && view.canGoForward)
        view.go(to: try #require(document.page(at: 1)))
        #expect(view.visiblePages.contains { $0 === document.page(at: 1) })
    }

    @Test func `one page at a time is as large as fits, and points of it are found`() throws {
        let view = try view(400, 218.999_9)
        view.displayMode = .singlePage
        view.autoScales = true
        #expect(abs(view.scaleFactor - 400 / 208) < 0.01)
        let page = try #require(view.currentPage)
        let middle = view.convert(CGPoint(x: 100, y: 50), from: page)
        #expect(abs(middle.x - 200) < 1 && abs(middle.y - 109.5) < 1, "\(middle)")
        let back = view.convert(middle, to: page)
        #expect(abs(back.x - 100) < 0.01 && abs(back.y - 50) < 0.01)
        #expect(view.page(for: middle, nearest: false) === page)
        #expect(view.page(for: CGPoint(x: -50, y: 0), nearest: false) == nil)
    }

    @Test func `pages lie in pairs, from the right where they are read so`() throws {
        let view = try view()
        view.displaysPageBreaks = false
        view.displayMode = .twoUpContinuous
        #expect(view.documentView?.bounds.size == CGSize(width: 280, height: 160))
        let document = try #require(view.document)
        let (first, second) = (try #require(document.page(at: 0)), try #require(document.page(at: 1)))
        func left(_ page: PDFPage) -> CGFloat { view.convert(page.bounds(for: .cropBox), from: page).minX }
        #expect(left(first) < left(second))
        view.displaysRTL = true
        #expect(left(first) > left(second))
        view.displaysAsBook = true
        #expect(view.documentView?.bounds.size == CGSize(width: 200, height: 260))
    }

    @Test func `thumbnails show every page and frame the current one`() throws {
        let view = try view()
        let small = PDFThumbnailView(frame: CGRect(x: 0, y: 0, width: 80, height: 300))
        small.thumbnailSize = CGSize(width: 60, height: 60)
        small.pdfView = view
        small.layoutIfNeeded()
        let pages = try #require(small.subviews.first).subviews.compactMap { $0 as? UIControl }
        #expect(pages.map(\.frame.size) == [CGSize(width: 60, height: 30), CGSize(width: 30, height: 60)])
        #expect(pages.map(\.isSelected) == [true, false])
        pages.last?.sendActions(for: .touchUpInside)
        #expect(view.currentPage === view.document?.page(at: 1) && pages.map(\.isSelected) == [false, true])
    }
}
