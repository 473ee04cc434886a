import UIKit

/// What a press on a link would preview, until iOS 13; no page has links here.
@preconcurrency @MainActor
open class WKPreviewElementInfo: NSObject, NSCopying {
    /// Where the link leads.
    public let linkURL: URL?
    init(linkURL: URL?) { self.linkURL = linkURL }
    /// Itself.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An action of a preview, until iOS 13.
public protocol WKPreviewActionItem: UIPreviewActionItem {
    /// Names the action.
    @MainActor var identifier: String { get }
}
