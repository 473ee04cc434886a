import Foundation

/// What is shown of an item under the finger.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
    /// The view.
    public let view: UIView
    /// The view's outline, ground and shadow.
    public let parameters: UIDragPreviewParameters

    /// Of a view that is in no window, with an outline.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        self.parameters = parameters
        super.init()
    }
    /// Of a view that is in no window.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
    /// Of an address, with a title over it.
    public convenience init(for url: URL, title: String?) {
        let label = UILabel()
        label.numberOfLines = 2
        label.font = .preferredFont(forTextStyle: .footnote)
        label.text = [title, url.host ?? url.absoluteString].compactMap { $0 }.joined(separator: "\n")
        label.sizeToFit()
        let card = UIView(frame: CGRect(x: 0, y: 0, width: label.bounds.width + 24, height: label.bounds.height + 20))
        card.layer.cornerRadius = 8
        card.backgroundColor = .secondarySystemBackground
        label.frame.origin = CGPoint(x: 12, y: 10)
        card.addSubview(label)
        self.init(view: card)
    }
    /// Of an address.
    public convenience init(for url: URL) { self.init(for: url, title: nil) }
}
