import Foundation

extension UIView {
    /// Points from the view's bottom edge up to the keyboard, or to the safe area where the keyboard is down (SC-14).
    var keyboardReach: CGFloat {
        let guide = constraintState.systemGuides[.keyboard] as? UIKeyboardLayoutGuide
        let safe = guide?.usesBottomSafeArea ?? true ? safeAreaInsets.bottom : 0
        guard SoftwareKeyboard.state.isUp, let window else { return safe }
        // The keyboard's frame is the screen's.
        let top = SoftwareKeyboard.frame.minY - window.frame.minY
        return max(safe, bounds.maxY - convert(CGPoint(x: 0, y: top), from: window).y)
    }

    /// Has constraints to the keyboard's guide solved again, here and below.
    ///
    /// - Returns: Whether there is any such guide.
    func keyboardGuidesDidMove() -> Bool {
        var isAffected = constraintState.systemGuides[.keyboard] != nil
        if isAffected {
            systemInsetsDidChangeForConstraints()
            markNeedsLayout()
        }
        for subview in subviews where subview.keyboardGuidesDidMove() { isAffected = true }
        return isAffected
    }
}

extension SoftwareKeyboard {
    /// Moves what is constrained to the keyboard along with it.
    static func moveGuides(duration: TimeInterval) {
        let windows = WindowList.visible.filter { $0.keyboardGuidesDidMove() }
        guard !windows.isEmpty else { return }
        UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) {
            for window in windows { window.layoutIfNeeded() }
        }
    }
}
