/// The traits that a closure of `modifyingTraits(_:)` writes to.
struct TraitMutations: UIMutableTraits {
    var values: TraitValues

    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            if let system = trait as? any SystemTrait.Type {
                return systemValue(of: system) as? Trait.Value ?? trait.defaultValue
            }
            return values.custom[ObjectIdentifier(trait)]?.unwrapped(as: Trait.Value.self) ?? trait.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type {
                system.setAny(newValue, in: &values)
            } else {
                values.custom[ObjectIdentifier(trait)] = CustomTraitValue(newValue, of: trait)
            }
        }
    }

    private func systemValue<Trait: SystemTrait>(of trait: Trait.Type) -> Any {
        trait.value(in: values)
    }
}
