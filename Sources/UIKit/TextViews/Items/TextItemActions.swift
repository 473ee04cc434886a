import Foundation

/// What UIKit itself does with a text view's items.
@MainActor
enum TextItemActions {
    /// What a tap does: opens a link; nothing for other items.
    static func primaryAction(of item: UITextItem) -> UIAction {
        UIAction { _ in if case .link(let url) = item.content { UIApplication.shared.open(url) } }
    }

    /// What the menu offers: a link can be opened, copied and shared, a picture copied and shared. Empty for tags.
    static func menuElements(of item: UITextItem, in view: UITextView) -> [UIMenuElement] {
        switch item.content {
        case .link(let url):
            return [
                UIAction(title: "Open Link", image: UIImage(systemName: "safari")) { _ in
                    UIApplication.shared.open(url)
                },
                UIAction(title: "Copy Link", image: UIImage(systemName: "doc.on.doc")) { _ in
                    UIPasteboard.general.url = url
                },
                share(url, item, view),
            ]
        case .textAttachment(let attachment):
            guard let image = attachment.image else { return [] }
            return [
                UIAction(title: "Copy Image", image: UIImage(systemName: "doc.on.doc")) { _ in
                    UIPasteboard.general.image = image
                },
                share(image, item, view),
            ]
        case .tag: return []
        }
    }

    private static func share(_ subject: Any, _ item: UITextItem, _ view: UITextView) -> UIAction {
        UIAction(title: "Share…", image: UIImage(systemName: "square.and.arrow.up")) { [weak view] _ in
            view?.share([subject], from: view?.rect(of: item.range) ?? .zero)
        }
    }
}
