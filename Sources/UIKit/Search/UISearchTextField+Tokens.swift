extension UISearchTextField {
    /// Between two tokens, and from the last one to the text, in points.
    private static let tokenSpacing: CGFloat = 4
    private static let tokenMargin: CGFloat = 5

    func setTokens(_ tokens: [UISearchToken]) {
        let kept = Dictionary(
            tokenViews.map { (ObjectIdentifier($0.token), $0) },
            uniquingKeysWith: { first, _ in first }
        )
        for view in tokenViews { view.removeFromSuperview() }
        tokenViews = tokens.map { kept[ObjectIdentifier($0)] ?? SearchTokenView($0) }
        for view in tokenViews { addSubview(view) }
        contentDidChange()
    }

    /// What all tokens take before the text, in points.
    var tokensWidth: CGFloat {
        guard !tokenViews.isEmpty else { return 0 }
        return tokenViews.reduce(0) { $0 + tokenWidth($1) + Self.tokenSpacing } + Self.tokenMargin - Self.tokenSpacing
    }

    private func tokenWidth(_ view: SearchTokenView) -> CGFloat {
        view.prepare(font: shownFont, color: tokenBackgroundColor, isSelected: false)
    }

    /// - Parameter start: The leading edge of the first token, in the field's bounds space.
    func layoutTokens(from start: CGFloat) {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let height = shownFont.lineHeight.rounded(.up) + 2
        var x = start
        for view in tokenViews {
            let width = tokenWidth(view)
            view.frame = CGRect(
                x: isRightToLeft ? x - width : x,
                y: ((bounds.height - height) / 2).rounded(),
                width: width,
                height: height
            )
            x += isRightToLeft ? -width - Self.tokenSpacing : width + Self.tokenSpacing
        }
    }

    /// The delete key at the text's start takes the last token.
    func deleteLastToken() -> Bool {
        guard allowsDeletingTokens, !tokenViews.isEmpty, editable.selection == NSRange(location: 0, length: 0) else {
            return false
        }
        setTokens(tokenViews.dropLast().map(\.token))
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        return true
    }
}
