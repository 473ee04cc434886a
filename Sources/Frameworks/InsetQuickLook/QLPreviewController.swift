import InsetPlaceholders
@_exported import UIKit

/// Shows files; here the name of the current one.
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
    /// Gives the files; not kept.
    open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { reloadData() } }
    /// Hears of the end; not kept.
    open weak var delegate: (any QLPreviewControllerDelegate)?
    /// Which file is shown. Default: the first.
    open var currentPreviewItemIndex = 0 { didSet { reloadData() } }
    private var panel: PlaceholderPanel?

    /// The file that is shown; nil where there is none.
    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource, currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self) else { return nil }
        return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        panel = PlaceholderPanel.fill(view, "")
        reloadData()
    }

    /// Asks the data source anew.
    open func reloadData() {
        let item = currentPreviewItem
        let name = item?.previewItemTitle ?? item?.previewItemURL?.lastPathComponent
        panel?.text = "QLPreviewController\n\(name ?? "")"
        if let name { title = name }
    }

    /// Whether files of a kind can be shown; false.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { false }
}

/// Gives files.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
    /// How many.
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    /// One of them.
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// Hears of the end; all optional, and not called here.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: AnyObject {
    /// Called when it is gone.
    func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
    /// Optional; nothing.
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}

/// A file to be shown.
public protocol QLPreviewItem: NSObjectProtocol {
    /// Where it lies.
    var previewItemURL: URL? { get }
    /// The name for the person.
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    /// Optional; nil.
    public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
    /// The address itself.
    public var previewItemURL: URL? { self as URL }
}
