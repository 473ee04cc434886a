import UIKit

/// The list of tasks with a line to add one.
public final class TaskListViewController: UIViewController {
    private let store: TaskStore
    let tableView = UITableView(frame: .zero, style: .plain)
    let taskInput = TaskInputView()
    private let emptyLabel = UILabel()
    private var observer: NSObjectProtocol?

    public init(store: TaskStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Tasks"
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setUpTable()
        setUpInput()
        setUpEmptyLabel()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Clear",
            primaryAction: UIAction(title: "Clear") { [weak self] _ in self?.store.removeAll() }
        )
        observer = NotificationCenter.default.addObserver(
            forName: .taskStoreDidChange,
            object: store,
            queue: .main
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.storeDidChange() }
        }
        storeDidChange()
    }

    private func setUpTable() {
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(TaskCell.self, forCellReuseIdentifier: TaskCell.reuseIdentifier)
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 44
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
    }

    private func setUpInput() {
        taskInput.delegate = self
        taskInput.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(taskInput)
        NSLayoutConstraint.activate([
            taskInput.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            taskInput.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            taskInput.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.topAnchor.constraint(equalTo: taskInput.bottomAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private func setUpEmptyLabel() {
        emptyLabel.text = "Nothing to do"
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.font = .preferredFont(forTextStyle: .title3)
        emptyLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(emptyLabel)
        NSLayoutConstraint.activate([
            emptyLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            emptyLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    private func storeDidChange() {
        tableView.reloadData()
        emptyLabel.isHidden = !store.items.isEmpty
        navigationItem.rightBarButtonItem?.isEnabled = !store.items.isEmpty
        let count = store.openCount
        title = count == 0 ? "Tasks" : "Tasks (\(count))"
    }

    var isShowingEmptyLabel: Bool { !emptyLabel.isHidden }
}

extension TaskListViewController: TaskInputViewDelegate {
    func taskInputView(_ view: TaskInputView, didEnter title: String, priority: TaskItem.Priority) {
        store.add(title, priority: priority)
    }
}

extension TaskListViewController: UITableViewDataSource, UITableViewDelegate {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        store.items.count
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: TaskCell.reuseIdentifier, for: indexPath)
        (cell as? TaskCell)?.show(store.items[indexPath.row])
        return cell
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        store.toggle(store.items[indexPath.row].id)
    }

    public func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        store.remove(store.items[indexPath.row].id)
    }
}
