/// A wheel that turns, or a line that grows.
public struct ProgressView<Label: View, CurrentValueLabel: View>: _PrimitiveView {
    /// A line, with views beside it; nil is a wheel.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?,
        total: V = 1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {}
    /// A line over a time, with views beside it.
    nonisolated public init(
        timerInterval: ClosedRange<Date>,
        countsDown: Bool = true,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {}
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// A wheel.
    nonisolated public init() where Label == EmptyView {}
    /// A wheel with a view beside it.
    nonisolated public init(@ViewBuilder label: () -> Label) {}
    /// A wheel with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {}
    /// A wheel with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {}
    /// A line; nil is a wheel.
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {}
    /// A line with a view beside it; nil is a wheel.
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {}
    /// A line with a title; nil is a wheel.
    nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1)
    where Label == Text {}
    /// A line with a title; nil is a wheel.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1)
    where Label == Text {}
}

extension ProgressView {
    /// The progress of Foundation.
    nonisolated public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {}
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// As a style makes it.
    nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {}
}

/// A number between bounds.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: _PrimitiveView {
    /// With views around it.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) where MarkedValueLabels == EmptyView {}
    /// With views beside it.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {}
    /// With a view beside it.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {}
}
