extension UIView {

    /// Takes the guide from its old view.
    func takeGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        constraintState.guides.append(layoutGuide)
        islandRoot.invalidateEngine()
    }

    /// Removes a guide and the constraints that name it.
    func dropGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        var holder: UIView? = self
        while let view = holder {
            let naming = view.constraintState.held.filter {
                $0.firstItem === layoutGuide || $0.secondItem === layoutGuide
            }
            for constraint in naming { constraint.isActive = false }
            holder = view.superview
        }
        constraintState.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
        islandRoot.invalidateEngine()
    }

    /// Where the keyboard is; made at the first request.
    var keyboardGuide: UIKeyboardLayoutGuide {
        systemGuide(.keyboard, identifier: "UIKeyboardLayoutGuide") { UIKeyboardLayoutGuide() }
    }

    /// The area of what a view scrolls.
    var contentGuide: UILayoutGuide { systemGuide(.content, identifier: "UIScrollViewContentLayoutGuide") }

    /// A guide that the view brings along, made at the first request.
    func systemGuide(_ role: UILayoutGuide.Role, identifier: String) -> UILayoutGuide {
        systemGuide(role, identifier: identifier) { UILayoutGuide(role: role) }
    }

    /// The guides that the view has now, the system's in a fixed order before those that the app added; makes none.
    package var existingLayoutGuides: [UILayoutGuide] {
        UILayoutGuide.Role.allCases.compactMap { constraintState.systemGuides[$0] } + constraintState.guides
    }

    private func systemGuide<Guide: UILayoutGuide>(
        _ role: UILayoutGuide.Role,
        identifier: String,
        make: () -> Guide
    ) -> Guide {
        if let guide = constraintState.systemGuides[role] as? Guide { return guide }
        let guide = make()
        guide.identifier = identifier
        guide.owningView = self
        constraintState.systemGuides[role] = guide
        return guide
    }

    /// A guide's rectangle in this view's bounds space, as the insets are now (SA-16).
    ///
    /// Deviation: LM-M3 has zero before the first layout; suites that ran on real UIKit ask before it.
    func layoutFrame(of guide: UILayoutGuide) -> CGRect {
        let full = bounds
        switch guide.role {
        case .safeArea: return full.inset(by: safeAreaInsets).nonNegative
        case .layoutMargins: return full.inset(by: layoutMargins).nonNegative
        case .readableContent: return full.inset(by: readableInsets(width: full.width)).nonNegative
        case .frame: return full
        case .top: return CGRect(x: full.minX, y: full.minY, width: full.width, height: safeAreaInsets.top)
        case .bottom:
            let height = safeAreaInsets.bottom
            return CGRect(x: full.minX, y: full.maxY - height, width: full.width, height: height)
        case .keyboard:
            let height = keyboardReach
            return CGRect(x: full.minX, y: full.maxY - height, width: full.width, height: height)
        case .content, .custom:
            let engine = islandRoot.engine
            engine.solveIfNeeded()
            return engine.solvedFrame(of: guide) ?? .zero
        }
    }
}

extension CGRect {
    /// The rectangle with a size that is not below zero (SA-16).
    fileprivate var nonNegative: CGRect {
        CGRect(x: origin.x, y: origin.y, width: max(0, size.width), height: max(0, size.height))
    }
}
