import Foundation

/// Shows a message with buttons: an alert in the middle, or an action sheet.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// Raw values are UIKit's.
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert
    }

    /// As the initializer said; `actionSheet` for `init()`.
    open private(set) var preferredStyle: Style = .actionSheet
    /// Below the title. Nil by default; changes show at once.
    open var message: String? { didSet { contentDidChange() } }
    open override var title: String? { didSet { contentDidChange() } }
    /// In the order of adding, whatever the order on the screen (PR-M3).
    open private(set) var actions: [UIAlertAction] = []
    /// How urgent the alert is; looks differ on the Mac only (iOS 16). Default: default.
    open var severity: UIAlertControllerSeverity = .default
    /// Stands out, and is what Return does.
    open var preferredAction: UIAlertAction? { didSet { contentDidChange() } }
    /// What apps set by keys.
    final var parts = AlertParts() {
        didSet {
            if parts.content !== oldValue.content {
                oldValue.content?.willMove(toParent: nil)
                oldValue.content?.viewIfLoaded?.removeFromSuperview()
                oldValue.content?.removeFromParent()
                if let content = parts.content {
                    addChild(content)
                    content.didMove(toParent: self)
                }
            }
            contentDidChange()
        }
    }
    /// Nil without fields, and on action sheets (PR-M10).
    open private(set) var textFields: [UITextField]?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .overFullScreen
    }

    /// Without actions; on a pad an action sheet is a popover and wants an anchor (PR-21).
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
        // PR-21: on pads an action sheet is a popover.
        if preferredStyle == .actionSheet, UIScreen.main.traitCollection.userInterfaceIdiom == .pad {
            modalPresentationStyle = .popover
        }
    }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Adds a button. Raises an internal-inconsistency exception for a second one of the style `cancel`.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            return UIKitException.raise(
                .internalInconsistency,
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
            )
        }
        action.didChange = { [weak self] in self?.contentDidChange() }
        actions.append(action)
        contentDidChange()
    }

    /// Adds a field, handed to the closure at once; does nothing on an action sheet (PR-M10).
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else { return }
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 238, height: 30))
        field.font = .systemFont(ofSize: 13)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        contentDidChange()
    }

    open override func loadView() { view = AlertContentView(controller: self) }

    override func makeOwnPresentationController() -> UIPresentationController {
        AlertPresentationController(presentedViewController: self, presenting: nil)
    }

    override var coversPopoverAnchor: Bool { true }

    /// PR-33.
    override func userDidDismiss() {
        guard let cancel = actions.first(where: { $0.style == .cancel }) else { return }
        cancel.handler?(cancel)
    }

    var isInPopover: Bool { presentation.active is UIPopoverPresentationController }

    private func contentDidChange() {
        guard let content = viewIfLoaded as? AlertContentView else { return }
        content.rebuild()
        presentation.active?.containerView?.setNeedsLayout()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let content = viewIfLoaded as? AlertContentView else { return }
        content.rebuild()
        if isInPopover {
            let width = AlertLook.current.popoverWidth
            preferredContentSize = CGSize(width: width, height: content.arrange(width: width, applies: false))
        }
    }

    /// The first field takes the keys, and the keyboard comes with the alert (PR-31).
    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        textFields?.first?.becomeFirstResponder()
    }

    /// Ends the alert, then does what the action says (PR-M11).
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled else { return }
        guard let presenter = presentation.presenting else {
            action.handler?(action)
            return
        }
        presenter.dismiss(animated: true) { action.handler?(action) }
    }
}

/// Centers an alert, or puts an action sheet at the bottom.
final class AlertPresentationController: UIPresentationController {
    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    override var dimming: CGFloat {
        let isDark = presentingViewController.traitCollection.userInterfaceStyle == .dark
        return isDark ? AlertLook.current.darkDimming : AlertLook.current.dimming
    }
    override var fades: Bool { true }
    /// PR-33: as its cancel button does; nothing where there is none.
    override var dismissesOnTouchOutside: Bool {
        alert?.preferredStyle == .actionSheet && alert?.actions.contains { $0.style == .cancel } ?? false
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let content = presentedView as? AlertContentView else { return .zero }
        let bounds = containerView.bounds
        let safe = containerView.safeAreaInsets
        let metrics = AlertLook.current
        let isSheet = alert?.preferredStyle == .actionSheet && !metrics.isGlass
        let scale = containerView.traitCollection.displayScale
        guard isSheet else {
            let height = content.arrange(width: metrics.width, applies: false)
            // The keyboard takes its part of the room (PR-31).
            let keyboard = alert?.textFields == nil ? 0 : reach(ofKeyboardInto: containerView)
            let room = bounds.height - safe.top - max(safe.bottom, keyboard)
            // PR-M1: in the middle of the safe area from iOS 26, of the screen before.
            let middle = metrics.isGlass ? safe.top + room / 2 : (bounds.height - keyboard) / 2
            return CGRect(
                x: (bounds.width - metrics.width) / 2,
                y: middle - min(height, room) / 2,
                width: metrics.width,
                height: min(height, room)
            ).roundedToPixels(scale: scale)
        }
        let width = min(bounds.width, bounds.height) - 2 * metrics.sheetMargin
        let height = min(content.arrange(width: width, applies: false), bounds.height - safe.top)
        let bottom = max(safe.bottom, metrics.sheetMargin)
        return CGRect(
            x: (bounds.width - width) / 2,
            y: bounds.height - bottom - height,
            width: width,
            height: height
        ).roundedToPixels(scale: scale)
    }
}

extension AlertPresentationController {
    /// How far the keyboard reaches up from the container's bottom edge, in points; 0 while it is down.
    private func reach(ofKeyboardInto container: UIView) -> CGFloat {
        // Whoever has the guide is laid out anew as the keyboard moves.
        container.keyboardLayoutGuide.usesBottomSafeArea = false
        return container.keyboardReach
    }
}

/// How urgent an alert is; raw values are UIKit's.
public enum UIAlertControllerSeverity: Int, Sendable {
    case `default` = 0
    case critical = 1
}
