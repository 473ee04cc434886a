import Foundation

/// What stands in a controller's view while there is nothing to show (iOS 17).
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// Where the message stands in its view.
    public enum Alignment: Int, Sendable {
        case center = 0
        case natural
    }

    /// How a line of text looks.
    public struct TextProperties: Hashable {
        /// Of all lines.
        public var font: UIFont
        /// Of the text, in the view's traits.
        public var color: UIColor
        /// Default: tail truncation.
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// Default: 0, as many as there are.
        public var numberOfLines = 0
        /// Default: false.
        public var adjustsFontSizeToFitWidth = false
        /// Default: 0.
        public var minimumScaleFactor: CGFloat = 0
        /// Default: false.
        public var allowsDefaultTighteningForTruncation = false
    }

    /// How the image looks.
    public struct ImageProperties: Hashable {
        /// Nil: as the image has it.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// Nil: the view's.
        public var tintColor: UIColor?
        /// Points.
        public var cornerRadius: CGFloat = 0
        /// Points that the image may take at most; zero: no limit.
        public var maximumSize: CGSize = .zero
        /// Whether the image keeps its colors where the device inverts them. Default: false.
        ///
        /// - Note: No effect here: colors aren't inverted.
        public var accessibilityIgnoresInvertColors = false
    }

    /// What a button does.
    public struct ButtonProperties {
        /// What a touch does; its title and image stand in for the button's. Nil by default.
        public var primaryAction: UIAction?
        /// Opened by a touch where there is no action. Nil by default.
        public var menu: UIMenu?
        /// Default: button.
        public var role: UIButton.Role = .normal
        /// Default: true.
        public var isEnabled = true
    }

    enum Kind { case empty, loading, search }
    let kind: Kind

    /// Nil: none.
    public var image: UIImage?
    /// How ``image`` looks.
    public var imageProperties = ImageProperties()
    /// Nil: no line.
    public var text: String?
    /// Beats ``text``.
    public var attributedText: NSAttributedString?
    /// Of the first text: the title font in the label color.
    public var textProperties: TextProperties
    /// Below the first, smaller. Nil: no line.
    public var secondaryText: String?
    /// Beats ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?
    /// Of the second text, in the secondary label color.
    public var secondaryTextProperties: TextProperties
    /// Shown where it has a title or an image.
    public var button: UIButton.Configuration = .plain()
    /// What ``button`` does.
    public var buttonProperties = ButtonProperties()
    /// Below the first one, alike.
    public var secondaryButton: UIButton.Configuration = .plain()
    /// What ``secondaryButton`` does.
    public var secondaryButtonProperties = ButtonProperties()
    /// Default: center.
    public var alignment: Alignment = .center
    /// Along which axes the margins are at least the superview's (LM-5). Default: both.
    ///
    /// - Note: No effect here: the margins are the configuration's.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// Points around the message.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// Points; not measured.
    public var imageToTextPadding: CGFloat = 10
    /// Points; not measured.
    public var textToSecondaryTextPadding: CGFloat = 4
    /// Points; not measured.
    public var textToButtonPadding: CGFloat = 20
    /// Points; not measured.
    public var buttonToSecondaryButtonPadding: CGFloat = 10
    /// Behind everything. Default: clear.
    public var background: UIBackgroundConfiguration = .clear()

    private init(_ kind: Kind) {
        self.kind = kind
        textProperties = TextProperties(font: .preferredFont(forTextStyle: .title2), color: .label)
        let bold = UIFont.preferredFont(forTextStyle: .title2)
        textProperties.font = .systemFont(ofSize: bold.pointSize, weight: .bold)
        secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: .body),
            color: .secondaryLabel
        )
        imageProperties.tintColor = .secondaryLabel
        imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
    }

    // MARK: Kinds
    /// Nothing but what the app puts in.
    public static func empty() -> Self { Self(.empty) }

    /// A turning wheel with a word below it.
    public static func loading() -> Self {
        var configuration = Self(.loading)
        configuration.text = "Loading…"
        configuration.textProperties = TextProperties(
            font: .preferredFont(forTextStyle: .footnote),
            color: .secondaryLabel
        )
        return configuration
    }

    /// A magnifier and what to do; with the text that is searched for where the state has it.
    public static func search() -> Self {
        var configuration = Self(.search)
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = "No Results"
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    // MARK: Content
    /// The view that shows the configuration, without a frame.
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// A search names what it looked for, unless the app changed the words.
    public func updated(for state: any UIConfigurationState) -> Self {
        guard kind == .search, text == "No Results",
            let searched = (state as? UIContentUnavailableConfigurationState)?.searchText, !searched.isEmpty
        else { return self }
        var configuration = self
        configuration.text = "No Results for “\(searched)”"
        return configuration
    }
}
