/// What a paragraph style holds.
struct ParagraphValues: Hashable, Sendable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var allowsDefaultTighteningForTruncation = false
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    var tabStops: [NSTextTab] = ParagraphValues.standardTabStops
    var defaultTabInterval: CGFloat = 0
    var textLists: [NSTextList] = []

    /// Twelve tabs, 28 points apart.
    private static let standardTabStops = (1...12).map {
        NSTextTab(textAlignment: .natural, location: CGFloat($0) * 28)
    }
}
