import Platform

/// A view's own tint, where it doesn't inherit.
struct TintState {
    var own: UIColor?
    var adjustment: UIView.TintAdjustmentMode = .automatic
}

extension UIView {
    // MARK: Colors
    func backgroundColorDidChange() {
        updateLayerColors()
        noteAppearance(of: \.backgroundColor)
        keyDidChange("backgroundColor")
    }

    /// Resolves the background for the present traits.
    func updateLayerColors() {
        guard let color = backgroundColor else { return ownLayer.backgroundColor = nil }
        ownLayer.backgroundColor = color.fill(with: traitCollection)
    }

    func setHidden(_ hidden: Bool) {
        guard hidden != ownLayer.isHidden else { return }
        ownLayer.isHidden = hidden
        superview?.visibilityDidChange(of: self)
    }

    // MARK: Tint
    var effectiveTintColor: UIColor {
        let color = inheritedTintColor
        guard effectiveTintAdjustmentMode == .dimmed else { return color }
        return color.grayscaleForDimming
    }

    private var inheritedTintColor: UIColor {
        var view: UIView? = self
        while let current = view {
            if let own = current.tint.own { return own }
            view = current.superview
        }
        return .tintColor
    }

    var effectiveTintAdjustmentMode: TintAdjustmentMode {
        var view: UIView? = self
        while let current = view {
            if current.tint.adjustment != .automatic { return current.tint.adjustment }
            view = current.superview
        }
        return .normal
    }

    /// The app's own choice, which no appearance overrides.
    func takeTintColor(_ color: UIColor?) {
        setTintColor(color)
        noteAppearance(of: \.appearanceTintColor)
    }

    func setTintColor(_ color: UIColor?) {
        tint.own = color
        tintMayHaveChanged()
    }

    func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
        guard mode != tint.adjustment else { return }
        tint.adjustment = mode
        tintMayHaveChanged()
    }

    /// Whether views are being made of a document; they hear of their tint when they join others afterwards.
    @WorldState static var isBeingDecoded = false

    /// Tells the view and all below it that inherit the tint.
    func tintMayHaveChanged() {
        guard !UIView.isBeingDecoded else { return ownLayer.setNeedsDisplay() }
        tintColorDidChange()
        ownLayer.setNeedsDisplay()
        for subview in subviews where subview.tint.own == nil || effectiveTintAdjustmentMode == .dimmed {
            subview.tintMayHaveChanged()
        }
    }
}

extension UIColor {
    /// The color without its hue, as tints look behind an alert.
    fileprivate var grayscaleForDimming: UIColor {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return self }
        return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha * 0.8)
    }
}
