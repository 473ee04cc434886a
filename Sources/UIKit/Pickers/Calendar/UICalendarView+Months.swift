import Foundation

extension UICalendarView {
    func startOfMonth(_ date: Date) -> Date { dates.dateInterval(of: .month, for: date)?.start ?? date }

    /// Whether weeks run from the right: as the app's locale is written, else as the view's surroundings.
    var isRightToLeft: Bool {
        guard let language = givenDirection else { return effectiveUserInterfaceLayoutDirection == .rightToLeft }
        return language == .rightToLeft
    }

    /// The month's first day, or that of the nearest month in the range; nil where the range has none.
    func clamped(_ date: Date) -> Date? {
        let range = availableDateRange
        return startOfMonth(min(max(date, range.start), range.end))
    }

    /// Whether a day, by its start, lies in the range; days at its ends do as a whole.
    func isAvailable(_ date: Date) -> Bool {
        let (start, end) = (availableDateRange.start, availableDateRange.end)
        return dates.compare(date, to: start, toGranularity: .day) != .orderedAscending
            && dates.compare(date, to: end, toGranularity: .day) != .orderedDescending
    }

    /// Era, year, month and day, with the calendar.
    func components(_ date: Date) -> DateComponents {
        dates.dateComponents([.calendar, .era, .year, .month, .day], from: date)
    }

    /// The start of the day that components name.
    func day(_ components: DateComponents) -> Date? { dates.date(from: components).map(dates.startOfDay(for:)) }

    func text(_ date: Date, template: String) -> String {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = dates
        formatter.timeZone = dates.timeZone
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter.string(from: date)
    }

    func font(size: CGFloat, weight: UIFont.Weight) -> UIFont {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        guard fontDesign != .default, let other = font.fontDescriptor.withDesign(fontDesign) else { return font }
        return UIFont(descriptor: other, size: size)
    }

    // MARK: Turning

    /// A person turns to another month.
    func turn(by months: Int) {
        if let date = self.month(beside: months) { turn(to: date, animated: true) }
    }

    /// The start of a month so many months later; nil where the range doesn't have it.
    func month(beside months: Int) -> Date? {
        let date = dates.date(byAdding: .month, value: months, to: month).map(startOfMonth)
        return date.flatMap { clamped($0) == $0 ? $0 : nil }
    }

    /// A finger has brought the page of another month in.
    func didDrag(to page: MonthPage, _ other: Date) {
        let before = visibleDateComponents
        self.page = page
        month = other
        showMonth()
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: before)
    }

    func turn(to date: Date, animated: Bool) {
        let before = visibleDateComponents
        guard let other = clamped(date), other != month else { return }
        show(other, animated: animated)
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: before)
    }

    /// Shows another month; animated, it pushes the present one out.
    func show(_ other: Date, animated: Bool) {
        guard other != month else { return }
        let isLater = other > month
        month = other
        let old = page
        guard animated, window != nil else { return showMonth() }
        let fresh = MonthPage(self)
        page = fresh
        UIView.performWithoutAnimation {
            layoutIfNeeded()
            clip.addSubview(fresh)
            fresh.frame = clip.bounds
            showMonth()
            fresh.layoutIfNeeded()
        }
        let way = isLater == isRightToLeft ? -clip.bounds.width : clip.bounds.width
        UIView.performWithoutAnimation { fresh.frame.origin.x = way }
        UIView.animate(withDuration: Self.turning) {
            fresh.frame.origin.x = 0
            old.frame.origin.x = -way
        } completion: { _ in
            old.removeFromSuperview()
        }
    }

    /// Seconds; not measured.
    private static let turning: TimeInterval = 0.3

    /// Builds header and page anew.
    func showMonth() {
        header.show(
            text(month, template: "MMMMyyyy"),
            font: font(size: 17, weight: .semibold),
            isRightToLeft: isRightToLeft,
            turns: [-1, 1].map { step in
                dates.date(byAdding: .month, value: step, to: month).map { clamped($0) == startOfMonth($0) } ?? false
            },
            isOpen: wheels != nil
        )
        page.show(month)
    }

    // MARK: Month and year

    /// The wheels of months and years in place of the days, or the days again.
    func toggleWheels() {
        if let shown = wheels {
            shown.removeFromSuperview()
            wheels = nil
        } else {
            let made = UIDatePicker()
            made.preferredDatePickerStyle = .wheels
            made.datePickerMode = .yearAndMonth
            made.calendar = dates
            made.locale = locale
            made.date = month
            made.addAction(
                UIAction { [weak self, weak made] _ in
                    if let self, let made { turn(to: made.date, animated: false) }
                },
                for: .valueChanged
            )
            insertSubview(made, aboveSubview: clip)
            wheels = made
        }
        clip.isHidden = wheels != nil
        showMonth()
        setNeedsLayout()
    }

    // MARK: Choosing

    func selectionDidChange() { page.setNeedsDisplay() }

    func choose(_ date: Date) { selectionBehavior?.personChooses(components(date)) }
}
