import Foundation

/// What a compositional layout has found out.
struct CompositionalState {
    /// Whether descriptions have to be asked for again.
    var isStale = true
    /// What the present solution holds for.
    var preparedSize = CGSize.zero
    var preparedInset = UIEdgeInsets.zero
    var counts: [Int] = []
    var sections: [SectionFrame] = []
    var boundaries: [SectionFrame.Boundary] = []
    var contentSize = CGSize.zero
    var axis = NSLayoutConstraint.Axis.vertical
    /// How far items reach beyond their groups, and so out of what is asked by groups.
    var overflow: CGFloat = 0
    /// Whether elements move when the content does.
    var followsBounds = false
    var environment: CollectionLayoutRoom?
    /// What items of sections said of their size, while descriptions change.
    var measured: [Int: [Int: CGSize]] = [:]
    var measuredSupplementaries: [SupplementaryKey: CGSize] = [:]

    mutating func forgetMeasuredSizes() {
        measured = [:]
        measuredSupplementaries = [:]
        sections = []
        isStale = true
    }

    /// Keeps what the present sections have measured, for the next ones.
    @MainActor
    mutating func saveMeasuredSizes() {
        guard !sections.isEmpty else { return }
        measured = [:]
        for (index, section) in sections.enumerated() {
            let sizes = section.solved.measuredSizes
            if !sizes.isEmpty { measured[index] = sizes }
        }
    }

    /// Items have moved, and take their sizes along.
    @MainActor
    mutating func move(_ mapping: ItemMapping) {
        saveMeasuredSizes()
        var moved: [Int: [Int: CGSize]] = [:]
        for (section, sizes) in measured {
            for (item, size) in sizes {
                guard let target = mapping[IndexPath(item: item, section: section)] else { continue }
                moved[target.section, default: [:]][target.item] = size
            }
        }
        measured = moved
        measuredSupplementaries = measuredSupplementaries.reduce(into: [:]) { result, known in
            var key = known.key
            // The layout's own elements have no section.
            if key.indexPath.count > 1 {
                guard let section = mapping.section(key.indexPath.section) else { return }
                key.indexPath = IndexPath(item: key.indexPath.item, section: section)
            }
            result[key] = known.value
        }
        sections = []
        isStale = true
    }
}
