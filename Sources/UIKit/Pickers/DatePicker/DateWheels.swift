/// The wheels of a date picker.
@MainActor
final class DateWheels: UIPickerView, DatePickerContent, UIPickerViewDataSource, UIPickerViewDelegate {
    private unowned let picker: UIDatePicker
    private var shown = DatePickerValues.current
    var view: UIView { self }

    /// What a wheel turns.
    private enum Wheel {
        case day, month, dayOfMonth, year, hour, minute, period, hours, minutes
    }

    init(_ picker: UIDatePicker) {
        self.picker = picker
        super.init(frame: .zero)
        dataSource = self
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    /// How far the wheel of days reaches in both directions, and the years that are offered.
    private static let (days, years) = (400, 1...4000)

    /// How often wheels that turn without end repeat their rows.
    private static let turns = 200

    /// The rows of a turn of a wheel without end; nil for one with ends.
    private func cycle(of kind: Wheel) -> Int? {
        switch kind {
        case .month: shown.calendar.monthSymbols.count
        case .dayOfMonth: shown.calendar.range(of: .day, in: .month, for: shown.date)?.count ?? 31
        case .hour: uses12Hours ? 12 : 24
        case .minute: 60 / shown.minuteInterval
        case .day, .year, .period, .hours, .minutes: nil
        }
    }

    /// The row of a turn that a row of the wheel repeats.
    private func place(_ row: Int, of kind: Wheel) -> Int { cycle(of: kind).map { row % $0 } ?? row }

    private var uses12Hours: Bool {
        (DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: shown.locale) ?? "").contains("a")
    }

    private var kinds: [Wheel] {
        let time: [Wheel] = uses12Hours ? [.hour, .minute, .period] : [.hour, .minute]
        return switch picker.datePickerMode {
        case .time: time
        case .date: [.month, .dayOfMonth, .year]
        case .dateAndTime: [.day] + time
        case .countDownTimer: [.hours, .minutes]
        case .yearAndMonth: [.month, .year]
        }
    }

    func show(_ values: DatePickerValues) {
        shown = values
        reloadAllComponents()
        for (component, kind) in kinds.enumerated() {
            let turn = (cycle(of: kind) ?? 0) * (Self.turns / 2)
            selectRow(turn + row(of: kind), inComponent: component, animated: false)
        }
    }

    private func part(_ component: Calendar.Component) -> Int { shown.calendar.component(component, from: shown.date) }

    private func row(of kind: Wheel) -> Int {
        switch kind {
        case .day: Self.days
        case .month: part(.month) - 1
        case .dayOfMonth: part(.day) - 1
        case .year: part(.year) - Self.years.lowerBound
        case .hour: uses12Hours ? (part(.hour) + 11) % 12 : part(.hour)
        case .minute: part(.minute) / shown.minuteInterval
        case .period: part(.hour) < 12 ? 0 : 1
        case .hours: Int(shown.countDown) / 3600
        case .minutes: Int(shown.countDown) / 60 % 60 / shown.minuteInterval
        }
    }

    // MARK: Data
    func numberOfComponents(in pickerView: UIPickerView) -> Int { kinds.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        switch kinds[component] {
        case .day: 2 * Self.days + 1
        case .month, .dayOfMonth, .hour, .minute: (cycle(of: kinds[component]) ?? 0) * Self.turns
        case .year: Self.years.count
        case .minutes: 60 / shown.minuteInterval
        case .period: 2
        case .hours: 24
        }
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        var calendar = shown.calendar
        calendar.locale = shown.locale
        let row = place(row, of: kinds[component])
        switch kinds[component] {
        case .day:
            guard let day = calendar.date(byAdding: .day, value: row - Self.days, to: shown.date) else { return nil }
            return shown.text(day, template: "EEEMMMd")
        case .month: return calendar.monthSymbols[row]
        case .dayOfMonth: return "\(row + 1)"
        case .year: return "\(row + Self.years.lowerBound)"
        case .hour: return uses12Hours ? "\(row + 1)" : row < 10 ? "0\(row)" : "\(row)"
        case .minute:
            let minute = row * shown.minuteInterval
            return minute < 10 ? "0\(minute)" : "\(minute)"
        case .period: return row == 0 ? calendar.amSymbol : calendar.pmSymbol
        case .hours: return "\(row) \(row == 1 ? "hour" : "hours")"
        case .minutes: return "\(row * shown.minuteInterval) min"
        }
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        switch kinds[component] {
        case .day: 130
        case .month: 130
        case .hours, .minutes: 120
        case .dayOfMonth, .hour, .minute, .period: 50
        case .year: 76
        }
    }

    /// Hours and minutes stand towards the left before iOS 14 (looks: wheels); unknown later.
    override func titleShift(forComponent component: Int) -> CGFloat {
        guard PickerLook.current.hasLines, kinds.indices.contains(component) else { return 0 }
        return switch kinds[component] {
        case .hour: -15
        case .minute: -5
        case .day, .month, .dayOfMonth, .year, .period, .hours, .minutes: 0
        }
    }

    // MARK: Choosing
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        if picker.datePickerMode == .countDownTimer {
            let hours = selectedRow(inComponent: 0)
            let minutes = selectedRow(inComponent: 1) * shown.minuteInterval
            picker.countDownDuration = TimeInterval(hours * 3600 + minutes * 60)
            picker.sendActions(for: .valueChanged)
            return
        }
        let row = place(row, of: kinds[component])
        let change = row - self.row(of: kinds[component])
        let calendar = shown.calendar
        let date: Date?
        switch kinds[component] {
        case .day, .dayOfMonth: date = calendar.date(byAdding: .day, value: change, to: shown.date)
        case .month: date = calendar.date(byAdding: .month, value: change, to: shown.date)
        case .year: date = calendar.date(byAdding: .year, value: change, to: shown.date)
        case .hour: date = calendar.date(byAdding: .hour, value: hourChange(to: row), to: shown.date)
        case .minute: date = calendar.date(byAdding: .minute, value: change * shown.minuteInterval, to: shown.date)
        case .period: date = calendar.date(byAdding: .hour, value: 12 * change, to: shown.date)
        case .hours, .minutes: date = nil
        }
        if let date { picker.choose(date) }
    }

    private func hourChange(to row: Int) -> Int {
        guard uses12Hours else { return row - part(.hour) }
        return (row + 1) % 12 - part(.hour) % 12
    }
}
