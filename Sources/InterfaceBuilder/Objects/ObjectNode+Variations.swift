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

    /// Whether size classes decide about a property of the object, or about what is installed in it; "default" alone
    /// decides nothing.
    public var followsSizeClasses: Bool { variations.contains { !$0.conditions.isEmpty } }

    /// The object as it stands in the document, for no size classes: everything counts as installed.
    public var unresolved: ObjectNode { ObjectNode(element: element, context: context) }

    /// The properties whose values another resolution of the same object has otherwise.
    public func changedProperties(from other: ObjectNode) -> Set<String> {
        let names = Set(variations.filter { !$0.conditions.isEmpty }.flatMap(\.propertyNames))
        return names.filter { attribute($0) != other.attribute($0) || property($0) !== other.property($0) }
    }

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
