import InterfaceBuilder
import Platform

/// Keeps what was made of a nib in step with the size classes: installs and removes views and constraints, and sets
/// what a variation gives to a property (TR-30, TR-31).
///
/// The nib's root view holds it and tells it of its traits. A value that the old and the new size classes have alike is
/// left alone, so that what the app has set stays.
@MainActor
final class NibVariations {
    private let instance: NibInstance

    /// nil where nothing in the nib depends on size classes.
    init?(_ instance: NibInstance) {
        guard instance.environment.policy.followsSizeClasses, instance.nodes.contains(where: Self.isVaried) else {
            return nil
        }
        self.instance = instance
    }

    private static func isVaried(_ node: ObjectNode) -> Bool {
        node.followsSizeClasses || node.listedConstraints.contains(where: \.followsSizeClasses)
    }

    /// Takes the root view's traits; does nothing while the size classes are the same.
    func adapt(to traits: UITraitCollection) {
        let (old, new) = (instance.classes, SizeClasses(traits))
        guard new != old, new.horizontal != .unspecified, new.vertical != .unspecified else { return }
        instance.classes = new
        let varied = instance.nodes.filter(Self.isVaried).compactMap { node in
            instance.view(withID: node.id).map { Varied(node, $0, old, new) }
        }
        for each in varied { setValues(each) }
        for each in varied { uninstallConstraints(each) }
        for each in varied { uninstallSubviews(each) }
        let returned = varied.flatMap { installSubviews($0) }
        installConstraints(varied, returned)
    }

    /// A view with what the document says of it before and after.
    private struct Varied {
        let whole: ObjectNode
        let view: UIView
        let old: ObjectNode
        let new: ObjectNode

        init(_ node: ObjectNode, _ view: UIView, _ old: SizeClasses, _ new: SizeClasses) {
            whole = node.unresolved
            self.view = view
            self.old = whole.resolved(for: old)
            self.new = whole.resolved(for: new)
        }
    }

    // MARK: Values
    private func setValues(_ varied: Varied) {
        let names = varied.new.changedProperties(from: varied.old)
        if !names.isEmpty { VariedProperties(varied.new, instance).apply(names, to: varied.view) }
        let before = Dictionary(varied.old.constraints.map { ($0.id, $0) }) { first, _ in first }
        for constraint in varied.new.constraints {
            guard let made = instance.object(withID: constraint.id) as? NSLayoutConstraint else { continue }
            guard let known = before[constraint.id] else {
                NibConstraints(instance).set(constraint, on: made)
                continue
            }
            if known.constant != constraint.constant || known.priority != constraint.priority {
                NibConstraints(instance).set(constraint, on: made)
            }
        }
    }

    // MARK: Constraints
    private func uninstallConstraints(_ varied: Varied) {
        let gone = varied.new.uninstalledConstraints.subtracting(varied.old.uninstalledConstraints)
        for id in gone.sorted() {
            instance.keep(id)
            (instance.object(withID: id) as? NSLayoutConstraint)?.isActive = false
        }
    }

    /// Installs what the new size classes have, and what went with a view that is back.
    private func installConstraints(_ varied: [Varied], _ returned: [UIView]) {
        for each in varied {
            let newly = each.old.uninstalledConstraints.subtracting(each.new.uninstalledConstraints)
            for constraint in each.new.constraints where newly.contains(constraint.id) { install(constraint.id) }
        }
        guard !returned.isEmpty else { return }
        for node in instance.nodes {
            for constraint in instance.resolved(node.unresolved).constraints {
                guard let made = instance.object(withID: constraint.id) as? NSLayoutConstraint, !made.isActive,
                    made.constraintViews.contains(where: { view in returned.contains { view.isDescendant(of: $0) } })
                else { continue }
                install(constraint.id)
            }
        }
    }

    private func install(_ id: String) {
        guard let made = instance.object(withID: id) as? NSLayoutConstraint else { return }
        NibConstraints.activateIfPossible(made)
    }

    // MARK: Views
    private func uninstallSubviews(_ varied: Varied) {
        let gone = varied.new.uninstalledSubviews.subtracting(varied.old.uninstalledSubviews)
        for id in gone.sorted() {
            guard let subview = instance.view(withID: id), subview.superview === varied.view else { continue }
            instance.keep(id)
            keepConstraints(across: subview)
            (varied.view as? UIStackView)?.removeArrangedSubview(subview)
            subview.removeFromSuperview()
        }
    }

    /// Holds the nib's constraints that a removed view takes with it.
    private func keepConstraints(across subview: UIView) {
        for node in instance.nodes {
            for constraint in node.listedConstraints {
                guard let made = instance.object(withID: constraint.id) as? NSLayoutConstraint, made.isActive,
                    made.constraintViews.contains(where: { $0.isDescendant(of: subview) })
                else { continue }
                instance.keep(constraint.id)
            }
        }
    }

    /// Puts views back at their stored places.
    private func installSubviews(_ varied: Varied) -> [UIView] {
        let newly = varied.old.uninstalledSubviews.subtracting(varied.new.uninstalledSubviews)
        guard !newly.isEmpty else { return [] }
        var returned: [UIView] = []
        var before: [UIView] = []
        for child in varied.whole.subviews {
            guard let subview = instance.view(withID: child.id) else { continue }
            if newly.contains(child.id), subview.superview == nil {
                insert(subview, after: before, in: varied.view)
                returned.append(subview)
            }
            before.append(subview)
        }
        return returned
    }

    private func insert(_ subview: UIView, after before: [UIView], in view: UIView) {
        let previous = before.last { $0.superview === view }
        if let stack = view as? UIStackView {
            let index = before.last { stack.arrangedSubviews.contains($0) }
                .flatMap { stack.arrangedSubviews.firstIndex(of: $0) }
            stack.insertArrangedSubview(subview, at: index.map { $0 + 1 } ?? 0)
        } else if let previous {
            view.insertSubview(subview, aboveSubview: previous)
        } else {
            view.insertSubview(subview, at: 0)
        }
    }
}

extension ObjectNode {
    /// The constraints that the view lists, as objects, installed or not.
    fileprivate var listedConstraints: [ObjectNode] { unresolved.constraintNodes }
}

extension SizeClasses {
    /// The size classes and the idiom of traits, by which a document's variations hold.
    ///
    /// Before iOS 8 a document knew the idiom only: pads are regular both ways, phones narrow and high, however they are
    /// held (LB-8).
    @MainActor
    init(_ traits: UITraitCollection) {
        let idiom = Idiom(rawValue: traits.userInterfaceIdiom.rawValue) ?? .unspecified
        guard Quirk.documentsVaryBySizeClass.holds else {
            self.init(horizontal: idiom == .pad ? .regular : .compact, vertical: .regular, idiom: idiom)
            return
        }
        self.init(
            horizontal: SizeClass(rawValue: traits.horizontalSizeClass.rawValue) ?? .unspecified,
            vertical: SizeClass(rawValue: traits.verticalSizeClass.rawValue) ?? .unspecified,
            idiom: Idiom(rawValue: traits.userInterfaceIdiom.rawValue) ?? .unspecified
        )
    }
}

extension NibInstance {
    /// Has a root view's traits decide which variations hold in what was made here.
    func follow(_ view: UIView) { view.nib.variations = NibVariations(self) }
}
