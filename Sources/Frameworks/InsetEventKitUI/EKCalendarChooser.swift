@_exported import InsetEventKit
import InsetPlaceholders
import Platform
@_exported import UIKit

/// Lets a person choose calendars; there are none, so that it can be ended or given up.
@preconcurrency @MainActor
open class EKCalendarChooser: UIViewController {
    /// How many calendars can be chosen.
    public let selectionStyle: EKCalendarChooserSelectionStyle
    /// Hears of the end; not kept.
    open weak var delegate: (any EKCalendarChooserDelegate)?
    /// Whether there is a button that ends it. Default: false.
    open var showsDoneButton = false { didSet { if isViewLoaded { showButtons() } } }
    /// Whether there is a button that gives it up. Default: false.
    open var showsCancelButton = false { didSet { if isViewLoaded { showButtons() } } }
    /// What is chosen. Default: nothing.
    open var selectedCalendars: Set<EKCalendar> = []

    /// A chooser of an event store's calendars of events.
    public convenience init(
        selectionStyle: EKCalendarChooserSelectionStyle,
        displayStyle: EKCalendarChooserDisplayStyle,
        eventStore: EKEventStore
    ) {
        self.init(
            selectionStyle: selectionStyle,
            displayStyle: displayStyle,
            entityType: .event,
            eventStore: eventStore
        )
    }

    /// A chooser of an event store's calendars.
    public init(
        selectionStyle: EKCalendarChooserSelectionStyle,
        displayStyle: EKCalendarChooserDisplayStyle,
        entityType: EKEntityType,
        eventStore: EKEventStore
    ) {
        self.selectionStyle = selectionStyle
        super.init(nibName: nil, bundle: nil)
    }

    /// A chooser of a document's, which names none.
    public required init?(coder: NSCoder) {
        selectionStyle = .single
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        AbsentFeature.report("EKCalendarChooser", "there are no calendars here; it can be ended or given up")
        view.backgroundColor = .systemBackground
        if title == nil { title = selectionStyle == .single ? "Calendar" : "Calendars" }
        PlaceholderPanel.fill(view, "EKCalendarChooser")
        showButtons()
    }

    private func showButtons() {
        navigationItem.leftBarButtonItem = showsCancelButton ? button(.cancel) { $1.calendarChooserDidCancel($0) } : nil
        navigationItem.rightBarButtonItem = showsDoneButton ? button(.done) { $1.calendarChooserDidFinish($0) } : nil
    }

    private func button(
        _ item: UIBarButtonItem.SystemItem,
        _ tell: @escaping @MainActor (EKCalendarChooser, any EKCalendarChooserDelegate) -> Void
    ) -> UIBarButtonItem {
        let action = UIAction { [weak self] _ in
            guard let self, let delegate else { return }
            tell(self, delegate)
        }
        return UIBarButtonItem(systemItem: item, primaryAction: action)
    }
}
