/// The month of an inline date picker.
///
/// Its looks weren't measured; the sizes are PK-M5's.
@MainActor
final class CalendarView: UIView, DatePickerContent {
    private unowned let picker: UIDatePicker
    private var shown = DatePickerValues.current
    /// The first day of the month that is shown; nil for that of the date.
    private var month: Date?
    var view: UIView { self }

    /// Heights in points.
    private static let (header, weekdays, side, time): (CGFloat, CGFloat, CGFloat, CGFloat) = (44, 24, 8, 42)

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
            height: (bounds.height - Self.header - Self.weekdays - timeHeight) / 6
        )
    }

    /// What the row with the time takes at the foot.
    private var timeHeight: CGFloat { picker.datePickerMode == .dateAndTime ? Self.time : 0 }

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
        let title = shown.text(firstDay, template: "MMMMyyyy")
        let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
        let place = CGRect(x: Self.side + 8, y: 0, width: 220, height: Self.header)
        draw(title, in: place, font: font, color: .label, alignment: .natural)
        drawChevrons(after: place.minX + NSAttributedString(string: title, attributes: [.font: font]).size().width)
        drawTime()
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
                color: day == selected ? tintColor ?? .tintColor : isAllowed(day) ? .label : .tertiaryLabel,
                alignment: .center
            )
        }
    }

    /// Whether a day of the month lies between the picker's limits.
    private func isAllowed(_ day: Int) -> Bool {
        let calendar = shown.calendar
        guard let date = calendar.date(byAdding: .day, value: day - 1, to: firstDay) else { return true }
        if let minimum = shown.minimum, calendar.compare(date, to: minimum, toGranularity: .day) == .orderedAscending {
            return false
        }
        if let maximum = shown.maximum, calendar.compare(date, to: maximum, toGranularity: .day) == .orderedDescending {
            return false
        }
        return true
    }

    /// The small chevron leads to the wheels of months and years, the others to the months before and after.
    private func drawChevrons(after title: CGFloat) {
        (tintColor ?? .tintColor).setStroke()
        let chevrons: [(x: CGFloat, direction: CGFloat, reach: CGFloat)] = [
            (title + 9, 1, 5), (bounds.maxX - 66, -1, 7.5), (bounds.maxX - 24, 1, 7.5),
        ]
        for (x, direction, reach) in chevrons {
            let path = UIBezierPath()
            path.lineWidth = reach > 6 ? 2.2 : 2
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            let depth = reach * 0.53 * direction
            path.move(to: CGPoint(x: x - depth, y: Self.header / 2 - reach))
            path.addLine(to: CGPoint(x: x + depth, y: Self.header / 2))
            path.addLine(to: CGPoint(x: x - depth, y: Self.header / 2 + reach))
            path.stroke()
        }
    }

    /// The time in a pill at the foot, behind its name.
    private func drawTime() {
        guard timeHeight > 0 else { return }
        let row = CGRect(x: 0, y: bounds.maxY - timeHeight, width: bounds.width, height: timeHeight)
        let font = UIFont.systemFont(ofSize: 17)
        let name = CGRect(x: Self.side + 8, y: row.minY, width: 120, height: timeHeight)
        draw("Time", in: name, font: font, color: .label, alignment: .natural)
        let metrics = DatePickerLook.current
        let text = shown.text(.none, .short)
        let width = NSAttributedString(string: text, attributes: [.font: font]).size().width + 2 * metrics.padding
        let pill = CGRect(
            x: row.maxX - Self.side - 8 - width,
            y: row.midY - metrics.compactHeight / 2,
            width: width,
            height: metrics.compactHeight
        ).roundedToPixels(scale: layoutScale)
        UIColor.tertiarySystemFill.setFill()
        UIBezierPath(roundedRect: pill, cornerRadius: metrics.radius).fill()
        draw(text, in: pill, font: font, color: .label, alignment: .center)
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
        for day in calendar.range(of: .day, in: .month, for: firstDay) ?? 1..<1
        where frame(ofDay: day).contains(point) && isAllowed(day) {
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
