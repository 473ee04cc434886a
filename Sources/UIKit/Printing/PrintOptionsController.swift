import Foundation

/// The options of a print.
@MainActor
final class PrintOptionsController: UIViewController {
    private let rows: SystemScreenRows
    private let end: () -> Void

    init(_ print: UIPrintInteractionController, end: @escaping () -> Void) {
        let pages = print.pageCount
        var texts = ["Printer: No Printer Selected"]
        if print.showsNumberOfCopies { texts.append("1 Copy") }
        if print.showsPageRange, pages > 1 { texts.append("Range: All \(pages) Pages") }
        if print.showsPaperOrientation {
            texts.append(print.printInfo?.orientation == .landscape ? "Landscape" : "Portrait")
        }
        rows = SystemScreenRows(texts: texts) { _ in }
        self.end = end
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = UITraitCollection.current.userInterfaceIdiom == .pad ? .popover : .pageSheet
        preferredContentSize = CGSize(width: 375, height: 400)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        rows.install(in: self, title: "Print Options", cancel: end)
    }
}
