import Foundation

/// Which rows were told of before they came into sight.
struct Prefetching {
    var told: Set<IndexPath> = []
    private var lastPlace: CGFloat?
    private var isBackward = false

    /// Notes where the content stands, along its axis; true: the next screenful is the one before.
    mutating func goesBackward(at place: CGFloat) -> Bool {
        // Before the beginning lie no rows: insets and bounces only put the place there.
        if let last = lastPlace, place != last { isBackward = place < last && place > 0 }
        lastPlace = place
        return isBackward
    }

    /// What is to be told and what to be taken back, in order.
    mutating func update(ahead: Set<IndexPath>, visible: Set<IndexPath>) -> (new: [IndexPath], gone: [IndexPath]) {
        let new = ahead.subtracting(told).subtracting(visible)
        let gone = told.subtracting(ahead).subtracting(visible)
        told = ahead.subtracting(visible)
        return (new.sorted(), gone.sorted())
    }
}
