import Foundation

/// What a list says of one of its items, headers or footers.
@MainActor
struct ListSectionPlace {
    /// What an element of a list is.
    enum Role: Equatable {
        case item, header, footer
    }

    let configuration: UICollectionLayoutListConfiguration
    var role = Role.item
    var isFirst = false
    var isLast = false
    let indexPath: IndexPath

    /// How lines are drawn at an item.
    var separators: UIListSeparatorConfiguration {
        let standard = configuration.separatorConfiguration
        return configuration.itemSeparatorHandler?(indexPath, standard) ?? standard
    }

    /// Whether there is a line at the item's end.
    func showsBottomSeparator(_ separators: UIListSeparatorConfiguration) -> Bool {
        guard role == .item, configuration.showsSeparators else { return false }
        switch separators.bottomSeparatorVisibility {
        case .visible: return true
        case .hidden: return false
        case .automatic: return !(isLast && configuration.isGrouped)
        }
    }

    /// Whether there is a line at the item's begin.
    func showsTopSeparator(_ separators: UIListSeparatorConfiguration) -> Bool {
        role == .item && configuration.showsSeparators && separators.topSeparatorVisibility == .visible
    }
}

extension UICollectionViewCompositionalLayout {
    /// What the list around an item says of it; nil outside of lists.
    func sectionPlace(of indexPath: IndexPath) -> ListSectionPlace? {
        guard indexPath.count > 1, state.sections.indices.contains(indexPath.section),
            let list = state.sections[indexPath.section].solved.section.list
        else { return nil }
        let count = state.sections[indexPath.section].solved.itemCount
        let isHeader = list.headerMode == .firstItemInSection && indexPath.item == 0
        let first = list.headerMode == .firstItemInSection ? 1 : 0
        return ListSectionPlace(
            configuration: list,
            role: isHeader ? .header : .item,
            isFirst: indexPath.item == first,
            isLast: indexPath.item == count - 1,
            indexPath: indexPath
        )
    }
}
