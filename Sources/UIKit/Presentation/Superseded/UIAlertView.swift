import Foundation

/// Hears an old alert's buttons.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
    /// Called at a tap, before the alert goes.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// Called when the alert is gone.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
    /// Left out: nothing happens.
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    /// Left out: nothing happens.
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}

/// An alert of before iOS 8: it shows a ``UIAlertController`` over whatever is on the screen.
@available(iOS, deprecated: 9.0, message: "use UIAlertController")
@preconcurrency @MainActor
open class UIAlertView: NSObject {
    /// The bold line.
    open var title: String
    /// The lines below. Nil by default.
    open var message: String?
    /// Hears the buttons; not kept.
    open weak var delegate: AnyObject?
    /// The cancel button's place; -1 without one.
    open private(set) var cancelButtonIndex = -1
    /// Whether it is on the screen.
    open private(set) var isVisible = false
    private var titles = AlertButtonTitles()
    private var shown: UIAlertController?

    /// An alert without buttons, unless a title names one that cancels.
    public init(
        title: String?,
        message: String?,
        delegate: AnyObject?,
        cancelButtonTitle: String?,
        otherButtonTitles: String...
    ) {
        self.title = title ?? ""
        self.message = message
        self.delegate = delegate
        super.init()
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
        for title in otherButtonTitles { addButton(withTitle: title) }
    }

    /// An alert to be filled.
    public override convenience init() {
        self.init(title: nil, message: nil, delegate: nil, cancelButtonTitle: nil)
    }

    /// How many buttons there are.
    open var numberOfButtons: Int { titles.all.count }
    /// A button's title; nil where there is none.
    open func buttonTitle(at buttonIndex: Int) -> String? { titles[buttonIndex] }

    /// Adds a button, and says where it stands.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int { titles.add(title) }

    /// Shows it over what is on the screen.
    open func show() {
        guard shown == nil, let top = SystemPresenter.topController else { return }
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        for (place, title) in titles.all.enumerated() {
            let style: UIAlertAction.Style = place == cancelButtonIndex ? .cancel : .default
            // The alert stays alive while it is shown, as its window would keep it.
            alert.addAction(UIAlertAction(title: title, style: style) { _ in self.didTap(place) })
        }
        shown = alert
        isVisible = true
        top.present(alert, animated: true)
    }

    /// Takes it from the screen as if a button had been tapped, but tells of no tap.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard let alert = shown, isVisible else { return }
        isVisible = false
        alert.dismiss(animated: animated) { self.didGo(buttonIndex) }
    }

    // Deviation: UIKit tells of a tap before the alert goes. There the alert has a window of its own, so that the
    // delegate can present from below it; here that takes the alert to be gone (PR-M11).
    private func didTap(_ place: Int) {
        guard shown != nil, isVisible else { return }
        isVisible = false
        (delegate as? any UIAlertViewDelegate)?.alertView(self, clickedButtonAt: place)
        didGo(place)
    }

    private func didGo(_ place: Int) {
        shown = nil
        (delegate as? any UIAlertViewDelegate)?.alertView(self, didDismissWithButtonIndex: place)
    }
}
