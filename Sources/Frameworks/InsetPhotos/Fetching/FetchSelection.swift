import Foundation

/// What options choose, as they were when somebody fetched.
struct FetchSelection {
    private let predicate: NSPredicate?
    private let order: [NSSortDescriptor]
    private let limit: Int

    /// All of the options that concern photos and albums alike.
    init(_ options: PHFetchOptions?) {
        (predicate, order) = (options?.predicate, options?.sortDescriptors ?? [])
        limit = options?.fetchLimit ?? 0
    }

    /// Those that are wanted, in their order; without one as they come.
    func of<Object: NSObject>(_ objects: [Object]) -> [Object] {
        let wanted = objects.filter { predicate?.evaluate(with: $0) ?? true }
        let sorted = order.isEmpty ? wanted : wanted.enumerated().sorted(by: precedes).map(\.element)
        return limit > 0 ? Array(sorted.prefix(limit)) : sorted
    }

    private func precedes<Object: NSObject>(
        _ one: (offset: Int, element: Object),
        _ other: (offset: Int, element: Object)
    ) -> Bool {
        for descriptor in order {
            let result = descriptor.compare(one.element, to: other.element)
            if result != .orderedSame { return result == .orderedAscending }
        }
        return one.offset < other.offset
    }
}
