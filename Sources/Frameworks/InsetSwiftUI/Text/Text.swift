/// Some text; it knows its words, though they aren't drawn here.
public struct Text: _PrimitiveView, Equatable, Sendable {
    let content: String

    /// A text of the app's table of strings.
    nonisolated public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) { content = key.text(in: bundle, table: tableName) }
    /// A text as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ content: S) { self.content = String(content) }
    /// A text as it is.
    nonisolated public init(verbatim content: String) { self.content = content }
    /// A text with attributes.
    nonisolated public init(_ attributedContent: AttributedString) { content = String(attributedContent.characters) }
    /// A picture among words, which is left out here.
    nonisolated public init(_ image: Image) { content = "" }
    /// A date.
    nonisolated public init(_ date: Date, style: DateStyle) { content = style.text(date) }
    /// A time from one date to another.
    nonisolated public init(_ dates: ClosedRange<Date>) { content = DateStyle.interval(dates) }
    /// A time from one date to another.
    nonisolated public init(_ interval: DateInterval) { content = DateStyle.interval(interval.start...interval.end) }
    /// The time that is left or gone, as it is now.
    nonisolated public init(
        timerInterval: ClosedRange<Date>,
        pauseTime: Date? = nil,
        countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        let now = min(max(pauseTime ?? Date(), timerInterval.lowerBound), timerInterval.upperBound)
        content = DateStyle.clock(
            now.timeIntervalSince(countsDown ? timerInterval.upperBound : timerInterval.lowerBound)
        )
    }
    /// What a formatter of Foundation says of an object.
    nonisolated public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        content = formatter.string(for: subject) ?? ""
    }
    /// What a formatter of Foundation says of an object.
    nonisolated public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        content = formatter.string(for: subject) ?? ""
    }
    /// What a style of Foundation says of a value.
    nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { content = format.format(input) }

    /// Whether both have the same words.
    nonisolated public static func == (lhs: Text, rhs: Text) -> Bool { lhs.content == rhs.content }
    /// One after another.
    nonisolated public static func + (lhs: Text, rhs: Text) -> Text { Text(verbatim: lhs.content + rhs.content) }

    /// Where a text is cut.
    public enum TruncationMode: Hashable, Sendable {
        /// At the beginning, at the end, or in between.
        case head, tail, middle
    }
    /// Capitals or small letters.
    public enum Case: Hashable, Sendable {
        /// All of them.
        case uppercase, lowercase
    }
    /// How large a text is beside others.
    public struct Scale: Hashable, Sendable {
        private let name: String
        private init(_ name: String) { self.name = name }
        /// As usual.
        public static let `default` = Self("default")
        /// Smaller.
        public static let secondary = Self("secondary")
    }
    /// How a line below or through a text is drawn.
    public struct LineStyle: Hashable, Sendable {
        /// How the line is broken.
        public struct Pattern: Hashable, Sendable {
            private let name: String
            private init(_ name: String) { self.name = name }
            /// Not broken.
            public static let solid = Self("solid")
            /// Dots.
            public static let dot = Self("dot")
            /// Dashes.
            public static let dash = Self("dash")
            /// A dash and a dot in turn.
            public static let dashDot = Self("dashDot")
            /// A dash and two dots in turn.
            public static let dashDotDot = Self("dashDotDot")
        }
        private let pattern: Pattern
        private let color: Color?
        /// Both.
        public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }
        /// One line.
        public static let single = LineStyle()
    }
}

nonisolated extension Text {
    /// In a font.
    public func font(_ font: Font?) -> Text { self }
    /// In a color.
    public func foregroundColor(_ color: Color?) -> Text { self }
    /// In a color or more.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
    /// Heavier or lighter.
    public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    /// Wider or narrower.
    public func fontWidth(_ width: Font.Width?) -> Text { self }
    /// With letters of another shape.
    public func fontDesign(_ design: Font.Design?) -> Text { self }
    /// Bold.
    public func bold() -> Text { self }
    /// Bold.
    public func bold(_ isActive: Bool) -> Text { self }
    /// Slanted.
    public func italic() -> Text { self }
    /// Slanted.
    public func italic(_ isActive: Bool) -> Text { self }
    /// With letters of one width.
    public func monospaced(_ isActive: Bool = true) -> Text { self }
    /// With digits of one width.
    public func monospacedDigit() -> Text { self }
    /// With a line through it.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    /// With a line through it.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { self }
    /// With a line below.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    /// With a line below.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { self }
    /// With space between letters, in points.
    public func kerning(_ kerning: CGFloat) -> Text { self }
    /// With space behind letters, in points.
    public func tracking(_ tracking: CGFloat) -> Text { self }
    /// Higher, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
    /// Smaller beside others.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
    /// What it is for those who can't see it.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
    /// How it is read aloud.
    public func accessibilityLabel(_ label: Text) -> Text { self }
    /// How much it stands out as a title.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
    /// Read with all signs.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    /// Read letter by letter.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    /// Read higher or lower.
    public func speechAdjustedPitch(_ value: Double) -> Text { self }
}
