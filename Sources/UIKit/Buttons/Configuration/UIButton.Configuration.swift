extension UIButton {
    /// What a button shows and how, as one value (iOS 15).
    public struct Configuration: Hashable {
        /// The fill and stroke behind the content.
        public var background: UIBackgroundConfiguration
        /// Default: dynamic; another style sets the background's radius to the fixed one (BT-M8).
        public var cornerStyle: CornerStyle = .dynamic {
            didSet {
                if cornerStyle != .dynamic { background.cornerRadius = ButtonConfigurationLook.current.cornerRadius }
            }
        }
        /// Default: medium; setting it replaces the content insets (BT-M3).
        public var buttonSize: Size = .medium { didSet { contentInsets = buttonSize.contentInsets } }
        /// How the button looks in the idiom of the Mac. Default: automatic.
        ///
        /// - Note: No effect here: no button looks as on the Mac.
        public var macIdiomStyle: MacIdiomStyle = .automatic
        /// The color of titles and image, from which the states' tones derive; nil: the style's own.
        public var baseForegroundColor: UIColor?
        /// The fill's color, from which the states' tones derive; nil: the style's own.
        public var baseBackgroundColor: UIColor?

        // MARK: Image
        /// Stands at `imagePlacement`; nil, the default: the button's own by state.
        public var image: UIImage?
        /// Gets the foreground color of the state and gives the image's tint. Nil by default.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// How a symbol is drawn that doesn't say so itself; nil, the default: as large as the title.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Whether a spinner stands in the image's place (BT-7).
        public var showsActivityIndicator = false
        /// Gets the foreground color of the state and gives the spinner's. Nil by default.
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
        /// With attributes of its own, which win over the state's font and color (BT-M14).
        public var attributedTitle: AttributedString? {
            get { titleSlot }
            set {
                titleSlot = newValue
                titleIsPlain = false
            }
        }
        /// Gets each run's attributes, font and color among them, and gives those that are shown (BT-M15). Nil by
        /// default.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Default: word wrapping (BT-M1).
        public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
        /// The second line; shares its place with `attributedSubtitle`.
        public var subtitle: String? {
            get { subtitleSlot.map { String($0.characters) } }
            set { subtitleSlot = newValue.map { AttributedString($0) } }
        }
        /// The second line with attributes of its own, which win over the style's.
        public var attributedSubtitle: AttributedString? {
            get { subtitleSlot }
            set { subtitleSlot = newValue }
        }
        /// Gets each run's attributes and gives those that are shown. Nil by default.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Where the lines of the subtitle break; the modes that truncate keep it on one line (BT-30). Default: word
        /// wrapping.
        public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping

        // MARK: Indicator
        /// Whether two chevrons stand at the trailing edge. Default: automatic: for pop-up buttons.
        public var indicator: Indicator = .automatic
        /// Gets the foreground color of the state and gives the indicator's. Nil by default.
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
        /// How title and subtitle stand to each other. Default: automatic (BT-6).
        public var titleAlignment: TitleAlignment = .automatic
        /// Whether the look changes when the button is selected (BT-5, BT-M2).
        public var automaticallyUpdateForSelection: Bool

        /// Which factory made the configuration; it decides the colors.
        let style: Style
        private var titleSlot: AttributedString?
        private var subtitleSlot: AttributedString?
        /// False where the app chose the title's attributes.
        private(set) var titleIsPlain = true

        init(_ style: Style) {
            self.style = style
            background = .clear()
            background.strokeWidth = 1
            let look = ButtonConfigurationLook.current
            background.cornerRadius = look.dynamicCornerRadius
            // BT-M2.
            automaticallyUpdateForSelection = !style.isProminent
            if style.isGlass {
                cornerStyle = .capsule
                background.cornerRadius = look.cornerRadius
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
        /// The same of the subtitle.
        var hasWrappingSubtitle: Bool {
            subtitleLineBreakMode == .byWordWrapping || subtitleLineBreakMode == .byCharWrapping
        }

        // MARK: Factories
        /// No fill, and a title in the tint color (BT-M9).
        public static func plain() -> Configuration { Configuration(.plain) }
        /// A gray fill, and a title in the tint color.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// A fill of the tint color at 18 %, and a title in it (BT-M9).
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// A fill of the tint color, and a white title (BT-M9); looks the same when selected (BT-M2).
        public static func filled() -> Configuration { Configuration(.filled) }
        /// No fill; on iOS as `plain()` (BT-M9).
        public static func borderless() -> Configuration { Configuration(.borderless) }
        /// A gray fill, and a title in the label color (BT-M9); before iOS 26 in the tint color.
        public static func bordered() -> Configuration { Configuration(.bordered) }
        /// On iOS as `tinted()`.
        public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
        /// On iOS as `filled()`.
        public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }
        /// A capsule of glass (iOS 26); a translucent fill stands for it.
        public static func glass() -> Configuration { Configuration(.glass) }
        /// A capsule of glass in the tint color (iOS 26); a fill stands for it.
        public static func prominentGlass() -> Configuration { Configuration(.prominentGlass) }
        /// A capsule of clearer glass (iOS 26); a translucent fill stands for it.
        public static func clearGlass() -> Configuration { Configuration(.clearGlass) }
        /// A capsule of clearer glass in the tint color (iOS 26); a fill stands for it.
        public static func prominentClearGlass() -> Configuration { Configuration(.prominentClearGlass) }

        // MARK: Equality
        /// Whether both look the same; images and views must be the same objects.
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
                && left.subtitleLineBreakMode == right.subtitleLineBreakMode
        }

        /// Feeds what `==` compares.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(style)
            hasher.combine(title)
            hasher.combine(cornerStyle)
            hasher.combine(buttonSize)
        }
    }
}
