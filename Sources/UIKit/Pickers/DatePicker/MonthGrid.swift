import CoreText

/// A month's days in seven columns and up to six rows, in the order of a calendar.
struct MonthGrid {
    var calendar: Calendar
    /// The month's first day.
    let firstDay: Date
    /// Whether weeks run from the right.
    var isRightToLeft = false
    /// All cells, in points.
    var frame: CGRect

    static let (columns, rows) = (7, 6)

    init(of date: Date, calendar: Calendar, isRightToLeft: Bool = false, frame: CGRect = .zero) {
        self.calendar = calendar
        firstDay = calendar.dateInterval(of: .month, for: date)?.start ?? date
        self.isRightToLeft = isRightToLeft
        self.frame = frame
    }

    /// The numbers of the month's days.
    var days: Range<Int> { calendar.range(of: .day, in: .month, for: firstDay) ?? 1..<1 }

    /// Empty cells before the month's first day.
    private var lead: Int {
        (calendar.component(.weekday, from: firstDay) - calendar.firstWeekday + Self.columns) % Self.columns
    }

    /// The number of the row that a day stands in, from zero.
    func row(ofDay day: Int) -> Int { (lead + day - 1) / Self.columns }

    /// A weekday's place and width, from the week's first day on; full height.
    func column(_ index: Int) -> CGRect {
        let width = frame.width / CGFloat(Self.columns)
        let place = isRightToLeft ? Self.columns - 1 - index : index
        return CGRect(x: frame.minX + CGFloat(place) * width, y: frame.minY, width: width, height: frame.height)
    }

    func frame(ofDay day: Int) -> CGRect {
        let column = column((lead + day - 1) % Self.columns)
        let height = frame.height / CGFloat(Self.rows)
        return CGRect(
            x: column.minX,
            y: frame.minY + CGFloat(row(ofDay: day)) * height,
            width: column.width,
            height: height
        )
    }

    func day(at point: CGPoint) -> Int? { days.first { frame(ofDay: $0).contains(point) } }
    func date(ofDay day: Int) -> Date? { calendar.date(byAdding: .day, value: day - 1, to: firstDay) }

    /// Short names of weekdays, the week's first day first.
    var weekdays: [String] {
        let symbols = calendar.shortWeekdaySymbols
        return (0..<Self.columns).map { symbols[($0 + calendar.firstWeekday - 1) % Self.columns].uppercased() }
    }
}

/// Draws what inline date pickers and calendars have in common; its looks weren't measured.
@MainActor
enum MonthDrawing {
    /// The weekdays above a grid.
    static func drawWeekdays(of grid: MonthGrid, y: CGFloat, height: CGFloat, font: UIFont, scale: CGFloat) {
        for (index, weekday) in grid.weekdays.enumerated() {
            let column = grid.column(index)
            let place = CGRect(x: column.minX, y: y, width: column.width, height: height)
            draw(weekday, in: place, font: font, color: .tertiaryLabel, scale: scale)
        }
    }

    /// The largest circle about a day, in points.
    static let circle: CGFloat = 44

    static func fillCircle(in frame: CGRect, color: UIColor) {
        color.setFill()
        let side = min(frame.width, frame.height, circle)
        UIBezierPath(
            ovalIn: CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
        ).fill()
    }

    /// Centered text.
    static func draw(_ text: String, in rect: CGRect, font: UIFont, color: UIColor, scale: CGFloat) {
        let string = NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: color])
        let size = string.size()
        string.draw(
            at: CGPoint(
                x: rect.midX - size.width / 2,
                y: (rect.midY - size.height / 2).roundedToPixel(scale: scale)
            )
        )
    }
}
