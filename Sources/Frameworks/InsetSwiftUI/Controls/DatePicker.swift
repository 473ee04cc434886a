/// A choice of a date.
public struct DatePicker<Label: View>: _PrimitiveView {
    /// What of a date is chosen.
    public typealias Components = DatePickerComponents
    /// With a view beside it.
    nonisolated public init(
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {}
    /// With a view beside it, between dates.
    nonisolated public init(
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {}
    /// With a view beside it, from a date on.
    nonisolated public init(
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {}
    /// With a view beside it, up to a date.
    nonisolated public init(
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {}
}

extension DatePicker where Label == Text {
    /// With a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {}
    /// With a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {}
    /// With a title, between dates.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {}
    /// With a title, between dates.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {}
    /// With a title, from a date on.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {}
    /// With a title, from a date on.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {}
    /// With a title, up to a date.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {}
    /// With a title, up to a date.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {}
}

/// What of a date is chosen.
public struct DatePickerComponents: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt
    /// Of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The time.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// The day.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A choice of several days.
public struct MultiDatePicker<Label: View>: _PrimitiveView {
    /// With a view beside it.
    nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {}
    /// With a view beside it, between dates.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>,
        @ViewBuilder label: () -> Label
    ) {}
}

extension MultiDatePicker where Label == Text {
    /// With a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {}
    /// With a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {}
    /// With a title, between dates.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>
    ) {}
    /// With a title, between dates.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>
    ) {}
}
