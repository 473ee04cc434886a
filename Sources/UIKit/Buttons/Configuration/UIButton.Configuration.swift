extension UIButton {
    /// What a button shows and how, as one value (iOS 15).
    public struct Configuration: Hashable {
        /// The fill and stroke behind the content.
        public var background: UIBackgroundConfiguration
        /// Default: dynamic; another style sets the background's radius to 5.95 (BT-M8).
        public var cornerStyle: CornerStyle = .dynamic {
            didSet { if cornerStyle != .dynamic { background.cornerRadius = Self.fixedCornerRadius } }
        }
        /// Default: medium; setting it replaces the content insets (BT-M3).
        public var buttonSize: Size = .medium { didSet { contentInsets = buttonSize.contentInsets } }
        public var macIdiomStyle: MacIdiomStyle = .automatic
        /// The color of titles and image, from which the states' tones derive; nil: the style's own.
        public var baseForegroundColor: UIColor?
        /// The fill's color, from which the states' tones derive; nil: the style's own.
        public var baseBackgroundColor: UIColor?

        // MARK: Image
        public var image: UIImage?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Whether a spinner stands in the image's place (BT-7).
        public var showsActivityIndicator = false
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The least width for the image, in points, so that titles of several buttons line up. Default: 0.
        public var imageReservation: CGFloat = 0

        // MARK: Titles
        /// The characters of the title; shares its place with `attributedTitle` (BT-M14).
        public var title: String? {
            get { titleSlot.map { String($0.characters) } }
            set {
                titleSlot = newValue.map { AttributedString($0) }
                titleIsPlain = true
            }
        }
        public var attributedTitle: AttributedString? {
            get { titleSlot }
            set {
                titleSlot = newValue
                titleIsPlain = false
            }
        }
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Default: word wrapping (BT-M1).
        public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
        /// The second line; shares its place with `attributedSubtitle`.
        public var subtitle: String? {
            get { subtitleSlot.map { String($0.characters) } }
            set { subtitleSlot = newValue.map { AttributedString($0) } }
        }
        public var attributedSubtitle: AttributedString? {
            get { subtitleSlot }
            set { subtitleSlot = newValue }
        }
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping

        // MARK: Indicator
        public var indicator: Indicator = .automatic
        public var indicatorColorTransformer: UIConfigurationColorTransformer?

        // MARK: Layout
        /// Points around image and titles. Default: 7, 12, 7, 12 (BT-M1).
        public var contentInsets: NSDirectionalEdgeInsets = Size.medium.contentInsets
        /// The side of the titles on which the image stands. Default: leading.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// Points between image and titles. Default: 0.
        public var imagePadding: CGFloat = 0
        /// Points between title and subtitle. Default: 1.
        public var titlePadding: CGFloat = 1
        public var titleAlignment: TitleAlignment = .automatic
        /// Whether the look changes when the button is selected (BT-5, BT-M2).
        public var automaticallyUpdateForSelection: Bool

        /// Which factory made the configuration; it decides the colors.
        let style: Style
        private var titleSlot: AttributedString?
        private var subtitleSlot: AttributedString?
        /// False where the app chose the title's attributes.
        private(set) var titleIsPlain = true

        /// BT-M8; before iOS 26 the dynamic style began with the smaller radius too.
        private static let fixedCornerRadius: CGFloat = 5.95
        private static let dynamicCornerRadius: CGFloat = 17

        init(_ style: Style) {
            self.style = style
            background = .clear()
            background.strokeWidth = 1
            background.cornerRadius =
                HostEra.current.lookVersion >= 26 ? Self.dynamicCornerRadius : Self.fixedCornerRadius
            // BT-M2.
            automaticallyUpdateForSelection = !style.isProminent
            if style.isGlass {
                cornerStyle = .capsule
                background.cornerRadius = Self.fixedCornerRadius
            }
        }

        /// Takes back the insets of the button's size.
        public mutating func setDefaultContentInsets() { contentInsets = buttonSize.contentInsets }

        /// The configuration with the fill that a button's state asks for; nothing else changes (BT-M17).
        @MainActor
        public func updated(for button: UIButton) -> Configuration {
            var result = self
            result.background.backgroundColor = ConfigurationColors(self, on: button).background
            return result
        }

        /// Whether the title takes more than one line in a narrow button.
        var hasWrappingTitle: Bool { titleLineBreakMode == .byWordWrapping || titleLineBreakMode == .byCharWrapping }

        // MARK: Factories
        public static func plain() -> Configuration { Configuration(.plain) }
        public static func gray() -> Configuration { Configuration(.gray) }
        public static func tinted() -> Configuration { Configuration(.tinted) }
        public static func filled() -> Configuration { Configuration(.filled) }
        public static func borderless() -> Configuration { Configuration(.borderless) }
        public static func bordered() -> Configuration { Configuration(.bordered) }
        public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
        public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }
        public static func glass() -> Configuration { Configuration(.glass) }
        public static func prominentGlass() -> Configuration { Configuration(.prominentGlass) }
        public static func clearGlass() -> Configuration { Configuration(.clearGlass) }
        public static func prominentClearGlass() -> Configuration { Configuration(.prominentClearGlass) }

        // MARK: Equality
        public static func == (left: Self, right: Self) -> Bool {
            left.style == right.style && left.background == right.background && left.cornerStyle == right.cornerStyle
                && left.buttonSize == right.buttonSize && left.baseForegroundColor == right.baseForegroundColor
                && left.baseBackgroundColor == right.baseBackgroundColor && left.image === right.image
                && left.showsActivityIndicator == right.showsActivityIndicator
                && left.titleSlot == right.titleSlot && left.subtitleSlot == right.subtitleSlot
                && left.contentInsets == right.contentInsets && left.imagePlacement == right.imagePlacement
                && left.imagePadding == right.imagePadding && left.titlePadding == right.titlePadding
                && left.titleAlignment == right.titleAlignment && left.indicator == right.indicator
                && left.imageReservation == right.imageReservation
                && left.automaticallyUpdateForSelection == right.automaticallyUpdateForSelection
                && left.titleLineBreakMode == right.titleLineBreakMode
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(style)
            hasher.combine(title)
            hasher.combine(cornerStyle)
            hasher.combine(buttonSize)
        }
    }
}
