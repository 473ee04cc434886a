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
        let outer = view.superview.map { ConstraintDescription.name(of: $0) } ?? ""
        let length = isHorizontal ? "width" : "height"
        var equation: String
        if side == .end {
            let space = ViewDescription.number(constant)
            equation = "\(isHorizontal ? "H" : "V"):[\(name)]-(\(space))-|"
            words = "\(outer).\(length) - \(name).\(isHorizontal ? "maxX" : "maxY") == \(space)"
            container = view.superview
        } else {
            let origin = isHorizontal ? "minX" : "minY"
            equation = "\(name).\(side == .size ? length : origin) == "
            let number = ViewDescription.number(abs(constant))
            if share == 0 {
                equation += "\(constant < 0 ? "-" : "")\(number)"
                if side == .origin { container = view.superview }
            } else {
                if share != 1 { equation += "\(ViewDescription.number(share))*" }
                equation += "\(outer).\(length)"
                if constant != 0 { equation += " \(constant < 0 ? "-" : "+") \(number)" }
            }
            words = equation
        }
        formula = "\(view.maskText) \(equation)"
        words += ", by frame and mask"
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
