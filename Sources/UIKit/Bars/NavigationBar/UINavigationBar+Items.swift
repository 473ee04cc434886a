import Foundation

extension UINavigationBar: BarItemHolder, BarAppearanceHolder {
    func appearanceDidChange(_ appearance: UIBarAppearance) {
        if appearance === state.standardAppearance { state.usesAppearances = true }
        looksDidChange()
    }

    func setUpBar() {
        for view in [parts.background, parts.largeTitleClip, parts.content, parts.promptLabel] { addSubview(view) }
        state.largeContent = LargeContentPress(on: self)
        parts.largeTitleClip.clipsToBounds = true
        parts.largeTitleClip.isUserInteractionEnabled = false
        parts.largeTitleClip.addSubview(parts.largeTitleLabel)
        for view in [
            parts.backButton, parts.leading, parts.trailing, parts.center, parts.titleLabel, parts.titleButton,
        ] {
            parts.content.addSubview(view)
        }
        parts.promptLabel.textAlignment = .center
        parts.promptLabel.font = .systemFont(ofSize: 14)
        parts.backButton.addAction(
            UIAction { [weak self] _ in self?.backWasTouched() },
            for: .touchUpInside
        )
    }

    /// Shows a stack of items without asking the delegate (BR-20).
    func take(items: [UINavigationItem]) {
        for item in state.items where !items.contains(where: { $0 === item }) { item.holder = nil }
        state.items = items
        for item in items { item.holder = self }
        barItemDidChange()
    }

    func push(_ item: UINavigationItem) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        take(items: state.items + [item])
        delegate?.navigationBar(self, didPush: item)
    }

    func popTop() -> UINavigationItem? {
        guard state.items.count > 1, let top = state.items.last else { return nil }
        guard delegate?.navigationBar(self, shouldPop: top) ?? true else { return nil }
        take(items: Array(state.items.dropLast()))
        delegate?.navigationBar(self, didPop: top)
        return top
    }

    private func backWasTouched() {
        if let action = topItem?.backAction { return action.perform(from: parts.backButton) }
        // A back item's own action is never called: the button always leads back.
        guard let owner = state.owner else {
            _ = popTop()
            return
        }
        if let topItem { owner.goBack(from: topItem, in: self) }
    }

    func barItemDidChange() {
        state.needsContent = true
        setNeedsLayout()
        heightMayHaveChanged()
    }

    func looksDidChange() {
        state.needsContent = true
        setNeedsLayout()
        state.owner?.barLayoutMayHaveChanged()
    }

    /// Has the bar and what stands around it laid out again.
    func heightMayHaveChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        state.owner?.barLayoutMayHaveChanged()
    }

    func askForPosition() {
        let answer = delegate?.position(for: self) ?? .any
        state.position = answer == .any ? .top : answer
    }

    var backgroundReach: CGFloat {
        get { state.backgroundReach ?? reachOfLoneBar(at: barPosition) }
        set {
            guard newValue != state.backgroundReach else { return }
            state.backgroundReach = newValue
            setNeedsLayout()
        }
    }
}
