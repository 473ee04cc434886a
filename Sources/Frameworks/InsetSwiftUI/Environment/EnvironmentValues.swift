/// What views are told by those above them; a representable is told what the screen is like.
public struct EnvironmentValues: CustomStringConvertible {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The defaults.
    public init() {}
    /// A key's value.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
    /// How many values are set.
    public var description: String { "EnvironmentValues(\(values.count) set)" }

    // MARK: The screen

    /// Light or dark. Default: light.
    public var colorScheme = ColorScheme.light
    /// More contrast or not. Default: standard.
    public var colorSchemeContrast = ColorSchemeContrast.standard
    /// How wide. Default: nil.
    public var horizontalSizeClass: UserInterfaceSizeClass?
    /// How high. Default: nil.
    public var verticalSizeClass: UserInterfaceSizeClass?
    /// Pixels in a point. Default: 1.
    public var displayScale: CGFloat = 1
    /// A pixel, in points.
    public var pixelLength: CGFloat { 1 / displayScale }
    /// How large texts are. Default: large.
    public var sizeCategory = ContentSizeCategory.large
    /// How large texts are. Default: large.
    public var dynamicTypeSize: DynamicTypeSize {
        get { DynamicTypeSize(sizeCategory) ?? .large }
        set { sizeCategory = ContentSizeCategory(newValue) }
    }
    /// Where reading begins. Default: from left to right.
    public var layoutDirection = LayoutDirection.leftToRight
    /// Whether texts are bold. Default: nil.
    public var legibilityWeight: LegibilityWeight?

    // MARK: Language and time

    /// The region of texts and numbers.
    public var locale = Locale.current
    /// The calendar of dates.
    public var calendar = Calendar.current
    /// The zone of times.
    public var timeZone = TimeZone.current

    // MARK: State

    /// Whether it reacts to touches. Default: true.
    public var isEnabled = true
    /// Whether it has the keyboard. Default: false.
    public var isFocused: Bool { false }
    /// Whether it is shown over something. Default: false.
    public var isPresented: Bool { false }
    /// Whether something is looked for. Default: false.
    public var isSearching: Bool { false }
    /// Whether rows are edited. Default: nil.
    public var editMode: Binding<EditMode>?
    /// Whether the scene is in the foreground. Default: active.
    public var scenePhase = ScenePhase.active
    /// What undoes. Default: nil.
    public var undoManager: UndoManager? { nil }
    /// What is hidden of texts and pictures. Default: nothing.
    public var redactionReasons = RedactionReasons()
    /// Whether there can be several scenes. Default: false.
    public var supportsMultipleWindows: Bool { false }

    // MARK: Text

    /// The font of texts. Default: nil.
    public var font: Font?
    /// How many lines. Default: nil, any number.
    public var lineLimit: Int?
    /// The space between lines, in points. Default: 0.
    public var lineSpacing: CGFloat = 0
    /// How lines stand. Default: leading.
    public var multilineTextAlignment = TextAlignment.leading
    /// Where texts are cut. Default: at the end.
    public var truncationMode = Text.TruncationMode.tail
    /// How far texts shrink, 0…1. Default: 1.
    public var minimumScaleFactor: CGFloat = 1
    /// Whether letters move closer. Default: false.
    public var allowsTightening = false
    /// Capitals or small letters. Default: nil.
    public var textCase: Text.Case?
    /// Whether the keyboard corrects. Default: true.
    public var disableAutocorrection: Bool?
    /// Whether the keyboard doesn't correct. Default: false.
    public var autocorrectionDisabled = false
}
