import Foundation

extension Notification.Name {
    /// A locked document was opened.
    public static let PDFDocumentDidUnlock = Notification.Name("PDFDocumentDidUnlock")
    /// A search begins.
    public static let PDFDocumentDidBeginFind = Notification.Name("PDFDidBeginFind")
    /// A search has ended.
    public static let PDFDocumentDidEndFind = Notification.Name("PDFDidEndFind")
    /// A page begins to be searched; `PDFDocumentPageIndex` is its number.
    public static let PDFDocumentDidBeginPageFind = Notification.Name("PDFDidBeginPageFind")
    /// A page was searched; `PDFDocumentPageIndex` is its number.
    public static let PDFDocumentDidEndPageFind = Notification.Name("PDFDidEndPageFind")
    /// A place was found; `PDFDocumentFoundSelection` is its selection.
    public static let PDFDocumentDidFindMatch = Notification.Name("PDFDidFindMatch")
    /// A view shows another document.
    public static let PDFViewDocumentChanged = Notification.Name("PDFViewChangedDocument")
    /// A view shows another page in its middle.
    public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
    /// A view's scale has changed.
    public static let PDFViewScaleChanged = Notification.Name("PDFViewChangedScale")
    /// A view lays pages out another way.
    public static let PDFViewDisplayModeChanged = Notification.Name("PDFViewChangedDisplayMode")
    /// A view shows another box of its pages.
    public static let PDFViewDisplayBoxChanged = Notification.Name("PDFViewChangedDisplayBox")
    /// Other pages of a view can be seen.
    public static let PDFViewVisiblePagesChanged = Notification.Name("PDFViewVisiblePagesChanged")
    /// A view's selection is another one.
    public static let PDFViewSelectionChanged = Notification.Name("PDFViewChangedSelection")
    /// There is another way back and forward.
    public static let PDFViewChangedHistory = Notification.Name("PDFViewChangedHistory")
    /// An annotation was tapped; `PDFAnnotationHit` is it.
    public static let PDFViewAnnotationHit = Notification.Name("PDFViewAnnotationHit")
    /// A view of thumbnails was filled anew.
    public static let PDFThumbnailViewDocumentEdited = Notification.Name("PDFThumbnailViewDocumentEdited")
}
