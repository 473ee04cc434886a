import Foundation

/// Hears of a document; all optional.
public protocol PDFDocumentDelegate: NSObjectProtocol {
    /// Called when a locked file was opened.
    func documentDidUnlock(_ notification: Notification)
    /// Called when a search begins.
    func documentDidBeginDocumentFind(_ notification: Notification)
    /// Called when a search has ended.
    func documentDidEndDocumentFind(_ notification: Notification)
    /// Called when a page begins to be searched.
    func documentDidBeginPageFind(_ notification: Notification)
    /// Called when a page was searched.
    func documentDidEndPageFind(_ notification: Notification)
    /// Called for each place that is found.
    func documentDidFindMatch(_ notification: Notification)
    /// Called for each place that is found.
    func didMatchString(_ instance: PDFSelection)
}

extension PDFDocumentDelegate {
    /// Optional; nothing.
    public func documentDidUnlock(_ notification: Notification) {}
    /// Optional; nothing.
    public func documentDidBeginDocumentFind(_ notification: Notification) {}
    /// Optional; nothing.
    public func documentDidEndDocumentFind(_ notification: Notification) {}
    /// Optional; nothing.
    public func documentDidBeginPageFind(_ notification: Notification) {}
    /// Optional; nothing.
    public func documentDidEndPageFind(_ notification: Notification) {}
    /// Optional; nothing.
    public func documentDidFindMatch(_ notification: Notification) {}
    /// Optional; nothing.
    public func didMatchString(_ instance: PDFSelection) {}
}
