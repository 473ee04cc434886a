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

    private var grid: MonthGrid {
        let top = Self.header + Self.weekdays
        return MonthGrid(
            of: month ?? shown.date,
            calendar: shown.calendar,
            isRightToLeft: isRightToLeft,
            frame: CGRect(
                x: Self.side,
                y: top,
                width: bounds.width - 2 * Self.side,
                height: bounds.height - top - timeHeight
            )
        )
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The same place from the other side, where that is where reading begins.
    private func mirrored(_ rect: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// What the row with the time takes at the foot.
    private var timeHeight: CGFloat { picker.datePickerMode == .dateAndTime ? Self.time : 0 }

    override func draw(_ rect: CGRect) {
        let (calendar, grid) = (shown.calendar, grid)
        let title = shown.text(grid.firstDay, template: "MMMMyyyy")
        let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
        let place = CGRect(x: Self.side + 8, y: 0, width: 220, height: Self.header)
        draw(title, in: place, font: font, color: .label)
        drawChevrons(after: place.minX + NSAttributedString(string: title, attributes: [.font: font]).size().width)
        drawTime()
        MonthDrawing.drawWeekdays(
            of: grid,
            y: Self.header,
            height: Self.weekdays,
            font: .systemFont(ofSize: 13, weight: .semibold),
            scale: layoutScale
        )
        let selected =
            calendar.isDate(grid.firstDay, equalTo: shown.date, toGranularity: .month)
            ? calendar.component(.day, from: shown.date) : 0
        let tint: UIColor = tintColor ?? .tintColor
        for day in grid.days {
            let frame = grid.frame(ofDay: day)
            if day == selected { MonthDrawing.fillCircle(in: frame, color: tint.withAlphaComponent(0.12)) }
            MonthDrawing.draw(
                "\(day)",
                in: frame,
                font: .systemFont(ofSize: 20, weight: day == selected ? .medium : .regular),
                color: day == selected ? tint : isAllowed(day) ? .label : .tertiaryLabel,
                scale: layoutScale
            )
        }
    }

    /// Whether a day of the month lies between the picker's limits.
    private func isAllowed(_ day: Int) -> Bool {
        let calendar = shown.calendar
        guard let date = grid.date(ofDay: day) else { return true }
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
        let chevrons: [(start: CGFloat, way: CGFloat, reach: CGFloat)] = [
            (title + 9, 1, 5), (bounds.maxX - 66, -1, 7.5), (bounds.maxX - 24, 1, 7.5),
        ]
        for (start, way, reach) in chevrons {
            let (x, direction) = isRightToLeft ? (bounds.width - start, -way) : (start, way)
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
        draw("Time", in: name, font: font, color: .label)
        let metrics = DatePickerLook.current
        let text = shown.text(.none, .short)
        let width = NSAttributedString(string: text, attributes: [.font: font]).size().width + 2 * metrics.padding
        let pill = mirrored(
            CGRect(
                x: row.maxX - Self.side - 8 - width,
                y: row.midY - metrics.compactHeight / 2,
                width: width,
                height: metrics.compactHeight
            )
        ).roundedToPixels(scale: layoutScale)
        UIColor.tertiarySystemFill.setFill()
        UIBezierPath(roundedRect: pill, cornerRadius: metrics.radius).fill()
        MonthDrawing.draw(text, in: pill, font: font, color: .label, scale: layoutScale)
    }

    /// Text from where reading begins.
    private func draw(_ text: String, in rect: CGRect, font: UIFont, color: UIColor) {
        let string = NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: color])
        let size = string.size()
        let place = mirrored(CGRect(x: rect.minX, y: rect.minY, width: size.width, height: rect.height))
        string.draw(at: CGPoint(x: place.minX, y: (rect.midY - size.height / 2).roundedToPixel(scale: layoutScale)))
    }

    // MARK: Touches
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touched = touches.first?.location(in: self) else { return }
        let (calendar, grid) = (shown.calendar, grid)
        if touched.y < Self.header {
            let x = isRightToLeft ? bounds.width - touched.x : touched.x
            guard x > bounds.maxX - 90 else { return }
            month = calendar.date(byAdding: .month, value: x > bounds.maxX - 45 ? 1 : -1, to: grid.firstDay)
            return setNeedsDisplay()
        }
        guard let day = grid.day(at: touched), isAllowed(day) else { return }
        var parts = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: shown.date)
        let first = calendar.dateComponents([.era, .year, .month], from: grid.firstDay)
        (parts.era, parts.year, parts.month, parts.day) = (first.era, first.year, first.month, day)
        month = nil
        if let date = calendar.date(from: parts) { picker.choose(date) }
    }
}
