/// The traits that a view, view controller, window or scene sets for itself and what is below it.
public struct UITraitOverrides: UIMutableTraits {
    var mutations = TraitMutations(values: TraitValues())

    /// No overrides.
    package init() {}

    /// The overrides of a collection that specifies just them.
    package init(_ collection: UITraitCollection) {
        mutations.values = collection.values
    }

    /// A collection that specifies just what is overridden.
    package var collection: UITraitCollection { UITraitCollection(values: mutations.values) }

    /// True when nothing is overridden.
    package var isEmpty: Bool { mutations.values == TraitValues() }

    /// The override, or the trait's default where there is none; setting a system trait's default removes it.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { mutations[trait] }
        set { mutations[trait] = newValue }
    }

    /// True when the trait is overridden.
    public func contains(_ trait: UITrait) -> Bool {
        !UITraitCollection(values: mutations.values).changedTraitIdentifiers(from: nil).isDisjoint(with: [
            ObjectIdentifier(trait)
        ]
        )
    }

    /// Lets the trait be inherited again.
    public mutating func remove(_ trait: UITrait) {
        if let system = trait as? any SystemTrait.Type {
            remove(system: system)
        } else {
            mutations.values.custom[ObjectIdentifier(trait)] = nil
        }
    }

    private mutating func remove<Trait: SystemTrait>(system trait: Trait.Type) {
        mutations.values[keyPath: trait.storage] = nil
    }
}
