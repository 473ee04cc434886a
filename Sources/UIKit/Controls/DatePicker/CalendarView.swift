/// The month of an inline date picker.
///
/// Its looks weren't measured; the sizes are PK-M5's.
@MainActor
final class CalendarView: UIView, DatePickerContent {
    private unowned let picker: UIDatePicker
    private var shown = DatePickerValues()
    /// The first day of the month that is shown; nil for that of the date.
    private var month: Date?
    var view: UIView { self }

    /// Heights in points.
    private static let (header, weekdays, side): (CGFloat, CGFloat, CGFloat) = (44, 24, 8)

    init(_ picker: UIDatePicker) {
        self.picker = picker
        super.init(frame: .zero)
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    func show(_ values: DatePickerValues) {
        shown = values
        setNeedsDisplay()
    }

    private var firstDay: Date {
        let calendar = shown.calendar
        return month ?? calendar.date(from: calendar.dateComponents([.year, .month], from: shown.date)) ?? shown.date
    }

    private var cell: CGSize {
        CGSize(
            width: (bounds.width - 2 * Self.side) / 7,
            height: (bounds.height - Self.header - Self.weekdays) / 6
        )
    }

    /// Empty cells before the month's first day.
    private var lead: Int {
        let calendar = shown.calendar
        return (calendar.component(.weekday, from: firstDay) - calendar.firstWeekday + 7) % 7
    }

    private func frame(ofDay day: Int) -> CGRect {
        let place = lead + day - 1
        return CGRect(
            x: Self.side + CGFloat(place % 7) * cell.width,
            y: Self.header + Self.weekdays + CGFloat(place / 7) * cell.height,
            width: cell.width,
            height: cell.height
        )
    }

    override func draw(_ rect: CGRect) {
        let calendar = shown.calendar
        draw(
            shown.text(firstDay, template: "MMMMyyyy"),
            in: CGRect(x: Self.side + 8, y: 0, width: 220, height: Self.header),
            font: .systemFont(ofSize: 17, weight: .semibold),
            color: .label,
            alignment: .natural
        )
        drawChevrons()
        let symbols = calendar.shortWeekdaySymbols
        for index in 0..<7 {
            let symbol = symbols[(index + calendar.firstWeekday - 1) % 7].uppercased()
            draw(
                symbol,
                in: CGRect(
                    x: Self.side + CGFloat(index) * cell.width,
                    y: Self.header,
                    width: cell.width,
                    height: Self.weekdays
                ),
                font: .systemFont(ofSize: 13, weight: .semibold),
                color: .tertiaryLabel,
                alignment: .center
            )
        }
        let selected =
            calendar.isDate(firstDay, equalTo: shown.date, toGranularity: .month)
            ? calendar.component(.day, from: shown.date) : 0
        for day in calendar.range(of: .day, in: .month, for: firstDay) ?? 1..<1 {
            let frame = frame(ofDay: day)
            if day == selected {
                (tintColor ?? .tintColor).withAlphaComponent(0.12).setFill()
                let side = min(frame.width, frame.height, 44)
                UIBezierPath(
                    ovalIn: CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
                ).fill()
            }
            draw(
                "\(day)",
                in: frame,
                font: .systemFont(ofSize: 20, weight: day == selected ? .medium : .regular),
                color: day == selected ? tintColor ?? .tintColor : .label,
                alignment: .center
            )
        }
    }

    private func drawChevrons() {
        (tintColor ?? .tintColor).setStroke()
        for (x, direction) in [(bounds.maxX - 66, -1.0), (bounds.maxX - 24, 1.0)] {
            let path = UIBezierPath()
            path.lineWidth = 2.2
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            path.move(to: CGPoint(x: x - 4 * direction, y: Self.header / 2 - 7.5))
            path.addLine(to: CGPoint(x: x + 4 * direction, y: Self.header / 2))
            path.addLine(to: CGPoint(x: x - 4 * direction, y: Self.header / 2 + 7.5))
            path.stroke()
        }
    }

    private func draw(_ text: String, in rect: CGRect, font: UIFont, color: UIColor, alignment: NSTextAlignment) {
        let string = NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: color])
        let size = string.size()
        let x = alignment == .center ? rect.midX - size.width / 2 : rect.minX
        string.draw(at: CGPoint(x: x, y: (rect.midY - size.height / 2).roundedToPixel(scale: layoutScale)))
    }

    // MARK: Touches
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self) else { return }
        let calendar = shown.calendar
        if point.y < Self.header {
            guard point.x > bounds.maxX - 90 else { return }
            month = calendar.date(byAdding: .month, value: point.x > bounds.maxX - 45 ? 1 : -1, to: firstDay)
            return setNeedsDisplay()
        }
        for day in calendar.range(of: .day, in: .month, for: firstDay) ?? 1..<1 where frame(ofDay: day).contains(point)
        {
            var parts = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: shown.date)
            (parts.year, parts.month) = (
                calendar.component(.year, from: firstDay), calendar.component(.month, from: firstDay)
            )
            parts.day = day
            month = nil
            if let date = calendar.date(from: parts) { picker.choose(date) }
        }
    }
}
