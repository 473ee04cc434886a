/// A view whose items take appearances with it.
@MainActor
protocol BarItemsShowing: UIView {
    var shownItems: [UIBarItem] { get }
}

extension UIBarItem: AppearanceBearing {
    var appearanceTraits: UITraitCollection { (holder as? UIView)?.traitCollection ?? .hostDefault }
    var appearanceContainer: UIResponder? { holder as? UIView }

    /// Called when a bar takes the item; one outside of a window passes its appearances on when it enters (AP-1).
    func holderDidChange() {
        guard let bar = holder as? UIView, bar.window != nil else { return }
        applyAppearances()
    }
}

extension UINavigationBar: BarItemsShowing {
    var shownItems: [UIBarItem] {
        (items ?? []).flatMap { ($0.leftBarButtonItems ?? []) + ($0.rightBarButtonItems ?? []) }
    }
}

extension UIToolbar: BarItemsShowing {
    var shownItems: [UIBarItem] { items ?? [] }
}

extension UITabBar: BarItemsShowing {
    var shownItems: [UIBarItem] { items ?? [] }
}
