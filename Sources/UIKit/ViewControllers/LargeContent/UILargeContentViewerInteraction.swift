import Foundation

/// Has what lies under a finger that rests on its view shown enlarged in the middle of the screen, at accessibility
/// text sizes (iOS 13).
///
/// Bars do so by themselves.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// Posted when ``isEnabled`` has changed, with the text size; without an object.
    nonisolated public static let enabledStatusDidChangeNotification = NSNotification.Name(
        "UILargeContentViewerInteractionEnabledStatusDidChangeNotification"
    )
    /// Whether resting fingers show anything: at accessibility text sizes.
    open class var isEnabled: Bool { LargeContentPress.isEnabled }

    /// Names items and hears of the end; not kept alive.
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    /// Nil while no view holds it.
    open private(set) weak var view: UIView?
    /// For an app's own gestures to wait for, or to go beside.
    open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press?.recognizer ?? idle }
    private var press: LargeContentPress?
    /// What is handed out before there is a view.
    private let idle = UILongPressGestureRecognizer()

    /// Does nothing until a view has it.
    ///
    /// - Parameter delegate: Nil: views are found by themselves, and controls get their touch.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Without a delegate.
    public override convenience init() { self.init(delegate: nil) }

    /// Takes the recognizer away; called when the interaction changes its view.
    open func willMove(to view: UIView?) {
        press?.leave()
        press = nil
    }

    /// Has a long press watched for in the view.
    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        let press = LargeContentPress(on: view)
        press.item = { [weak self] point in
            guard let self else { return nil }
            return delegate?.largeContentViewerInteraction(self, itemAt: point)
                ?? self.view?.largeContentItem(at: point)
        }
        press.end = { [weak self] item, point in
            guard let self else { return }
            guard let delegate else { return LargeContentPress.perform(item) }
            delegate.largeContentViewerInteraction(self, didEndOn: item, at: point)
        }
        press.window = { [weak self] in
            guard let self else { return nil }
            return delegate?.viewController(for: self).viewIfLoaded?.window ?? self.view?.window
        }
        self.press = press
    }
}
