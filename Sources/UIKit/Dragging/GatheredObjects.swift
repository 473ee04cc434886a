import Foundation

/// Waits until all of some objects have come, in the order in which they were asked for.
@MainActor
final class GatheredObjects {
    private var objects: [(any NSItemProviderReading)?]
    private var missing: Int
    private let done: ([any NSItemProviderReading]) -> Void

    init(count: Int, _ done: @escaping ([any NSItemProviderReading]) -> Void) {
        objects = Array(repeating: nil, count: count)
        missing = count
        self.done = done
    }

    func take(_ object: (any NSItemProviderReading)?, at index: Int) {
        objects[index] = object
        missing -= 1
        if missing == 0 { finish() }
    }

    func finish() { done(objects.compactMap { $0 }) }
}
