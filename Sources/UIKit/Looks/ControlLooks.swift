/// A button without a configuration; lengths in points.
struct ButtonLook: Look {
    static let table = EraTable<ButtonLook>(file: "controls", part: "button")

    var systemFontSize: CGFloat
    /// Above and below the title.
    var verticalPadding: CGFloat
    var minimumWidth: CGFloat
    /// By the name of the type.
    var typeSizes: [String: LookSize]
}

/// A button with a configuration; lengths in points.
struct ButtonConfigurationLook: Look {
    static let table = EraTable<ButtonConfigurationLook>(file: "controls", part: "buttonConfiguration")

    /// Of the fixed corner style.
    var cornerRadius: CGFloat
    /// Of the dynamic corner style, at the standard text size (BT-M8).
    var dynamicCornerRadius: CGFloat
    /// The title of a bordered button (BT-M9); nil: its tint.
    var borderedTitle: LookColor?
}

/// A switch; lengths in points.
struct SwitchLook: Look {
    static let table = EraTable<SwitchLook>(file: "controls", part: "switch")

    var size: LookSize
    var alignment: LookInsets
    var knob: LookSize
    var knobInset: CGFloat
    var border: CGFloat
    var track: LookColor
    var borderColor: LookColor
    var shadow: LookShadow
}

/// A slider; lengths in points.
struct SliderLook: Look {
    static let table = EraTable<SliderLook>(file: "controls", part: "slider")

    var height: CGFloat
    var alignment: LookInsets
    /// The track's thickness.
    var track: CGFloat
    var trackInset: CGFloat
    var thumb: LookSize
    var maximumColor: LookColor
    /// How dark the thumb's edge is, 0…1.
    var edge: CGFloat
    var shadow: LookShadow
}

/// A stepper; lengths in points.
struct StepperLook: Look {
    static let table = EraTable<StepperLook>(file: "controls", part: "stepper")

    var size: LookSize
    var radius: CGFloat
    var border: CGFloat
    var fill: LookColor
    var divider: LookSize
    /// The height of plus.
    var glyph: CGFloat
    /// The width of plus and minus.
    var glyphWidth: CGFloat
    var stroke: CGFloat
    /// Of a sign that has nothing left to do, 0…1.
    var disabledAlpha: CGFloat
}

/// A segmented control; lengths in points.
struct SegmentedControlLook: Look {
    static let table = EraTable<SegmentedControlLook>(file: "controls", part: "segmentedControl")

    var height: CGFloat
    var alignment: LookInsets
    var radius: CGFloat
    var border: CGFloat
    /// The width of a divider.
    var divider: CGFloat
    var dividerHeight: CGFloat
    /// From the track's edge to the pill.
    var inset: CGFloat
    /// Beside a title, on each side.
    var padding: CGFloat
    var fontSize: CGFloat
    var fill: LookColor
    var pill: LookColor
    var pillRadius: CGFloat
}

/// A progress view; lengths in points.
struct ProgressLook: Look {
    static let table = EraTable<ProgressLook>(file: "controls", part: "progressView")

    var height: CGFloat
    /// Of the bar style.
    var barHeight: CGFloat
    var track: LookColor
    var roundsEnds: Bool
}

/// The wheel of spokes; sides in points.
struct ActivityIndicatorLook: Look {
    static let table = EraTable<ActivityIndicatorLook>(file: "controls", part: "activityIndicator")

    var medium: CGFloat
    var large: CGFloat
    var spokes: Int
    /// Of the leading spoke and those behind it, 0…1; the rest are like the last.
    var alphas: [CGFloat]
    /// Of a spoke, as a part of the wheel's radius.
    var length: CGFloat
    /// Of a spoke, as a part of the wheel's radius.
    var width: CGFloat
    var color: LookColor
}

/// A page control; lengths in points.
struct PageControlLook: Look {
    static let table = EraTable<PageControlLook>(file: "controls", part: "pageControl")

