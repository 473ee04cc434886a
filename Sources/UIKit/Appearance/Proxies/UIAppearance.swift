import Foundation

/// Classes whose looks can be set once for all their instances.
///
/// What an appearance method returns stands for a class: what is set on it is set on every instance that enters a window
/// from then on (AP-1), unless the instance was given that property itself (AP-2). It is no instance: set appearance
/// properties on it, do nothing else with it.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// Stands for all instances.
    static func appearance() -> Self
    /// Stands for the instances inside of the containers, the innermost named first (AP-3); beats `appearance()` (AP-5).
    static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
    /// Stands for the instances whose traits contain the given ones (AP-6).
    static func appearance(for trait: UITraitCollection) -> Self
    /// Stands for the instances inside of the containers whose traits contain the given ones (AP-6).
    static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}
