import Foundation

/// Looks for states of views, layers, layout, lists and navigation that can't be, whatever an app does.
///
/// Tests call ``violations(below:)``. Where ``isOn``, debug builds look at every window after each layout pass.
@MainActor
package enum InvariantCheck {
    /// Default: whether `INSET_CHECK_INVARIANTS` is set in the environment; a check walks the whole tree.
    package static var isOn = ProcessInfo.processInfo.environment["INSET_CHECK_INVARIANTS"] != nil
    /// Gets the sentences of a pass that has any. Default: stops the program with them.
    package static var handler: @MainActor ([String]) -> Void = {
        preconditionFailure("what can't be: " + $0.joined(separator: "; "))
    }

    /// Checks after a layout pass, in debug builds where it is switched on.
    static func passDidEnd() {
        #if DEBUG
            guard isOn else { return }
            let found = WindowList.inPaintOrder.flatMap { violations(below: $0) }
            if !found.isEmpty { handler(found) }
        #endif
    }

    /// A sentence for everything that can't be in a tree of views and its controllers.
    package static func violations(below root: UIView) -> [String] {
        root.layer.checkInvariants() + viewViolations(below: root)
    }

    private static func viewViolations(below view: UIView) -> [String] {
        var found = view.checkHierarchyInvariants()
        found += view.constraintState.engine?.checkInvariants() ?? []
        if let table = view as? UITableView { found += table.checkInvariants() }
        if let collection = view as? UICollectionView { found += collection.checkInvariants() }
        if let navigation = view.owningViewController as? UINavigationController {
            found += navigation.checkInvariants()
        }
        return found + view.subviews.flatMap { viewViolations(below: $0) }
    }
}

extension UIView {
    /// The view and its subviews know each other, as their layers do, and in the same order.
    func checkHierarchyInvariants() -> [String] {
        var violations: [String] = []
        let name = "\(type(of: self))"
        if layer.delegate !== self { violations.append("the layer of \(name) has another delegate") }
        for (place, subview) in subviews.enumerated() {
            if subview.superview !== self {
                violations.append("\(type(of: subview)) is a subview of \(name), which isn't its superview")
            }
            if hierarchy.subviewsKnowPlaces, subview.hierarchy.place != place {
                violations.append("subview \(place) of \(name) takes itself for number \(subview.hierarchy.place)")
            }
        }
        let ofViews = (layer.sublayers ?? []).filter { layer in subviews.contains { $0.layer === layer } }
        if !ofViews.elementsEqual(subviews.map(\.layer), by: ===) {
            violations.append("the layers of \(name)'s subviews are missing, or stand in another order")
        }
        let masked = subviews.count { $0.constraintState.translatesMask }
        if hierarchy.maskedSubviewCount != masked {
            violations.append("\(name) counts \(hierarchy.maskedSubviewCount) subviews with masks, there are \(masked)")
        }
        return violations
    }
}
