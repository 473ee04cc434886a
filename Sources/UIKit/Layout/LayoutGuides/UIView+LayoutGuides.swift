extension UIView {
    /// The guides that the app added, in that order, with the system's guides that were asked for.
    public var layoutGuides: [UILayoutGuide] { constraintState.guides }

    /// Takes the guide from its old view. Guides need a view before their constraints are activated (AL-23).
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        constraintState.guides.append(layoutGuide)
        islandRoot.invalidateEngine()
    }

    /// Removes a guide and the constraints that name it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
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

    /// The view less its safe area insets (SA-16).
    public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, identifier: "UIViewSafeAreaLayoutGuide") }
    /// The view less its effective layout margins (LM-11).
    public var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins, identifier: "UIViewLayoutMarginsGuide") }
    /// The part of the margins guide that reads well (LM-15).
    public var readableContentGuide: UILayoutGuide {
        systemGuide(.readableContent, identifier: "UIViewReadableContentGuide")
    }
    /// The keyboard's place, or the safe area's bottom edge while it is hidden (SC-14).
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
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

    /// A guide's rectangle in this view's bounds space; zero before the view's first layout (SA-16, LM-M3).
    func layoutFrame(of guide: UILayoutGuide) -> CGRect {
        guard guide.role == .custom || guide.role == .content || layoutFlags.wasLaidOut else { return .zero }
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