    var dot: CGFloat
    /// The room that a dot takes.
    var slot: CGFloat
    /// From one dot's center to the next.
    var pitch: CGFloat
    var height: CGFloat
    var sidePadding: CGFloat
    var page: LookColor
    var current: LookColor
}

/// A text field; lengths in points.
struct TextFieldLook: Look {
    static let table = EraTable<TextFieldLook>(file: "controls", part: "textField")

    var roundedRectHeight: CGFloat
    /// From a border to the text.
    var padding: CGFloat
    var radius: CGFloat
    var border: CGFloat
    var borderColor: LookColor
    /// Above and below a text that is taller than the usual height holds, together.
    var roundedRectMargin: CGFloat
    /// Whether a field without border is as high as its line in whole points.
    var plainIsWhole: Bool
    var bezelHeight: CGFloat
    var clearButton: CGFloat
}

/// What stands over text that is edited.
struct TextInputLook: Look {
    static let table = EraTable<TextInputLook>(file: "controls", part: "textInput")

    /// Of the caret where nobody chose a tint (looks: search fields); nil: the tint.
    var caret: LookColor?
}

/// A search bar and its field; lengths in points.
struct SearchBarLook: Look {
    static let table = EraTable<SearchBarLook>(file: "controls", part: "searchBar")

    var height: CGFloat
    var field: CGFloat
    var side: CGFloat
    var radius: CGFloat
    var icon: CGFloat
    /// What a scope bar adds.
    var scope: CGFloat
    var cancelGap: CGFloat
    /// How far the text stands above the field's middle.
    var textRise: CGFloat
    /// How far a placeholder stands beyond the place of the text; measured in iOS 15 and 17.
    var placeholderShift: CGFloat
    /// Behind the field, where no navigation bar is.
    var bar: LookColor
    /// Whether hairlines stand inside the bar's edges.
    var hasHairlines: Bool
    /// Whether the field has a gray fill in every style; else it is white but in minimal bars.
    var fieldIsFilled: Bool
    /// Whether the field stands in the middle of what the bar has, not of its usual height (BR-M18).
    var centersField: Bool
    /// From the field's edge to the icon, and from the icon to the text.
    var iconX: CGFloat
    var iconGap: CGFloat
    /// From the leading end to the text, before it is rounded to pixels; nil: by icon and gap (BR-M18).
    var textStart: CGFloat?
    /// From the text to the trailing end beside a clear button, where the text's start is given.
    var textEnd: CGFloat?
    /// The clear button's side (looks: search fields).
    var clearSide: CGFloat
    /// From the clear button to the field's edge.
    var clearMargin: CGFloat
    /// How far the clear button stands above the middle, in pixels.
    var clearRise: CGFloat
    var clearTint: LookColor
}

/// A picker's wheels; lengths in points.
struct PickerLook: Look {
    static let table = EraTable<PickerLook>(file: "controls", part: "picker")

    var size: LookSize
    var rowHeight: CGFloat
    /// Whether lines stand above and below the selected row, on a drum of the older kind; else it has a fill.
    var hasLines: Bool
}

/// A date picker in its styles; lengths in points.
struct DatePickerLook: Look {
    static let table = EraTable<DatePickerLook>(file: "controls", part: "datePicker")

    var compactHeight: CGFloat
    var inlineDate: LookSize
    var inlineDateAndTime: LookSize
    var inlineTime: LookSize
    var wheels: LookSize
    /// Beside the text of a compact pill, on each side.
    var padding: CGFloat
    var radius: CGFloat
    /// Between the pills of date and time.
    var gap: CGFloat
}

/// A refresh control; lengths in points.
struct RefreshControlLook: Look {
    static let table = EraTable<RefreshControlLook>(file: "controls", part: "refreshControl")

    var height: CGFloat
    /// Whether the wheel is gray, not of the label's color.
    var wheelIsGray: Bool
}
