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
        guard let holder = self as? any TraitChangeRegistering else {
            preconditionFailure("only UIKit's own classes are observable")
        }
        return holder.traitChangeRegistry.register(traits) { environment, previous in
            guard let environment = environment as? Self else { return }
            handler(environment, previous)
        }
    }

    /// Ends a registration before the object goes.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitChangeRegistering)?.traitChangeRegistry.unregister(registration)
    }
}
