@_exported import InsetEventKit
import InsetPlaceholders
import Platform
@_exported import UIKit

/// Asks for an event: its title stands there, and it can be given up.
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
    /// Hears of the end; not kept.
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    /// Event. Nil by default.
    open var event: EKEvent?
    /// Event store. Nil by default.
    open var eventStore: EKEventStore!
    /// Cancel editing.
    open func cancelEditing() { end() }
    private func end() {
        if let editViewDelegate {
            editViewDelegate.eventEditViewController(self, didCompleteWith: .canceled)
        } else {
            presentingViewController?.dismiss(animated: true)
        }
    }
    open override func viewDidLoad() {
        super.viewDidLoad()
        AbsentFeature.report("EKEventEditViewController", "there are no calendars here; it can be given up")
        let page = UIViewController()
        page.view.backgroundColor = .systemBackground
        page.title = "New Event"
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.end() }
        )
        PlaceholderPanel.fill(page.view, event?.title ?? "EKEventEditViewController")
        viewControllers = [page]
    }
}
/// How it ended.
public enum EKEventEditViewAction: Int, Sendable {
    /// As Apple numbers them.
    case canceled, saved, deleted
}
/// Hears of the end.
@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
    func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}
extension EKEventEditViewDelegate {
    /// Event edit view controller default calendar for new events.
    public func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
    {
        EKCalendar(for: .event, eventStore: controller.eventStore ?? EKEventStore())
    }
}
/// Shows an event's title.
@preconcurrency @MainActor
open class EKEventViewController: UIViewController {
    /// Hears of the end; nothing calls it. Not kept.
    open weak var delegate: (any EKEventViewDelegate)?
    /// Event. Nil by default.
    open var event: EKEvent!
    /// Whether this allows editing. Default: false.
    open var allowsEditing = false
    /// Whether this allows calendar preview. Default: false.
    open var allowsCalendarPreview = false
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        PlaceholderPanel.fill(view, event?.title ?? "EKEventViewController")
    }
}
/// How it ended.
public enum EKEventViewAction: Int, Sendable {
    /// As Apple numbers them.
    case done, responded, deleted
}
/// Hears of the end; nothing calls it.
@preconcurrency @MainActor
public protocol EKEventViewDelegate: NSObjectProtocol {
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}
