/// What a view's frame and mask require of Auto Layout while `translatesAutoresizingMaskIntoConstraints` is true (AL-30).
final class NSAutoresizingMaskLayoutConstraint: ImpliedConstraint {
    override var className: String { "NSAutoresizingMaskLayoutConstraint" }

    /// - Parameters:
    ///   - share: The factor of the superview's full size; 0 without.
    ///   - constant: Points, of the frame.
    init(_ view: UIView, _ side: MaskRow.Side, _ axis: NSLayoutConstraint.Axis, share: CGFloat, constant: CGFloat) {
        let attribute: Attribute
        switch (side, axis) {
        case (.origin, .horizontal): attribute = .left
        case (.origin, _): attribute = .top
        case (.size, .horizontal): attribute = .width
        case (.size, _): attribute = .height
        case (.end, .horizontal): attribute = .right
        case (.end, _): attribute = .bottom
        }
        super.init(view, attribute, constant: side == .end ? -constant : constant)
        let isHorizontal = axis == .horizontal
        let name = ConstraintDescription.name(of: view)
        let number = ViewDescription.number(abs(constant))
        guard side != .end else {
            let space = ViewDescription.number(constant)
            formula = "\(view.maskText) \(isHorizontal ? "H" : "V"):[\(name)]-(\(space))-|"
            container = view.superview
            return
        }
        let part = side == .size ? (isHorizontal ? "width" : "height") : (isHorizontal ? "minX" : "minY")
        formula = "\(view.maskText) \(name).\(part) == "
        if share != 0, let superview = view.superview {
            if share != 1 { formula += "\(ViewDescription.number(share))*" }
            formula += "\(ConstraintDescription.name(of: superview)).\(isHorizontal ? "width" : "height")"
            if constant != 0 { formula += " \(constant < 0 ? "-" : "+") \(number)" }
        } else {
            formula += "\(constant < 0 ? "-" : "")\(number)"
            if side == .origin { container = view.superview }
        }
    }
}

extension UIView {
    /// The mask as logs write it: margin, size and margin along each axis, `-` fixed and `&` flexible. With nothing
    /// flexible the far margin is.
    fileprivate var maskText: String {
        func text(_ before: AutoresizingMask, _ size: AutoresizingMask, _ after: AutoresizingMask) -> String {
            let parts = [before, size, after].map { autoresizingMask.contains($0) ? "&" : "-" }.joined()
            return parts == "---" ? "--&" : parts
        }
        let horizontal = text(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
        return "h=\(horizontal) v=\(text(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin))"
    }
}
