import Foundation

/// One month of a calendar: weekdays, days, and the decorations below them.
final class MonthPage: UIView {
    private unowned let owner: UICalendarView
    private var month: Date?
    /// The views below days, with the sizes that they wish for.
    private var decorations: [Int: (view: UIView, size: CGSize)] = [:]
    /// Points: the height of the weekdays, the margin at both sides, what decorations may take of a cell, and the gap to
    /// those of the week before.
    private static let (weekdays, side, decoration, gap): (CGFloat, CGFloat, CGFloat, CGFloat) = (24, 8, 18, 4)

    init(_ owner: UICalendarView) {
        self.owner = owner
        super.init(frame: .zero)
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    var grid: MonthGrid {
        MonthGrid(
            of: month ?? owner.month,
            calendar: owner.calendar,
            isRightToLeft: owner.isRightToLeft,
            frame: CGRect(
                x: Self.side,
                y: Self.weekdays,
                width: bounds.width - 2 * Self.side,
                height: max(0, bounds.height - Self.weekdays)
            )
        )
    }

    func show(_ month: Date) {
        self.month = month
        decorate(nil, animated: false)
        setNeedsDisplay()
    }

    // MARK: Decorations

    /// Asks the delegate about some days, by their start; nil: all.
    func decorate(_ days: Set<Date>?, animated: Bool) {
        let grid = grid
        for day in grid.days {
            guard let date = grid.date(ofDay: day), days?.contains(date) ?? true else { continue }
            decorations.removeValue(forKey: day)?.view.removeFromSuperview()
            guard owner.wantsDateDecorations, owner.isAvailable(date),
                let decoration = owner.delegate?.calendarView(owner, decorationFor: owner.components(date))
            else { continue }
            let view = decoration.makeView()
            view.isUserInteractionEnabled = false
            decorations[day] = (view, view.bounds.size)
            addSubview(view)
            guard animated, window != nil else { continue }
            UIView.performWithoutAnimation {
                layoutIfNeeded()
                view.alpha = 0
            }
            UIView.animate(withDuration: 0.3) { view.alpha = 1 }
        }
        for (day, decoration) in decorations where days == nil && !grid.days.contains(day) {
            decoration.view.removeFromSuperview()
            decorations[day] = nil
        }
        setNeedsLayout()
    }

    override func contentSizeDidChange(of subview: UIView) -> Bool { true }
    override func layoutSubviews() {
        super.layoutSubviews()
        let grid = grid
        for (day, (view, wish)) in decorations {
            let cell = grid.frame(ofDay: day)
            let size = CGSize(width: min(wish.width, cell.width), height: min(wish.height, Self.decoration))
            view.frame = CGRect(
                x: cell.midX - size.width / 2,
                y: cell.maxY - Self.decoration + (Self.decoration - size.height) / 2,
                width: size.width,
                height: size.height
            ).roundedToPixels(scale: layoutScale)
        }
        setNeedsDisplay()
    }

    // MARK: Drawing

    /// Where a day's number stands: the cell less the room for decorations.
    func number(ofDay day: Int, in grid: MonthGrid) -> CGRect {
        var frame = grid.frame(ofDay: day)
        guard owner.wantsDateDecorations else { return frame }
        frame.size.height = max(0, frame.height - Self.decoration - Self.gap)
        frame.origin.y += Self.gap
        return frame
    }

    override func draw(_ rect: CGRect) {
        let grid = grid
        MonthDrawing.drawWeekdays(
            of: grid,
            y: 0,
            height: Self.weekdays,
            font: owner.font(size: 13, weight: .semibold),
            scale: layoutScale
        )
        drawWeek(in: grid)
        let today = owner.calendar.startOfDay(for: DeviceDate.now(in: owner.calendar.timeZone))
        let numbers = NumberFormatter()
        numbers.locale = owner.locale
        for day in grid.days {
            guard let date = grid.date(ofDay: day) else { continue }
            draw(day, date, isToday: date == today, text: numbers.string(from: NSNumber(value: day)) ?? "\(day)", grid)
        }
    }

    private func draw(_ day: Int, _ date: Date, isToday: Bool, text: String, _ grid: MonthGrid) {
        let frame = number(ofDay: day, in: grid)
        let tint: UIColor = owner.tintColor ?? .tintColor
        let selection = owner.selectionBehavior
        let parts = owner.components(date)
        let isSelected = selection?.selects(day: parts, in: owner.calendar) ?? false
        let isEnabled = owner.isAvailable(date) && selection?.allows(parts) ?? true
        if isSelected {
            MonthDrawing.fillCircle(in: frame, color: isToday ? tint : tint.withAlphaComponent(0.12))
        }
        let color: UIColor =
            isSelected ? isToday ? .white : tint : !isEnabled ? .tertiaryLabel : isToday ? tint : .label
        MonthDrawing.draw(
            text,
            in: frame,
            font: owner.font(size: 20, weight: isSelected || isToday ? .medium : .regular),
            color: color,
            scale: layoutScale
        )
    }

    /// A band behind the week that is chosen.
    private func drawWeek(in grid: MonthGrid) {
        guard let selection = owner.selectionBehavior else { return }
        let days = grid.days.filter { day in
            grid.date(ofDay: day).map { selection.selects(weekOf: owner.components($0), in: owner.calendar) } ?? false
        }
        guard let first = days.first, let last = days.last else { return }
        let band = number(ofDay: first, in: grid).union(number(ofDay: last, in: grid))
        let height = min(band.height, MonthDrawing.circle)
        (owner.tintColor ?? .tintColor).withAlphaComponent(0.12).setFill()
        UIBezierPath(
            roundedRect: CGRect(x: band.minX, y: band.midY - height / 2, width: band.width, height: height),
            cornerRadius: height / 2
        ).fill()
    }

    // MARK: Touches

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let grid = grid
        guard let point = touches.first?.location(in: self), let day = grid.day(at: point),
            let date = grid.date(ofDay: day), owner.isAvailable(date)
        else { return }
        owner.choose(date)
    }
}
