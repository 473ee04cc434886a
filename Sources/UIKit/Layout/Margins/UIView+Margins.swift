import Platform

/// A view's own margins and how they combine with what is around it.
struct MarginsState {
    /// What was set, in points; the default is 8 on each side (LM-1).
    var own = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    /// Left and right as set, while the app speaks of these rather than of leading and trailing.
    var wasSet = false
    var insetsFromSafeArea = true
    var preservesSuperview = false
    /// Whether they keep what lies in them no wider than is good to read, as documents can ask.
    var followsReadableWidth = false
    /// The least margins that the system wants for a controller's root view (LM-6).
    var systemMinimum: NSDirectionalEdgeInsets?
}

extension UIView {
    // MARK: Reading
    /// LM-3, LM-5, LM-6 together.
    var effectiveLayoutMargins: UIEdgeInsets {
        let isRightToLeft = currentLayoutDirection == .rightToLeft
        var insets = UIEdgeInsets(margins.own, in: currentLayoutDirection)
        if let controller = owningViewController {
            insets = controller.marginsOfRootView(own: insets, isRightToLeft: isRightToLeft, isSet: margins.wasSet)
        }
        let safe = margins.insetsFromSafeArea && Quirk.safeAreaAddsToMargins.holds ? safeAreaInsets : .zero
        insets.add(safe)
        if margins.preservesSuperview, let parent = superview {
            let outer = parent.effectiveLayoutMargins
            let frame = frame
            let size = parent.bounds
            // LM-5: at least as large as needed to stay inside the superview's margins.
            insets.left = max(insets.left, outer.left - (frame.minX - size.minX))
            insets.right = max(insets.right, outer.right - (size.maxX - frame.maxX))
            if !parent.scrollsRows {
                insets.top = max(insets.top, outer.top - (frame.minY - size.minY))
                insets.bottom = max(insets.bottom, outer.bottom - (size.maxY - frame.maxY))
            }
        }
        return margins.followsReadableWidth ? readableInsets(insets, width: bounds.width) : insets
    }

    /// Whether the margins follow the readable width too (a document's "Follow Readable Width"). Default: false.
    var layoutMarginsFollowReadableWidth: Bool {
        get { margins.followsReadableWidth }
        set { changeMargins { $0.followsReadableWidth = newValue } }
    }

    var effectiveDirectionalLayoutMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(effectiveLayoutMargins, isRightToLeft: currentLayoutDirection == .rightToLeft)
    }

    /// The margins that were set, before anything is added to them; nil while the defaults hold.
    package var assignedLayoutMargins: NSDirectionalEdgeInsets? { margins.wasSet ? margins.own : nil }

    // MARK: Setting
    func setLayoutMargins(_ insets: UIEdgeInsets) {
        let isRightToLeft = currentLayoutDirection == .rightToLeft
        changeMargins {
            $0.own = NSDirectionalEdgeInsets(insets, isRightToLeft: isRightToLeft)
            $0.wasSet = true
        }
    }

    func setDirectionalLayoutMargins(_ insets: NSDirectionalEdgeInsets) {
        changeMargins {
            $0.own = insets
            $0.wasSet = true
        }
    }

    func changeMargins(_ change: (inout MarginsState) -> Void) {
        let old = effectiveLayoutMargins
        change(&margins)
        tellMargins(changedFrom: old)
    }

    /// Tells about a change of effective margins, here and where they are preserved below.
    func tellMargins(changedFrom old: UIEdgeInsets) {
        guard effectiveLayoutMargins != old else { return }
        layoutMarginsDidChange()
        owningViewController?.viewLayoutMarginsDidChange()
        systemInsetsDidChangeForConstraints()
        markNeedsLayout()
        for subview in subviews where subview.margins.preservesSuperview {
            subview.layoutMarginsDidChange()
            subview.systemInsetsDidChangeForConstraints()
            subview.markNeedsLayout()
        }
    }

    /// Insets of the readable content guide for a given width (LM-15, LM-16).
    func readableInsets(width: CGFloat) -> UIEdgeInsets { readableInsets(effectiveLayoutMargins, width: width) }

    private func readableInsets(_ margins: UIEdgeInsets, width: CGFloat) -> UIEdgeInsets {
        var insets = margins
        let category = traitCollection.preferredContentSizeCategory
        let readable = MarginLook.current.readableWidth(for: category)
        let excess = width - insets.left - insets.right - readable
        if excess > 0 {
            // Centered in the view, inside the margins.
            let side = (width - readable) / 2
            insets.left = max(insets.left, side)
            insets.right = max(insets.right, side)
        }
        return insets
    }
}

extension NSDirectionalEdgeInsets {
    init(_ insets: UIEdgeInsets, isRightToLeft: Bool) {
        self.init(
            top: insets.top,
            leading: isRightToLeft ? insets.right : insets.left,
            bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right
        )
    }
}
