/// Why an element of a list may want another size; raw values are the least of `SelfSizingInvalidation` that follows.
enum SizeChange: Int {
    /// The element, its content view or its configuration said so.
    case content = 1
    /// Something changed in the constraints of its content.
    case constraints = 2
}

/// Elements of a list that may want another size, until the next pass measures them (TV-31).
struct PendingSizes<Place: Hashable> {
    private(set) var places: Set<Place> = []
    /// Whether a change was asked for while views animate; one that `performWithoutAnimation(_:)` encloses isn't.
    @MainActor private(set) var isAnimated = false

    @MainActor
    mutating func insert(_ place: Place) {
        places.insert(place)
        isAnimated = isAnimated || UIView.areAnimationsEnabled
    }

    /// What waits, which then waits no more.
    @MainActor
    mutating func takeAll() -> (places: Set<Place>, isAnimated: Bool) {
        defer { self = PendingSizes() }
        return (places, isAnimated)
    }
}
