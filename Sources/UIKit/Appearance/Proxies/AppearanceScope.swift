import Foundation

/// The objects that an appearance is for: a class, perhaps inside of containers, perhaps under traits.
@MainActor
struct AppearanceScope {
    let target: AnyClass
    /// The innermost first (AP-3).
    let containers: [any UIAppearanceContainer.Type]
    /// Nil: under all traits.
    let traits: UITraitCollection?

    init(
        of target: AnyClass,
        containers: [any UIAppearanceContainer.Type] = [],
        traits: UITraitCollection? = nil
    ) {
        self.target = target
        self.containers = containers
        self.traits = traits
    }

    func isSame(as other: AppearanceScope) -> Bool {
        target == other.target && traits == other.traits && containers.count == other.containers.count
            && zip(containers, other.containers).allSatisfy { $0 == $1 }
    }

    /// How well the scope fits an object; nil: not at all.
    func rank(for object: some AppearanceBearing) -> AppearanceRank? {
        guard let classDepth = depth(of: target, in: type(of: object)) else { return nil }
        if let traits, !object.appearanceTraits.containsTraits(in: traits) { return nil }
        guard let height = outermostMatch(above: object) else { return nil }
        return AppearanceRank(
            classDepth: classDepth,
            containerHeight: height,
            containerCount: containers.count,
            hasTraits: traits != nil
        )
    }

    /// The number of classes above `target`, so that subclasses beat superclasses (AP-8); nil: no ancestor of `type`.
    private func depth(of target: AnyClass, in type: AnyClass) -> Int? {
        var current: AnyClass? = type
        while let candidate = current, candidate != target { current = _getSuperclass(candidate) }
        guard current != nil else { return nil }
        var depth = 0
        while let candidate = current {
            depth += 1
            current = _getSuperclass(candidate)
        }
        return depth
    }

    /// How many steps up the outermost container lies that fits the list's last, with fits for the others below it; 0
    /// for an empty list; nil where the list doesn't fit.
    private func outermostMatch(above object: some AppearanceBearing) -> Int? {
        guard !containers.isEmpty else { return 0 }
        var matched = 0
        var outermost: Int?
        var height = 1
        var container = object.appearanceContainer
        while let current = container {
            if matched < containers.count, isInstance(current, of: containers[matched]) {
                matched += 1
                if matched == containers.count { outermost = height }
            } else if outermost != nil, let last = containers.last, isInstance(current, of: last) {
                outermost = height
            }
            height += 1
            container = current.next
        }
        return outermost
    }

    private func isInstance(_ container: UIResponder, of type: any UIAppearanceContainer.Type) -> Bool {
        var current: AnyClass? = Swift.type(of: container)
        while let candidate = current {
            if candidate == type { return true }
            current = _getSuperclass(candidate)
        }
        return false
    }
}
