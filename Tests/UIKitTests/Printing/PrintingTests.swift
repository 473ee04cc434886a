import Foundation
import Platform
import Testing

@testable import UIKit

private final class Renderer: UIPrintPageRenderer {
    var log: [String] = []
    override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) { note("header", headerRect) }
    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) { note("content", contentRect) }
    override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) { note("footer", footerRect) }
    override func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        note("formatter", printFormatter.rectForPage(at: pageIndex))
    }
    private func note(_ part: String, _ rect: CGRect) {
        log.append("\(part) \(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width)) \(Int(rect.height))")
    }
}

@MainActor @Suite("Printing")
struct PrintingTests {
    /// A renderer of pages of 200 × 100 points, as apps make one for a PDF file.
    private func paper(_ renderer: UIPrintPageRenderer) {
        renderer.setValue(NSValue(cgRect: CGRect(x: 0, y: 0, width: 200, height: 100)), forKey: "paperRect")
        renderer.setValue(NSValue(cgRect: CGRect(x: 10, y: 10, width: 180, height: 80)), forKey: "printableRect")
    }

    @Test func `a page is drawn as header, content, formatters and footer, each at its place`() {
        World().run {
            let renderer = Renderer()
            paper(renderer)
            renderer.headerHeight = 20
            renderer.footerHeight = 10
            let text = UISimpleTextPrintFormatter(text: "one line")
            text.contentInsets = UIEdgeInsets(top: 5, left: 5, bottom: 0, right: 5)
            renderer.addPrintFormatter(text, startingAtPageAt: 0)
            #expect(renderer.numberOfPages == 1)
            renderer.drawPage(at: 0, in: renderer.printableRect)
            #expect(
                renderer.log == [
                    "header 10 10 180 20", "content 10 30 180 50", "formatter 15 35 170 45", "footer 10 80 180 10",
                ]
            )
        }
    }

    @Test func `a long text takes as many pages as its lines need, from the page on that it was added for`() {
        World().run {
            let renderer = UIPrintPageRenderer()
            paper(renderer)
            // Five lines fit into 80 points at 12 points' type.
            let text = (0..<12).map { "line \($0)" }.joined(separator: "\n")
            let formatter = UISimpleTextPrintFormatter(text: text)
            renderer.addPrintFormatter(formatter, startingAtPageAt: 2)
            #expect(formatter.pageCount == 3 && renderer.numberOfPages == 5)
            #expect(renderer.printFormattersForPage(at: 1) == nil)
            #expect(renderer.printFormattersForPage(at: 4) == [formatter])
            #expect(formatter.rectForPage(at: 1) == .zero)
            formatter.removeFromPrintPageRenderer()
            #expect(renderer.numberOfPages == 0)
        }
    }

    @Test func `pages of HTML become pages of a PDF file`() {
        World().run {
            let renderer = UIPrintPageRenderer()
            paper(renderer)
            let markup = "<h1>Title</h1>" + (0..<10).map { "<p>paragraph \($0)</p>" }.joined()
            renderer.addPrintFormatter(UIMarkupTextPrintFormatter(markupText: markup), startingAtPageAt: 0)
            let pages = renderer.numberOfPages
            #expect(pages > 1)
            let data = NSMutableData()
            UIGraphicsBeginPDFContextToData(data, renderer.paperRect, nil)
            for page in 0..<pages {
                UIGraphicsBeginPDFPage()
                renderer.drawPage(at: page, in: UIGraphicsGetPDFContextBounds())
            }
            UIGraphicsEndPDFContext()
            #expect(CGDataProvider(data: data).flatMap(CGPDFDocument.init)?.numberOfPages == pages)
        }
    }

    @Test func `a scroll view is printed with all that is in it`() {
        World().run {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 180, height: 40))
            scroll.contentSize = CGSize(width: 180, height: 200)
            let renderer = UIPrintPageRenderer()
            paper(renderer)
            renderer.addPrintFormatter(scroll.viewPrintFormatter(), startingAtPageAt: 0)
            #expect(renderer.numberOfPages == 3)
        }
    }

    @Test func `the options end without a print, and give the renderer its paper`() throws {
        try World().run {
            let root = UIViewController()
            _ = try stage(root, on: "iPhone 16", os: 18)
            let printer = UIPrintInteractionController.shared
            let renderer = UIPrintPageRenderer()
            printer.printingItem = UIImage()
            printer.printPageRenderer = renderer
            #expect(printer.printingItem == nil)
            var ended: [Bool] = []
            #expect(printer.present(animated: false) { _, isDone, _ in ended.append(isDone) })
            #expect(!printer.present(animated: false))
            EventLoop.main.advance(by: 1)
            #expect(renderer.paperRect.size == CGSize(width: 612, height: 792))
            let bar = try #require(
                root.presentedViewController?.view.subviews.compactMap { $0 as? UINavigationBar }.first
            )
            bar.topItem?.rightBarButtonItem?.primaryAction.map { $0.performWithSender(nil, target: nil) }
            EventLoop.main.advance(by: 1)
            #expect(ended == [false] && root.presentedViewController == nil)
        }
    }
}
