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
    private var titles: [String] = []
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
    open var numberOfButtons: Int { titles.count }
    /// A button's title; nil where there is none.
    open func buttonTitle(at buttonIndex: Int) -> String? {
        titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
    }

    /// Adds a button, and says where it stands.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }

    /// Shows it over what is on the screen.
    open func show() {
        guard shown == nil, let top = SystemPresenter.topController else { return }
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        for (place, title) in titles.enumerated() {
            let style: UIAlertAction.Style = place == cancelButtonIndex ? .cancel : .default
            // The alert stays alive while it is shown, as its window would keep it.
            alert.addAction(UIAlertAction(title: title, style: style) { _ in self.end(place) })
        }
        shown = alert
        isVisible = true
        top.present(alert, animated: true)
    }

    /// Takes it from the screen as if a button had been tapped.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        shown?.dismiss(animated: animated)
        end(buttonIndex)
    }

    private func end(_ place: Int) {
        guard shown != nil else { return }
        shown = nil
        isVisible = false
        let delegate = delegate as? any UIAlertViewDelegate
        delegate?.alertView(self, clickedButtonAt: place)
        delegate?.alertView(self, didDismissWithButtonIndex: place)
    }
}
