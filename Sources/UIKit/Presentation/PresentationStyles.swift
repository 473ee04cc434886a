import Platform

extension UIPresentationController {
    /// PR-9, PR-10, PR-13: styles change only in compact width.
    func adaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        let style = presentationStyle
        guard !isAdapted else { return .none }
        guard [.pageSheet, .formSheet, .popover].contains(style) else { return .none }
        if let answer = delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) {
            let allowed: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .formSheet, .none]
            if allowed.contains(answer) { return answer }
        }
        guard traits.horizontalSizeClass == .compact else { return .none }
        guard Quirk.sheetsAreCards.holds else { return .fullScreen }
        return style == .popover ? .formSheet : .none
    }
}

extension UIPresentationController {
    /// PR-11: what the delegate presents instead, for an adapted style; nil: the controller itself.
    func substitute(for style: UIModalPresentationStyle) -> UIViewController? {
        guard style != presentationStyle,
            let other = delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style),
            other !== presentedViewController
        else { return nil }
        other.modalPresentationStyle = style
        // A sheet of its own would be adapted again; who answered once keeps hearing of touches.
        other.presentationController?.delegate = delegate
        other.presentationController?.isAdapted = true
        return other
    }

    func tellAdaptation(to style: UIModalPresentationStyle, coordinator: TransitionCoordinator?) {
        delegate?.presentationController(
            self,
            willPresentWithAdaptiveStyle: isAdapted || style != presentationStyle ? style : .none,
            transitionCoordinator: coordinator
        )
    }
}
