extension UIView {
    /// Lets the subviews that translate their masks follow a change of this view's size.
    func resizeSubviews(withOldSize oldSize: CGSize) {
        let newSize = bounds.size
        for subview in hierarchy.subviews where subview.constraintState.translatesMask {
            guard !subview.autoresizingMask.isEmpty else { continue }
            let horizontal = subview.autoresizing(.horizontal, in: oldSize).placed(in: newSize.width)
            let vertical = subview.autoresizing(.vertical, in: oldSize).placed(in: newSize.height)
            // The island's system has the mask as a function of this view's size (AL-30).
            let outer = LayoutEngine.placedView
            LayoutEngine.placedView = Unmanaged.passUnretained(subview).toOpaque()
            subview.frame = CGRect(
                x: horizontal.position,
                y: vertical.position,
                width: horizontal.size,
                height: vertical.size
            )
            LayoutEngine.placedView = outer
        }
    }

    /// The mask's effect along an axis, from the present frame in a superview of the given size.
    func autoresizing(_ axis: NSLayoutConstraint.Axis, in superviewSize: CGSize) -> AutoresizingAxis {
        let mask = autoresizingMask
        let frame = frame
        switch axis {
        case .horizontal:
            return AutoresizingAxis(
                position: frame.minX,
                size: frame.width,
                superviewSize: superviewSize.width,
                isBeforeFlexible: mask.contains(.flexibleLeftMargin),
                isSizeFlexible: mask.contains(.flexibleWidth),
                isAfterFlexible: mask.contains(.flexibleRightMargin)
            )
        case .vertical:
            return AutoresizingAxis(
                position: frame.minY,
                size: frame.height,
                superviewSize: superviewSize.height,
                isBeforeFlexible: mask.contains(.flexibleTopMargin),
                isSizeFlexible: mask.contains(.flexibleHeight),
                isAfterFlexible: mask.contains(.flexibleBottomMargin)
            )
        }
    }

    func maskDidChange(from old: AutoresizingMask) {
        guard autoresizingMask != old else { return }
        superview?.islandRoot.invalidateEngine()
    }
}
