import Foundation

/// One thing to do.
public struct TaskItem: Codable, Equatable {
    public var id: UUID
    public var title: String
    public var isDone: Bool
    public var priority: Priority

    public enum Priority: Int, Codable, CaseIterable {
        case low, normal, high

        var symbol: String {
            switch self {
            case .low: return "arrow.down"
            case .normal: return "minus"
            case .high: return "exclamationmark"
            }
        }
    }

    public init(title: String, isDone: Bool = false, priority: Priority = .normal) {
        id = UUID()
        self.title = title
        self.isDone = isDone
        self.priority = priority
    }
}

extension Notification.Name {
    /// The store changed; its object is the store.
    public static let taskStoreDidChange = Notification.Name("TaskStoreDidChange")
}

/// All tasks, kept in the user's defaults.
public final class TaskStore {
    public static let shared = TaskStore(defaults: UserDefaults(suiteName: "TasksExample") ?? .standard)

    private let defaults: UserDefaults
    private let key = "tasks"

    public private(set) var items: [TaskItem] {
        didSet {
            save()
            NotificationCenter.default.post(name: .taskStoreDidChange, object: self)
        }
    }

    public init(defaults: UserDefaults) {
        self.defaults = defaults
        if let data = defaults.data(forKey: key), let items = try? JSONDecoder().decode([TaskItem].self, from: data) {
            self.items = items
        } else {
            items = []
        }
    }

    public var openCount: Int { items.filter { !$0.isDone }.count }

    public func add(_ title: String, priority: TaskItem.Priority = .normal) {
        let trimmed = title.trimmingCharacters(in: .whitespaces)
        guard !trimmed.isEmpty else { return }
        items.insert(TaskItem(title: trimmed, priority: priority), at: 0)
    }

    public func toggle(_ id: UUID) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        items[index].isDone.toggle()
    }

    public func remove(_ id: UUID) {
        items.removeAll { $0.id == id }
    }

    public func removeAll() {
        items = []
    }

    private func save() {
        guard let data = try? JSONEncoder().encode(items) else { return }
        defaults.set(data, forKey: key)
    }
}
