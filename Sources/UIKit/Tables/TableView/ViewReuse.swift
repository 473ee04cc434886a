import Foundation

/// Views by reuse identifier: how to make them, and those that wait to be used again.
@MainActor
struct ViewReuse<View: UIView> {
    private var makers: [String: @MainActor () -> View?] = [:]
    private var waiting: [String: [View]] = [:]

    /// Removes the maker when `type` is nil.
    mutating func register(_ type: AnyClass?, for identifier: String, _ make: @escaping @MainActor () -> View?) {
        makers[identifier] = type == nil ? nil : make
    }

    mutating func register(for identifier: String, factory: @escaping @MainActor () -> View?) {
        makers[identifier] = factory
    }

    func canMake(_ identifier: String) -> Bool { makers[identifier] != nil }
    func make(_ identifier: String) -> View? { makers[identifier]?() }

    mutating func dequeue(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

    mutating func enqueue(_ view: View, _ identifier: String?) {
        guard let identifier else { return }
        waiting[identifier, default: []].append(view)
    }
}
