/// What identifies a registration, to end it early.
public protocol UITraitChangeRegistration: AnyObject {}

/// Calls an object's handlers when traits that they named have changed (TR-21).
package struct TraitChangeRegistry {
    /// One registration.
    final class Registration: NSObject, UITraitChangeRegistration {
        let traits: Set<ObjectIdentifier>
        let handler: @MainActor (AnyObject, UITraitCollection) -> Void

        init(traits: [UITrait], handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void) {
            self.traits = Set(traits.map { ObjectIdentifier($0) })
            self.handler = handler
        }
    }

    private var registrations: [Registration] = []

    package init() {}

    /// True when nobody asked for changes.
    package var isEmpty: Bool { registrations.isEmpty }

    /// Adds a handler for changes of any of the traits; it gets the environment and the traits before.
    package mutating func register(
        _ traits: [UITrait],
        handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = Registration(traits: traits, handler: handler)
        registrations.append(registration)
        return registration
    }

    /// Ends a registration.
    package mutating func unregister(_ registration: any UITraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
    }

    /// Calls those whose traits changed, in the order of registration (TR-21, TR-M8).
    @MainActor
    package func notify(_ environment: AnyObject, from previous: UITraitCollection, to current: UITraitCollection) {
        guard !registrations.isEmpty else { return }
        let changed = current.changedTraitIdentifiers(from: previous)
        for registration in registrations where !registration.traits.isDisjoint(with: changed) {
            registration.handler(environment, previous)
        }
    }
}
