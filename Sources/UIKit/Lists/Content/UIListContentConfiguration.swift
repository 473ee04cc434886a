import Foundation

/// What a cell, a header or a footer of a list shows: an image, a text and a second one (iOS 14).
public struct UIListContentConfiguration: Hashable {
    /// What the configuration was made for; decides what follows the state.
    enum Kind: Hashable, Sendable {
        case cell, subtitleCell, valueCell, sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell
        case accompaniedSidebarSubtitleCell, plainHeader, plainFooter, groupedHeader, groupedFooter
        case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader, sidebarHeader
        /// Those that go by the list around them (TR-24).
        case header, footer
    }

    let kind: Kind

    /// At the leading edge. Nil: none.
    public var image: UIImage?
    /// How ``image`` looks.
    public var imageProperties = ImageProperties()
    /// Nil or empty: no line.
    public var text: String?
    /// Beats ``text``.
    public var attributedText: NSAttributedString?
    /// How the first text looks.
    public var textProperties: TextProperties
    /// Below the first text or beside it. Nil or empty: no line.
    public var secondaryText: String?
    /// Beats ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?
    /// How the second text looks.
    public var secondaryTextProperties: TextProperties
    /// Along which axes the margins are at least the superview's (LM-5).
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// Points around the content.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
    /// Whether the second text stands beside the first where both have room in one line.
    public var prefersSideBySideTextAndSecondaryText = false
    /// Points.
    public var imageToTextPadding: CGFloat
    /// Points, at least, between texts in one line.
    public var textToSecondaryTextHorizontalPadding: CGFloat
    /// Points between texts below each other.
    public var textToSecondaryTextVerticalPadding: CGFloat
    /// 0…1, of image and texts. Default: 1 (iOS 18).
    public var alpha: CGFloat = 1

    init(_ kind: Kind) {
        self.kind = kind
        let look = ListLook.current
        imageToTextPadding = look.imageGap
        textToSecondaryTextHorizontalPadding = look.valueGap
        textToSecondaryTextVerticalPadding = look.subtitleGap
        textProperties = TextProperties(.body, .label)
        secondaryTextProperties = TextProperties(.subheadline, .secondaryLabel)
        dress(look)
    }

    // MARK: Equality
    /// Whether both show the same; images must be the same objects.
    public static func == (left: Self, right: Self) -> Bool {
        left.kind == right.kind && left.image === right.image && left.imageProperties == right.imageProperties
            && left.text == right.text && left.attributedText == right.attributedText
            && left.textProperties == right.textProperties && left.secondaryText == right.secondaryText
            && left.secondaryAttributedText == right.secondaryAttributedText
            && left.secondaryTextProperties == right.secondaryTextProperties
            && left.axesPreservingSuperviewLayoutMargins == right.axesPreservingSuperviewLayoutMargins
            && left.directionalLayoutMargins == right.directionalLayoutMargins
            && left.prefersSideBySideTextAndSecondaryText == right.prefersSideBySideTextAndSecondaryText
            && left.imageToTextPadding == right.imageToTextPadding
            && left.textToSecondaryTextHorizontalPadding == right.textToSecondaryTextHorizontalPadding
            && left.textToSecondaryTextVerticalPadding == right.textToSecondaryTextVerticalPadding
            && left.alpha == right.alpha
    }

    /// Feeds part of what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(text)
        hasher.combine(secondaryText)
        hasher.combine(alpha)
    }
}
