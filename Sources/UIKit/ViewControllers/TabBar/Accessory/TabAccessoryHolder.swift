import Foundation

/// The glass that an accessory's view stands on.
final class TabAccessoryHolder: UIView {
    /// Points; not measured.
    static let (height, side, gap): (CGFloat, CGFloat, CGFloat) = (48, 21, 8)

    private let glass = GlassView(isProminent: false)
    let accessory: UITabAccessory

    init(_ accessory: UITabAccessory) {
        self.accessory = accessory
        super.init(frame: .zero)
        addSubview(glass)
        addSubview(accessory.contentView)
        traitOverrides.tabAccessoryEnvironment = .regular
        accessory.contentView.clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    override func contentSizeDidChange(of subview: UIView) -> Bool { true }
    override func layoutSubviews() {
        super.layoutSubviews()
        glass.frame = bounds
        accessory.contentView.frame = bounds
        accessory.contentView.layer.cornerRadius = bounds.height / 2
    }
}

extension UITabBarController {
    /// Takes another accessory in, fading where that is asked for.
    func replaceAccessory(with accessory: UITabAccessory?, animated: Bool) {
        guard accessory !== tabbing.accessory?.accessory else { return }
        let (old, new) = (tabbing.accessory, accessory.map(TabAccessoryHolder.init))
        tabbing.accessory = new
        if let new { viewIfLoaded?.addSubview(new) }
        guard let view = viewIfLoaded else { return }
        view.setNeedsLayout()
        guard animated, view.window != nil else { return remove(old) }
        new?.alpha = 0
        view.layoutIfNeeded()
        UIView.animate(withDuration: 0.25) {
            new?.alpha = 1
            old?.alpha = 0
        } completion: { _ in
            self.remove(old)
        }
    }

    private func remove(_ holder: TabAccessoryHolder?) {
        holder?.removeFromSuperview()
        // It may stand in a newer holder by now.
        if let content = holder?.accessory.contentView, content.superview === holder { content.removeFromSuperview() }
    }

    /// Puts the accessory above the bar or, without one, above the safe area's bottom.
    ///
    /// - Parameter reach: Of the bar from the bottom; 0 without one there.
    /// - Returns: How far what is at the bottom reaches up with the accessory.
    func layoutAccessory(above reach: CGFloat, in container: UIView) -> CGFloat {
        guard let holder = tabbing.accessory else { return reach }
        let isShown = BarMetrics(traits: traitCollection).isGlass
        holder.isHidden = !isShown
        guard isShown else { return reach }
        let below = max(reach, container.safeAreaInsets.bottom)
        let width = max(0, container.bounds.width - 2 * TabAccessoryHolder.side)
        holder.frame = CGRect(
            x: TabAccessoryHolder.side,
            y: container.bounds.height - below - TabAccessoryHolder.gap - TabAccessoryHolder.height,
            width: width,
            height: TabAccessoryHolder.height
        )
        container.bringSubviewToFront(holder)
        return below + TabAccessoryHolder.gap + TabAccessoryHolder.height
    }
}
