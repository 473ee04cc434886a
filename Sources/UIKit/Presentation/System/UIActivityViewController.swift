import Foundation

/// The share sheet: what is shared, `Copy`, and the app's own activities; other apps' aren't here.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// Called with the kind of the activity, nil after a cancel; whether it was done; what an extension returned; an
    /// error.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
    /// The handler before iOS 8.
    public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void

    /// What a message is about, which apps set by the key `subject`; only an activity that sends it has use for it.
    final var subject: String?
    /// Kinds that aren't offered. Nil by default.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Called at the end.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Called at the end; of before iOS 8.
    open var completionHandler: CompletionHandler?
    /// Whether a conversation may be offered. Default: true.
    open var allowsProminentActivity = true

    private let items: [Any]
    private let activities: [UIActivity]
    private var isOver = false
    private lazy var rows = SystemScreenRows(texts: rowTitles) { [weak self] in self?.choose($0) }

    /// A sheet for items: texts, links, pictures, data or ``UIActivityItemSource``s.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        activities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = UITraitCollection.current.userInterfaceIdiom == .pad ? .popover : .pageSheet
        sheetPresentationController?.detents = [.medium(), .large()]
        preferredContentSize = CGSize(width: 375, height: 400)
    }

    /// A sheet for what a configuration has: objects of the app as they are, else their providers. From iOS 14.
    public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
        let providers = activityItemsConfiguration.itemProvidersForActivityItemsConfiguration
        self.init(
            activityItems: providers.map { $0.writtenObject ?? $0 },
            applicationActivities: activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration
        )
    }

    /// Without items: no document makes one.
    public required init?(coder: NSCoder) {
        items = []
        activities = []
        super.init(coder: coder)
    }

    private var offered: [UIActivity] {
        activities.filter { activity in
            let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) ?? false } ?? false
            return !isExcluded && activity.canPerform(withActivityItems: shared(for: activity.activityType))
        }
    }

    private var copies: Bool { !(excludedActivityTypes ?? []).contains(.copyToPasteboard) }
    private var rowTitles: [String] { (copies ? ["Copy"] : []) + offered.map { $0.activityTitle ?? "" } }

    private func shared(for type: UIActivity.ActivityType?) -> [Any] {
        items.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: type)
        }
    }

    /// The items as text, as far as they are.
    private var summary: String {
        let texts = shared(for: nil).map { item -> String in
            switch item {
            case let text as String: text
            case let text as NSAttributedString: text.string
            case let link as URL: link.isFileURL ? link.lastPathComponent : link.absoluteString
            case is UIImage: "Image"
            default: "\(type(of: item))"
            }
        }
        return texts.joined(separator: ", ")
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        rows.install(in: self, title: summary) { [weak self] in self?.finish(nil, false) }
    }

    private func choose(_ row: Int) {
        if copies, row == 0 {
            copy(shared(for: .copyToPasteboard))
            return finish(.copyToPasteboard, true)
        }
        let activity = offered[row - (copies ? 1 : 0)]
        activity.prepare(withActivityItems: shared(for: activity.activityType))
        activity.finished = { [weak self] in self?.finish(activity.activityType, $0) }
        if let controller = activity.activityViewController {
            present(controller, animated: true)
        } else {
            activity.perform()
        }
    }

    private func copy(_ items: [Any]) {
        if let image = items.lazy.compactMap({ $0 as? UIImage }).first { UIPasteboard.general.image = image }
        let texts = items.compactMap { ($0 as? String) ?? ($0 as? URL)?.absoluteString }
        if !texts.isEmpty { UIPasteboard.general.string = texts.joined(separator: "\n") }
    }

    private func finish(_ type: UIActivity.ActivityType?, _ isDone: Bool) {
        guard !isOver else { return }
        isOver = true
        dismiss(animated: true) { [self] in
            completionWithItemsHandler?(type, isDone, nil, nil)
            completionHandler?(type, isDone)
        }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard !isOver, presentingViewController == nil else { return }
        isOver = true
        completionWithItemsHandler?(nil, false, nil, nil)
        completionHandler?(nil, false)
    }
}
