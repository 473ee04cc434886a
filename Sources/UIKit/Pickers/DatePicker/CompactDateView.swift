import CoreText

/// The pills of a compact date picker, measured.
@MainActor
struct CompactDateLayout {
    let titles: [String]
    let widths: [CGFloat]
    let size: CGSize
    private let metrics = DatePickerLook.current

    /// - Parameter scale: Pixels to a point.
    init(_ values: DatePickerValues, mode: UIDatePicker.Mode, scale: CGFloat) {
        let metrics = metrics
        switch mode {
        case .time: titles = [values.text(.none, .short)]
        case .date: titles = [values.text(.medium, .none)]
        case .yearAndMonth: titles = [values.text(values.date, template: "MMMMyyyy")]
        case .dateAndTime, .countDownTimer: titles = [values.text(.medium, .none), values.text(.none, .short)]
        }
        widths = titles.map { title in
            let width = NSAttributedString(string: title, attributes: [.font: Self.font]).size().width
            return roundedUpToPixel(width + 2 * metrics.padding, scale: scale)
        }
        size = CGSize(
            width: widths.reduce(0, +) + metrics.gap * CGFloat(widths.count - 1),
            height: metrics.compactHeight.roundedToPixel(scale: scale)
        )
    }

    static var font: UIFont { .systemFont(ofSize: 17) }
}

/// A compact date picker: a pill for the date, one for the time.
@MainActor
final class CompactDateView: UIView, DatePickerContent {
    private unowned let picker: UIDatePicker
    private var pills: [(part: ControlPart, label: UILabel)] = []
    var view: UIView { self }

    init(_ picker: UIDatePicker) {
        self.picker = picker
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    func show(_ values: DatePickerValues) {
        let layout = CompactDateLayout(values, mode: picker.datePickerMode, scale: layoutScale)
        while pills.count < layout.titles.count {
            let pill = (part: ControlPart(frame: .zero), label: UILabel(frame: .zero))
            addSubview(pill.part)
            addSubview(pill.label)
            pills.append(pill)
        }
        let metrics = DatePickerLook.current
        let isRightToLeft = picker.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = ((bounds.width - layout.size.width) / 2).roundedToPixel(scale: layoutScale)
        let y = ((bounds.height - layout.size.height) / 2).roundedToPixel(scale: layoutScale)
        let order = isRightToLeft ? Array(layout.titles.indices.reversed()) : Array(layout.titles.indices)
        for index in order {
            let frame = CGRect(x: x, y: y, width: layout.widths[index], height: layout.size.height)
            pills[index].part.show(.tertiarySystemFill, frame: frame, radius: min(metrics.radius, frame.height / 2))
            pills[index].part.layer.cornerCurve = .continuous
            pills[index].label.text = layout.titles[index]
            pills[index].label.font = CompactDateLayout.font
            pills[index].label.textAlignment = .center
            pills[index].label.frame = frame
            x += frame.width + metrics.gap
        }
        for (index, pill) in pills.enumerated() {
            pill.part.isHidden = index >= layout.titles.count
            pill.label.isHidden = index >= layout.titles.count
        }
    }
}
