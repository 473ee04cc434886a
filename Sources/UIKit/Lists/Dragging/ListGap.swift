import Foundation

/// Room that a list makes for what is dragged over it.
struct ListGap: Equatable {
    /// Where it would be put.
    var target: IndexPath
    /// Where it is now, if in the same list.
    var source: IndexPath?

    /// Where a row or an item stands while there is room.
    ///
    /// - Returns: Its own place, or the one beside it in its section.
    func place(of place: IndexPath) -> IndexPath {
        var moved = place.item
        if let source {
            if place == source { return place }
            if source.section == place.section, source.item < place.item { moved -= 1 }
        }
        if target.section == place.section, moved >= target.item { moved += 1 }
        return IndexPath(item: moved, section: place.section)
    }
}
