import Foundation

/// A button below a preview.
@available(iOS, deprecated: 13.0, message: "use UIContextMenuInteraction")
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
    /// How the button looks; raw values are UIKit's.
    public enum Style: Int, Sendable {
        /// Plain.
        case `default`
        /// With a checkmark.
        case selected
        /// Red.
        case destructive
    }

    /// What the button says.
    public let title: String
    /// Called at a tap, with the previewed controller.
    public let handler: (any UIPreviewActionItem, UIViewController) -> Void
    let style: Style

    /// A button.
    public init(
        title: String,
        style: Style,
        handler: @escaping (UIPreviewAction, UIViewController) -> Void
    ) {
        self.title = title
        self.style = style
        self.handler = { item, controller in if let item = item as? UIPreviewAction { handler(item, controller) } }
        super.init()
    }
}
