import Foundation

/// How an old action sheet looks; raw values are UIKit's.
public enum UIActionSheetStyle: Int, Sendable {
    /// As the bar that it comes from; the default.
    case automatic = -1
    case `default` = 0
    case blackOpaque = 1
    case blackTranslucent = 2
}

/// Hears an old action sheet's buttons.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: AnyObject {
    /// Called at a tap, before the sheet goes.
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    /// Called when the sheet goes without a button of it being tapped, where there is no cancel button.
    func actionSheetCancel(_ actionSheet: UIActionSheet)
    /// Called before the sheet is on the screen.
    func willPresent(_ actionSheet: UIActionSheet)
    /// Called when the sheet is on the screen.
    func didPresent(_ actionSheet: UIActionSheet)
    /// Called before the sheet goes.
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
    /// Called when the sheet is gone.
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
    /// Left out: nothing happens.
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
    /// Left out: the cancel button counts as tapped.
    public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
    /// Left out: nothing happens.
    public func willPresent(_ actionSheet: UIActionSheet) {}
    /// Left out: nothing happens.
    public func didPresent(_ actionSheet: UIActionSheet) {}
    /// Left out: nothing happens.
    public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
    /// Left out: nothing happens.
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}

/// An action sheet of before iOS 8: it shows a ``UIAlertController`` over whatever is on the screen.
@available(iOS, deprecated: 8.3, message: "use UIAlertController")
@preconcurrency @MainActor
open class UIActionSheet: NSObject {
    /// The small line above the buttons.
    open var title: String
    /// Hears the buttons; not kept.
    open weak var delegate: (any UIActionSheetDelegate)?
    /// Default: automatic.
    ///
    /// - Note: No effect here: sheets look as those of `UIAlertController`.
    open var actionSheetStyle = UIActionSheetStyle.automatic
    /// The cancel button's place; -1 without one.
    open var cancelButtonIndex = -1
    /// The red button's place; -1 without one.
    open var destructiveButtonIndex = -1
    /// The place of the first button that is neither; -1 without one.
    open var firstOtherButtonIndex: Int {
        titles.all.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1
    }
    /// Whether it is on the screen.
    open private(set) var isVisible = false
    private var titles = AlertButtonTitles()
    private var shown: UIAlertController?

    /// A sheet with buttons from the red one to the others; the cancel button comes last.
    public init(
        title: String?,
        delegate: (any UIActionSheetDelegate)?,
        cancelButtonTitle: String?,
        destructiveButtonTitle: String?,
        otherButtonTitles: String...
    ) {
        self.title = title ?? ""
        self.delegate = delegate
        super.init()
        if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
        for title in otherButtonTitles { addButton(withTitle: title) }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// A sheet to be filled.
    public override convenience init() {
        self.init(title: nil, delegate: nil, cancelButtonTitle: nil, destructiveButtonTitle: nil)
    }

    /// How many buttons there are.
    open var numberOfButtons: Int { titles.all.count }
    /// A button's title; nil where there is none.
    open func buttonTitle(at buttonIndex: Int) -> String? { titles[buttonIndex] }
    /// Adds a button, and says where it stands.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int { titles.add(title) }

    // MARK: Showing
    /// Over what is on the screen; on a pad in the middle of the view.
    open func show(in view: UIView) { show(Self.middle(of: view), of: view) }
    /// Over what is on the screen; on a pad beside a part of the view.
    open func show(from rect: CGRect, in view: UIView, animated: Bool) { show(rect, of: view, animated: animated) }
    /// Over what is on the screen; on a pad beside the item.
    open func show(from item: UIBarButtonItem, animated: Bool) { present(animated) { $0.barButtonItem = item } }
    /// Over what is on the screen; on a pad beside the bar.
    open func show(from toolbar: UIToolbar) { show(toolbar.bounds, of: toolbar) }
    /// Over what is on the screen; on a pad beside the bar.
    open func show(from tabBar: UITabBar) { show(tabBar.bounds, of: tabBar) }

    private static func middle(of view: UIView) -> CGRect {
        CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    }

    private func show(_ rect: CGRect, of view: UIView, animated: Bool = true) {
        present(animated) { popover in
            popover.sourceView = view
            popover.sourceRect = rect
        }
    }

    private func present(_ animated: Bool, at anchor: (UIPopoverPresentationController) -> Void) {
        guard shown == nil, let top = SystemPresenter.topController else { return }
        let alert = UIAlertController(
            title: title.isEmpty ? nil : title,
            message: nil,
            preferredStyle: .actionSheet
        )
        for (place, title) in titles.all.enumerated() {
            let style: UIAlertAction.Style =
                place == cancelButtonIndex ? .cancel : place == destructiveButtonIndex ? .destructive : .default
            // The sheet stays alive while it is shown, as its window would keep it.
            alert.addAction(UIAlertAction(title: title, style: style) { _ in self.didTap(place) })
        }
        if let popover = alert.popoverPresentationController { anchor(popover) }
        shown = alert
        isVisible = true
        delegate?.willPresent(self)
        top.present(alert, animated: animated) { [weak self] in
            if let self { delegate?.didPresent(self) }
        }
    }

    /// Takes it from the screen as if a button had been tapped, but tells of no tap.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard let alert = shown, isVisible else { return }
        isVisible = false
        delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
        alert.dismiss(animated: animated) { self.didGo(buttonIndex) }
    }

    // Deviation: UIKit tells of a tap before the sheet goes. There the sheet has a window of its own, so that the
    // delegate can present from below it; here that takes the sheet to be gone (PR-M11).
    private func didTap(_ place: Int) {
        guard shown != nil, isVisible else { return }
        isVisible = false
        delegate?.actionSheet(self, clickedButtonAt: place)
        delegate?.actionSheet(self, willDismissWithButtonIndex: place)
        didGo(place)
    }

    private func didGo(_ place: Int) {
        shown = nil
        delegate?.actionSheet(self, didDismissWithButtonIndex: place)
    }
}
