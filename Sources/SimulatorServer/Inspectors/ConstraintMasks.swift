import InterfaceBuilder

/// In which size classes a constraint is installed, as the view that holds it says: `<variation>` and its masks.
struct ConstraintMasks {
    /// The classes that can be chosen, as documents and as Xcode call them.
    static let classes = [
        ("widthClass=compact", "wC"), ("widthClass=regular", "wR"), ("heightClass=compact", "hC"),
        ("heightClass=regular", "hR"), ("heightClass=compact-widthClass=compact", "wC hC"),
        ("heightClass=regular-widthClass=compact", "wC hR"), ("heightClass=compact-widthClass=regular", "wR hC"),
        ("heightClass=regular-widthClass=regular", "wR hR"),
    ]

    private let id: String
    private let holder: Element

    init(of id: String, in holder: Element) { (self.id, self.holder) = (id, holder) }

    private func entry(in variation: String) -> Element? {
        holder.children.first { $0.name == "variation" && $0.key == variation }?
            .children.first { $0.name == "mask" && $0.key == "constraints" }?
            .children.first { $0["reference"] == id }
    }

    /// Whether a variation installs it; nil where it says nothing.
    func installed(in variation: String) -> Bool? { entry(in: variation).map { $0.name == "include" } }

    /// The holder with another answer; nil says nothing.
    func setting(_ installed: Bool?, in variation: String) -> Element {
        // Installed is what a constraint is by default.
        let installed = variation == "default" && installed == true ? nil : installed
        guard installed != self.installed(in: variation) else { return holder }
        let entry = installed.map {
            Element(name: $0 ? "include" : "exclude", attributes: [.init(name: "reference", value: id)])
        }
        var children = holder.children
        let index = children.firstIndex { $0.name == "variation" && $0.key == variation }
        let former = index.map { children[$0] }
        let changed = Self.changed(
            former ?? Element(name: "variation", attributes: [.init(name: "key", value: variation)]),
            entry,
            for: id
        )
        switch (index, changed) {
        case (let index?, let changed?): children[index] = changed
        case (let index?, nil): children.remove(at: index)
        case (nil, let changed?): children.insert(changed, at: Self.place(of: variation, among: children))
        case (nil, nil): break
        }
        return holder.with(children: children)
    }

    /// A variation with another entry; nil where it says nothing any more.
    private static func changed(_ variation: Element, _ entry: Element?, for id: String) -> Element? {
        var parts = variation.children
        let index = parts.firstIndex { $0.name == "mask" && $0.key == "constraints" }
        let mask =
            index.map { parts[$0] } ?? Element(name: "mask", attributes: [.init(name: "key", value: "constraints")])
        var entries = mask.children
        let place = entries.firstIndex { $0["reference"] == id }
        if let place, let entry { entries[place] = entry }
        if let place, entry == nil { entries.remove(at: place) }
        if place == nil, let entry { entries.append(entry) }
        if let index { parts[index] = mask.with(children: entries) } else { parts.append(mask.with(children: entries)) }
        parts.removeAll { $0.name == "mask" && $0.children.isEmpty }
        return parts.isEmpty && variation.attributes.count == 1 ? nil : variation.with(children: parts)
    }

    /// Variations stand after the constraints, the default one first, and before the connections.
    private static func place(of variation: String, among children: [Element]) -> Int {
        if variation == "default", let first = children.firstIndex(where: { $0.name == "variation" }) { return first }
        let before = ["variation", "constraints", "viewLayoutGuide", "layoutGuide", "subviews"]
        return (children.lastIndex { before.contains($0.name) }).map { $0 + 1 } ?? children.count
    }
}
