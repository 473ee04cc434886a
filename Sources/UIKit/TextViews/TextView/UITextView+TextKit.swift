import CoreText
import Platform

/// What lays out a text view's text: a layout manager of either generation, and what keeps it alive.
@MainActor
struct TextKitStack {
    /// The one that is asked for lines.
    var lines: any TextLineSource
    /// Nil in TextKit 1, where the storage keeps the layout manager.
    var content: NSTextContentManager?
    /// Shows attachments' views.
    let viewport = TextViewViewport()

    var textLayoutManager: NSTextLayoutManager? { lines as? NSTextLayoutManager }

    /// Whether delegates of TextKit 2 may have changed what is shown.
    var showsOtherText: Bool {
        guard let textLayoutManager else { return false }
        return textLayoutManager.delegate != nil || content?.delegate != nil || !textLayoutManager.viewSources.isEmpty
    }

    /// Sees to it that a container has a layout manager, and that a text.
    static func connect(_ container: NSTextContainer, prefersTextKit2: Bool) -> (TextKitStack, EditableText) {
        if let manager = container.textLayoutManager ?? (prefersTextKit2 ? makeTextKit2(container) : nil) {
            let content = manager.textContentManager ?? NSTextContentStorage()
            if manager.textContentManager == nil { content.addTextLayoutManager(manager) }
            let storage = (content as? NSTextContentStorage)?.textStorage ?? NSTextStorage()
            return (TextKitStack(lines: manager, content: content), EditableText(storage: storage))
        }
        let manager = container.layoutManager ?? NSLayoutManager()
        if container.layoutManager == nil { manager.addTextContainer(container) }
        let storage = manager.textStorage ?? NSTextStorage()
        if manager.textStorage == nil { storage.addLayoutManager(manager) }
        return (TextKitStack(lines: manager), EditableText(storage: storage))
    }

    /// Nil where the container has a layout manager of TextKit 1.
    private static func makeTextKit2(_ container: NSTextContainer) -> NSTextLayoutManager? {
        guard container.layoutManager == nil else { return nil }
        let manager = NSTextLayoutManager()
        manager.textContainer = container
        return manager
    }
}

extension UITextView {
    /// Text views begin with TextKit 2 from iOS 16.
    static var usesTextKit2: Bool { Quirk.textViewsBeginWithTextKit2.holds }

    func connectTextKit() {
        textKit.lines.owner = self
        textKit.viewport.textView = self
        textLayoutManager?.textViewportLayoutController.delegate = textKit.viewport
    }

    /// The layout manager of TextKit 1, to which the view changes.
    func compatibleLayoutManager() -> NSLayoutManager {
        if let manager = textKit.lines as? NSLayoutManager { return manager }
        let manager = NSLayoutManager()
        if let old = textKit.textLayoutManager {
            old.owner = nil
            old.textContentManager?.removeTextLayoutManager(old)
            old.textContainer = nil
        }
        textKit.viewport.removeViews()
        textKit.content = nil
        textKit.lines = manager
        manager.addTextContainer(textContainer)
        textStorage.textStorageObserver = nil
        textStorage.addLayoutManager(manager)
        connectTextKit()
        textDidChangeLayout()
        return manager
    }
}

/// Shows the views of attachments that a text view has in sight.
@MainActor
final class TextViewViewport: NSObject, NSTextViewportLayoutControllerDelegate {
    weak var textView: UITextView?
    private var shown: [UIView] = []
    private var found: [(view: UIView, frame: CGRect)] = []

    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect {
        guard let textView else { return .zero }
        let inset = textView.textContainerInset
        return textView.bounds.offsetBy(dx: -inset.left, dy: -inset.top)
    }

    func textViewportLayoutControllerWillLayout(_ controller: NSTextViewportLayoutController) { found = [] }

    func textViewportLayoutController(
        _ controller: NSTextViewportLayoutController,
        configureRenderingSurfaceFor fragment: NSTextLayoutFragment
    ) {
        guard let textView, controller.textLayoutManager?.viewSources.isEmpty == false else { return }
        let origin = fragment.layoutFragmentFrame.origin
        let inset = textView.textContainerInset
        for place in fragment.attachmentPlaces {
            guard let view = place.provider.view else { continue }
            found.append((view, place.frame.offsetBy(dx: origin.x + inset.left, dy: origin.y + inset.top)))
        }
    }

    func textViewportLayoutControllerDidLayout(_ controller: NSTextViewportLayoutController) {
        for view in shown where !found.contains(where: { $0.view === view }) { view.removeFromSuperview() }
        for place in found {
            place.view.frame = place.frame
            if let textView, place.view.superview !== textView {
                textView.insertSubview(place.view, aboveSubview: textView.canvas)
            }
        }
        shown = found.map(\.view)
        found = []
    }

    func removeViews() {
        shown.forEach { $0.removeFromSuperview() }
        shown = []
    }
}
