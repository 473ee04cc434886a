import Foundation
import Platform

/// The screen of a print's options. There is no printer here: a print ends when the person gives it up.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
    /// Called at the end: whether it was printed, and what kept it from that.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    @WorldState private static var instance: UIPrintInteractionController?

    /// The app's.
    open class var shared: UIPrintInteractionController {
        if let instance { return instance }
        let made = UIPrintInteractionController()
        instance = made
        return made
    }
    /// Whether the device prints; true, as of all devices.
    open class var isPrintingAvailable: Bool { true }
    /// The kinds of data that can be printed, by their type identifiers.
    open class var printableUTIs: Set<String> { ["com.adobe.pdf", "public.png", "public.jpeg", "public.tiff"] }
    /// Whether a file can be printed: a picture or a PDF.
    open class func canPrint(_ url: URL) -> Bool { printableUTIs.contains(FileType.identifier(of: url)) }
    /// Whether data can be printed: a picture or a PDF.
    open class func canPrint(_ data: Data) -> Bool {
        data.starts(with: Data("%PDF".utf8)) || UIImage(data: data) != nil
    }

    /// What is wanted; nil for the defaults.
    open var printInfo: UIPrintInfo?
    /// Hears of the screen; not kept.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    /// Whether the screen offers a number of copies. Default: true.
    open var showsNumberOfCopies = true
    /// Whether the screen offers a choice of pages. Default: true.
    open var showsPageRange = true
    /// Whether the screen offers how pages stand. Default: true.
    open var showsPaperOrientation = true
    /// Whether the screen offers the printer's papers. Default: false.
    open var showsPaperSelectionForLoadedPapers = false
    /// The paper that was chosen; nil outside of a print.
    open private(set) var printPaper: UIPrintPaper?
    /// Draws the pages. Of the four ways to say what is printed, the last one set counts.
    open var printPageRenderer: UIPrintPageRenderer? { didSet { if printPageRenderer != nil { source = .renderer } } }
    /// Lays the pages out.
    open var printFormatter: UIPrintFormatter? { didSet { if printFormatter != nil { source = .formatter } } }
    /// A picture, PDF data or a file of such.
    open var printingItem: Any? { didSet { if printingItem != nil { source = .items } } }
    /// Pictures, PDF data or files of such.
    open var printingItems: [Any]? { didSet { if printingItems != nil { source = .items } } }

    private enum Source { case renderer, formatter, items }
    private var source = Source.items { didSet { forgetOthers() } }
    private weak var screen: PrintOptionsController?

    private func forgetOthers() {
        if source != .renderer { printPageRenderer = nil }
        if source != .formatter { printFormatter = nil }
        if source != .items { (printingItem, printingItems) = (nil, nil) }
    }

    /// How many pages there are to print.
    final var pageCount: Int {
        if let printPageRenderer { return printPageRenderer.numberOfPages }
        if let printFormatter { return printFormatter.pageCount }
        return printingItems?.count ?? (printingItem == nil ? 0 : 1)
    }

    /// Shows the options as a sheet; false where there is nothing to print or no window.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        present(animated, completion) { _ in }
    }
    /// Shows the options at a place, where there is room for a popover.
    @discardableResult
    open func present(
        from rect: CGRect,
        in view: UIView,
        animated: Bool,
        completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        present(animated, completion) { ($0.sourceView, $0.sourceRect) = (view, rect) }
    }
    /// Shows the options at a button, where there is room for a popover.
    @discardableResult
    open func present(
        from item: UIBarButtonItem,
        animated: Bool,
        completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated, completion) { $0.barButtonItem = item } }

    private func present(
        _ animated: Bool,
        _ completion: CompletionHandler?,
        _ place: (UIPopoverPresentationController) -> Void
    ) -> Bool {
        let presenter = delegate?.printInteractionControllerParentViewController(self) ?? SystemPresenter.topController
        guard screen == nil, let presenter else { return false }
        let paper = UIPrintPaper.usual
        printPaper = delegate?.printInteractionController(self, choosePaper: [paper]) ?? paper
        if let printPageRenderer, let printPaper {
            printPageRenderer.paperRect = CGRect(origin: .zero, size: printPaper.paperSize)
            printPageRenderer.printableRect = printPaper.printableRect
        }
        let options = PrintOptionsController(self) { [weak self] in
            guard let self else { return }
            dismiss(animated: true)
            completion?(self, false, nil)
        }
        screen = options
        options.popoverPresentationController.map(place)
        delegate?.printInteractionControllerWillPresentPrinterOptions(self)
        presenter.present(options, animated: animated) { [weak self] in
            guard let self else { return }
            delegate?.printInteractionControllerDidPresentPrinterOptions(self)
        }
        return true
    }

    /// Takes the options away.
    open func dismiss(animated: Bool) {
        guard let screen else { return }
        self.screen = nil
        delegate?.printInteractionControllerWillDismissPrinterOptions(self)
        screen.dismiss(animated: animated) { [weak self] in
            guard let self else { return }
            printPaper = nil
            delegate?.printInteractionControllerDidDismissPrinterOptions(self)
        }
    }
}
