import Platform

/// What `controls.json` says about the standard controls.
struct ControlMetrics: Decodable, Sendable {
    /// Read once, when the first control is made.
    static let shared: ControlMetrics = {
        guard let data = ResourceFolder(module: "UIKit")?.contents(of: "controls.json"),
            let metrics = try? JSONDecoder().decode(ControlMetrics.self, from: data)
        else { preconditionFailure("UIKit's resource controls.json is missing or damaged: reinstall the package") }
        return metrics
    }()

    var button: EraTable<ButtonMetrics>
    var `switch`: EraTable<SwitchMetrics>
    var slider: EraTable<SliderMetrics>
    var stepper: EraTable<StepperMetrics>
    var segmentedControl: EraTable<SegmentedMetrics>
    var progressView: EraTable<ProgressMetrics>
    var activityIndicator: EraTable<ActivityMetrics>
    var pageControl: EraTable<PageControlMetrics>
    var textField: EraTable<TextFieldMetrics>
    var searchBar: EraTable<SearchBarMetrics>
    var picker: EraTable<PickerMetrics>
    var datePicker: EraTable<DatePickerMetrics>
    var refreshControl: EraTable<RefreshMetrics>

    /// One control's values in the current era.
    static func current<Value>(_ table: KeyPath<ControlMetrics, EraTable<Value>>) -> Value {
        guard let value = shared[keyPath: table].value(for: HostEra.current) else {
            preconditionFailure("controls.json has no entry for a control: reinstall the package")
        }
        return value
    }
}

/// A button without a configuration; lengths in points.
struct ButtonMetrics: Decodable, Sendable {
    var systemFontSize: CGFloat
    /// Above and below the title.
    var verticalPadding: CGFloat
    var minimumWidth: CGFloat
    /// By the name of the type.
    var typeSizes: [String: MetricSize]
}

struct SwitchMetrics: Decodable, Sendable {
    var size: MetricSize
    var alignment: MetricInsets
    var knob: MetricSize
    var knobInset: CGFloat
    var border: CGFloat
    var track: MetricColor
    var borderColor: MetricColor
    var shadow: MetricShadow
}

struct SliderMetrics: Decodable, Sendable {
    var height: CGFloat
    var alignment: MetricInsets
    /// The track's thickness.
    var track: CGFloat
    var trackInset: CGFloat
    var thumb: MetricSize
    var maximumColor: MetricColor
    /// How dark the thumb's edge is, 0…1.
    var edge: CGFloat
    var shadow: MetricShadow
}

struct StepperMetrics: Decodable, Sendable {
    var size: MetricSize
    var radius: CGFloat
    var border: CGFloat
    var fill: MetricColor
    var divider: MetricSize
    /// The height of plus.
    var glyph: CGFloat
    /// The width of plus and minus.
    var glyphWidth: CGFloat
    var stroke: CGFloat
    /// Of a sign that has nothing left to do, 0…1.
    var disabledAlpha: CGFloat
}

struct SegmentedMetrics: Decodable, Sendable {
    var height: CGFloat
    var alignment: MetricInsets
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
    var fill: MetricColor
    var pill: MetricColor
    var pillRadius: CGFloat
}

struct ProgressMetrics: Decodable, Sendable {
    var height: CGFloat
    /// Of the bar style.
    var barHeight: CGFloat
    var track: MetricColor
    var roundsEnds: Bool
}

struct ActivityMetrics: Decodable, Sendable {
    var medium: CGFloat
    var large: CGFloat
    var spokes: Int
    /// Of the leading spoke and those behind it, 0…1; the rest are like the last.
    var alphas: [CGFloat]
    /// Of a spoke, as a part of the wheel's radius.
    var length: CGFloat
    /// Of a spoke, as a part of the wheel's radius.
    var width: CGFloat
    var color: MetricColor
}

struct PageControlMetrics: Decodable, Sendable {
    var dot: CGFloat
    /// The room that a dot takes.
    var slot: CGFloat
    /// From one dot's center to the next.
    var pitch: CGFloat
    var height: CGFloat
    var sidePadding: CGFloat
    var page: MetricColor
    var current: MetricColor
}

struct TextFieldMetrics: Decodable, Sendable {
    var roundedRectHeight: CGFloat
    /// From a border to the text.
    var padding: CGFloat
    var radius: CGFloat
    var border: CGFloat
    var borderColor: MetricColor
    /// Above and below a text that is taller than the usual height holds, together.
    var roundedRectMargin: CGFloat
    /// Whether a field without border is as high as its line in whole points.
    var plainIsWhole: Bool
    var bezelHeight: CGFloat
    var clearButton: CGFloat
}

struct SearchBarMetrics: Decodable, Sendable {
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
}

struct PickerMetrics: Decodable, Sendable {
    /// How the selected row stands out.
    enum Band: String, Decodable, Sendable {
        case lines, fill
    }

    var size: MetricSize
    var rowHeight: CGFloat
    var band: Band
}

struct DatePickerMetrics: Decodable, Sendable {
    var compactHeight: CGFloat
    var inlineDate: MetricSize
    var inlineDateAndTime: MetricSize
    var inlineTime: MetricSize
    var wheels: MetricSize
    /// Beside the text of a compact pill, on each side.
    var padding: CGFloat
    var radius: CGFloat
    /// Between the pills of date and time.
    var gap: CGFloat
}

struct RefreshMetrics: Decodable, Sendable {
    var height: CGFloat
}
