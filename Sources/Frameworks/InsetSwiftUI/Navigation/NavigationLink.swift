/// Leads to a screen.
public struct NavigationLink<Label: View, Destination: View>: _PrimitiveView {
    /// With a label of its own.
    nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
    /// With a label of its own.
    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {}
    /// With a label of its own, and whether it is open.
    nonisolated public init(
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {}
    /// With a label of its own, and whether it is open.
    nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {}
    /// With a label of its own, open while its name is chosen.
    nonisolated public init<V: Hashable>(
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {}
    /// With a label of its own, open while its name is chosen.
    nonisolated public init<V: Hashable>(
        destination: Destination,
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder label: () -> Label
    ) {}
}

extension NavigationLink where Label == Text {
    /// With a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {}
    /// With a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {}
    /// With a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {}
    /// With a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {}
    /// With a title, and whether it is open.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination
    ) {}
    /// With a title, and whether it is open.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination
    ) {}
    /// With a title, and whether it is open.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {}
    /// With a title, and whether it is open.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {}
    /// With a title, open while its name is chosen.
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey,
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination
    ) {}
    /// With a title, open while its name is chosen.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S,
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination
    ) {}
    /// With a title, open while its name is chosen.
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey,
        destination: Destination,
        tag: V,
        selection: Binding<V?>
    ) {}
    /// With a title, open while its name is chosen.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S,
        destination: Destination,
        tag: V,
        selection: Binding<V?>
    ) {}
}

extension NavigationLink where Destination == Never {
    /// To the screen of a value.
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {}
    /// To the screen of a value, with a title.
    nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {}
    /// To the screen of a value, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {}
}

nonisolated extension NavigationLink {
    /// Leads to the detail's column.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
