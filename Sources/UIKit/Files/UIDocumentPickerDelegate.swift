import Foundation

/// Hears which documents were picked.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
    /// Called with the documents. Optional; tells the old call of one document.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called at a cancel.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    /// The call before iOS 11.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    /// Left out: the old call hears of the first.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        if let first = urls.first { documentPicker(controller, didPickDocumentAt: first) }
    }
    /// Left out: nothing happens.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
    /// Left out: nothing happens.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}
