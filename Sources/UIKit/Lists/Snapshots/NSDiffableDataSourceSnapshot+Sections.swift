import Foundation

extension NSDiffableDataSourceSnapshot {
    // MARK: Sections
    /// Behind all sections, empty. Sections that are there already raise an exception.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { add(identifiers, at: sections.count) }

    /// Before another one, empty.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType],
        beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = place(of: toIdentifier) else { return }
        add(identifiers, at: index)
    }

    /// Behind another one, empty.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType],
        afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = place(of: toIdentifier) else { return }
        add(identifiers, at: index + 1)
    }

    private func place(of section: Section) -> Int? {
        guard let index = sections.firstIndex(of: section) else {
            Self.complain("Section identifier was not found: \(section)")
            return nil
        }
        return index
    }

    private mutating func add(_ identifiers: [Section], at index: Int) {
        var seen: Set<Section> = []
        let duplicates = identifiers.filter { items[$0] != nil || !seen.insert($0).inserted }
        guard duplicates.isEmpty else {
            return Self.complain(
                "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n"
                    + duplicates.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
            )
        }
        sections.insert(contentsOf: identifiers, at: index)
        for section in identifiers { items[section] = [] }
    }

    /// With their items; what isn't there is left out.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers {
            for item in items[section] ?? [] { homes[item] = nil }
            items[section] = nil
        }
        sections.removeAll { items[$0] == nil }
        reloadedSections.removeAll { items[$0] == nil }
        reloaded.removeAll { homes[$0] == nil }
        reconfigured.removeAll { homes[$0] == nil }
    }

    /// To the place before another one, with its items.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType,
        beforeSection toIdentifier: SectionIdentifierType
    ) { move(identifier, to: toIdentifier, isBefore: true) }

    /// To the place behind another one, with its items.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType,
        afterSection toIdentifier: SectionIdentifierType
    ) { move(identifier, to: toIdentifier, isBefore: false) }

    private mutating func move(_ section: Section, to other: Section, isBefore: Bool) {
        guard let index = place(of: section), place(of: other) != nil, section != other else { return }
        sections.remove(at: index)
        guard let target = sections.firstIndex(of: other) else { return }
        sections.insert(section, at: isBefore ? target : target + 1)
    }

    /// Has the cells of the sections' items, and their headers and footers, made anew.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers where place(of: section) != nil && !reloadedSections.contains(section) {
            reloadedSections.append(section)
        }
    }

    // MARK: Places
    /// Nil for an item that isn't there.
    func indexPath(of item: Item) -> IndexPath? {
        guard let home = homes[item], let section = sections.firstIndex(of: home),
            let index = items[home]?.firstIndex(of: item)
        else { return nil }
        return IndexPath(item: index, section: section)
    }

    /// Nil for a place that isn't there.
    func item(at indexPath: IndexPath) -> Item? {
        guard sections.indices.contains(indexPath.section), let found = items[sections[indexPath.section]],
            found.indices.contains(indexPath.item)
        else { return nil }
        return found[indexPath.item]
    }

    /// Puts other items in a section's place.
    mutating func replaceItems(of section: Section, with identifiers: [Item]) {
        if items[section] == nil { add([section], at: sections.count) }
        for item in items[section] ?? [] { homes[item] = nil }
        items[section] = []
        appendItems(identifiers, toSection: section)
    }

    /// What a later snapshot begins with: nothing is to be reloaded.
    func withoutReloads() -> Self {
        var plain = self
        (plain.reloaded, plain.reconfigured, plain.reloadedSections) = ([], [], [])
        return plain
    }
}
