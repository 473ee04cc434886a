/// Views that can be opened, as deep as their data.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {}

extension OutlineGroup: View, _PrimitiveView where Parent: View, Leaf: View, Subgroup: View {
    /// None.
    public typealias Body = Never
}

extension OutlineGroup
where
    ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
    Data.Element: Identifiable
{
    /// Several trees.
    nonisolated public init(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {}
    /// One tree.
    nonisolated public init(
        _ root: Data.Element,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {}
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// Several trees, known by a property.
    nonisolated public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {}
    /// One tree, known by a property.
    nonisolated public init(
        _ root: Data.Element,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {}
}

/// What an opened part of an outline holds.
public struct OutlineSubgroupChildren: _PrimitiveView {}

/// Views that can be opened.
public struct DisclosureGroup<Label: View, Content: View>: _PrimitiveView {
    /// With a view to tap.
    nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {}
    /// With a view to tap, and whether it is open.
    nonisolated public init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {}
}

extension DisclosureGroup where Label == Text {
    /// With a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {}
    /// With a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {}
    /// With a title, and whether it is open.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {}
    /// With a title, and whether it is open.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {}
}
