extension ObjectNode {
    /// The variations of the object's properties and masks, in document order.
    public var variations: [Variation] {
        element.children.compactMap(Variation.init)
    }

    /// The object as it is for some size classes: asked for a property, it answers with that of the variation that holds.
    ///
    /// Of several, the most specific wins, the later one among equals (TR-30).
    public func resolved(for classes: SizeClasses) -> ObjectNode {
        let matching = variations.enumerated().filter { $0.element.holds(for: classes) }
        let ordered = matching.sorted {
            ($0.element.conditions.count, $0.offset) > ($1.element.conditions.count, $1.offset)
        }
        var copy = ObjectNode(element: element, context: context, overrides: ordered.map(\.element.element))
        copy.classes = classes
        return copy
    }

    /// Whether anything about the object depends on the size classes.
    public var hasVariations: Bool { element.children.contains { $0.name == "variation" } }

    /// The subviews that are not installed: those that "default" excludes, unless the object was resolved for classes
    /// that include them (TR-31).
    public var uninstalledSubviews: Set<String> { uninstalled("subviews") }

    /// The object's constraints that are not installed.
    public var uninstalledConstraints: Set<String> { uninstalled("constraints") }

    private func uninstalled(_ list: String) -> Set<String> {
        var state: [String: Bool] = [:]
        let holding =
            classes == nil ? variations.filter(\.conditions.isEmpty) : overrides.reversed().compactMap(Variation.init)
        for variation in holding {
            state.merge(variation.mask(list)) { _, later in later }
        }
        return Set(state.filter { !$0.value }.keys)
    }
}
