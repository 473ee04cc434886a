/// What a pointer does to a view that it comes to.
public enum UIPointerEffect {
    /// How a view is tinted.
    public enum TintMode: Int, Sendable {
        /// Not at all.
        case none = 0
        /// Above its content.
        case overlay = 1
        /// Below its content.
        case underlay = 2
    }

    /// What suits the view's size and background.
    case automatic(UITargetedPreview)
    /// The pointer becomes a platter below the view: for small ones without a background.
    case highlight(UITargetedPreview)
    /// The pointer vanishes, the view comes nearer with a shadow: for small ones with a background.
    case lift(UITargetedPreview)
    /// The pointer stays; the view is tinted, comes nearer and throws a shadow as asked for: for any view.
    case hover(
        UITargetedPreview,
        preferredTintMode: TintMode = .overlay,
        prefersShadow: Bool = false,
        prefersScaledContent: Bool = true
    )

    /// The view that the effect is for.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }

    /// Points: what is larger than a button is hovered over.
    private static var largestLift: CGFloat { 120 }

    /// What the automatic effect comes to.
    @MainActor var resolved: UIPointerEffect {
        guard case .automatic(let preview) = self else { return self }
        if max(preview.size.width, preview.size.height) > Self.largestLift * 2
            || min(preview.size.width, preview.size.height) > Self.largestLift
        {
            return .hover(preview)
        }
        let hasGround = (preview.view.backgroundColor?.cgColor.alpha ?? 0) == 1
        return hasGround ? .lift(preview) : .highlight(preview)
    }
}
