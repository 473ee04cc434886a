/// What tells when its traits change: views, view controllers, windows, scenes, presentation controllers.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
    /// Gets the environment whose traits changed, and its traits before.
    typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
}

/// What keeps a registry; every observable of ours does.
@preconcurrency @MainActor
package protocol TraitChangeRegistering: UITraitChangeObservable {
    /// The handlers of this object.
    var traitChangeRegistry: TraitChangeRegistry { get set }
}

extension UITraitChangeObservable {
    /// Calls the handler after any of the traits changed, in the order of registration (TR-21).
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        handler: @escaping TraitChangeHandler<Self>
    ) -> any UITraitChangeRegistration {
        observe(traits) { environment, previous in
            guard let environment = environment as? Self else { return }
            handler(environment, previous)
        }
    }

    /// The same for a handler that names what it takes: in a class's method `(self: Self, previous: UITraitCollection)`.
    @_disfavoredOverload @discardableResult
    public func registerForTraitChanges<Environment>(
        _ traits: [UITrait],
        handler: @escaping TraitChangeHandler<Environment>
    ) -> any UITraitChangeRegistration {
        observe(traits) { environment, previous in
            guard let environment = environment as? Environment else { return }
            handler(environment, previous)
        }
    }

    /// Calls a target's action after any of the traits changed, with this object and its traits before, as far as the
    /// action takes them. The target isn't kept.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        target: Any,
        action: Selector
    ) -> any UITraitChangeRegistration {
        let target = target as AnyObject
        return observe(traits) { [weak target] environment, previous in
            guard let target else { return }
            _ = ActionTable.shared.perform(action, on: target, with: environment, event: previous)
        }
    }

    /// Calls this object's own action after any of the traits changed.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    private func observe(
        _ traits: [UITrait],
        _ handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        guard let holder = self as? any TraitChangeRegistering else {
            preconditionFailure("only UIKit's own classes are observable")
        }
        return holder.traitChangeRegistry.register(traits, handler: handler)
    }

    /// Ends a registration before the object goes.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitChangeRegistering)?.traitChangeRegistry.unregister(registration)
    }
}
