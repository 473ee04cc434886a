import Foundation

/// A button below a preview that opens more.
@available(iOS, deprecated: 13.0, message: "use UIContextMenuInteraction")
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
    /// What the button says.
    public let title: String
    let style: UIPreviewAction.Style
    let actions: [UIPreviewAction]

    /// Of buttons.
    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        (self.title, self.style, self.actions) = (title, style, actions)
        super.init()
    }
}
