import InsetPlaceholders
import Platform
@_exported import UIKit

/// What is known of a link.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
    /// Where it came from.
    open var originalURL: URL?
    /// Where it leads.
    open var url: URL?
    /// The page's title.
    open var title: String?
    /// The film on the page.
    open var remoteVideoURL: URL?
    /// The site's small picture.
    open var iconProvider: NSItemProvider?
    /// The picture that stands for the page.
    open var imageProvider: NSItemProvider?
    /// The film that stands for the page.
    open var videoProvider: NSItemProvider?
}

/// Asks a page what it says of itself; nothing is fetched here.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    /// How long it may take, in seconds. Default: 30.
    open var timeout: TimeInterval = 30
    /// Whether more than the page is fetched. Default: true.
    open var shouldFetchSubresources = true
    /// Answers with an error.
    open func startFetchingMetadata(
        for URL: URL,
        completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        AbsentFeature.report("LPMetadataProvider.startFetchingMetadata", "no page is fetched here; it fails")
        completionHandler(nil, NSError(domain: "LPErrorDomain", code: 2))
    }
    /// Nothing runs.
    open func cancel() {}
}

/// Shows a link: here its title and address.
@preconcurrency @MainActor
open class LPLinkView: UIView {
    private lazy var panel = PlaceholderPanel.fill(self, "LPLinkView")
    /// What is shown.
    open var metadata: LPLinkMetadata { didSet { show() } }

    /// Shows what is known.
    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: .zero)
        show()
    }
    /// Shows an address.
    public convenience init(url URL: URL) {
        let metadata = LPLinkMetadata()
        metadata.url = URL
        self.init(metadata: metadata)
    }
    public required init?(coder: NSCoder) {
        metadata = LPLinkMetadata()
        super.init(coder: coder)
    }
    private func show() {
        panel.text = [metadata.title, metadata.url?.absoluteString].compactMap(\.self).joined(separator: "\n")
    }
}
