extension UIView {
    /// The least alpha at which a view still takes touches.
    private static let leastTouchableAlpha: CGFloat = 0.01

    func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, refusedTouches == 0, !isHidden, alpha >= Self.leastTouchableAlpha,
            self.point(inside: point, with: event)
        else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
        }
        return self
    }

    // MARK: Gesture recognizers
    func attach(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.view = self
        hierarchy.gestureRecognizers.append(recognizer)
        hierarchy.hasRecognizerList = true
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        ReleasePool.keep(recognizer)
        hierarchy.gestureRecognizers.removeAll { $0 === recognizer }
        recognizer.view = nil
    }

    func setGestureRecognizers(_ recognizers: [UIGestureRecognizer]?) {
        for recognizer in hierarchy.gestureRecognizers { detach(recognizer) }
        for recognizer in recognizers ?? [] { attach(recognizer) }
        hierarchy.hasRecognizerList = recognizers != nil
    }
}
