nonisolated extension View {
    /// What is done for those who can't see it; never called here.
    public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void)
        -> some View
    { self }
    /// What is done for those who can't see it; never called here.
    public func accessibilityAction<Label: View>(action: @escaping () -> Void, @ViewBuilder label: () -> Label)
        -> some View
    { self }
    /// What is done for those who can't see it; never called here.
    public func accessibilityAction(named: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View { self }
    /// What is done for those who can't see it; never called here.
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(named: S, _ handler: @escaping () -> Void) -> some View { self }
    /// What is done for those who can't see it; never called here.
    public func accessibilityAction(named: Text, _ handler: @escaping () -> Void) -> some View { self }
    /// What is done for those who can't see it.
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }
    /// What makes it more or less; never called here.
    public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
        -> some View
    { self }
    /// What scrolls it; never called here.
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
    /// What enlarges it; never called here.
    public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View {
        self
    }
    /// More that can be read of it.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey,
        _ value: Text?,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View { self }
    /// More that can be read of it.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey,
        _ value: Text,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View { self }
    /// More that can be read of it.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey,
        _ valueKey: LocalizedStringKey,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View { self }
    /// More that can be read of it.
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey,
        _ value: V,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View { self }
    /// More that can be read of it.
    public func accessibilityCustomContent(
        _ label: Text,
        _ value: Text,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View { self }
    /// How it is read aloud, in the older form.
    public func accessibility(label: Text) -> some View { self }
    /// What it holds, in the older form.
    public func accessibility(value: Text) -> some View { self }
    /// What it does, in the older form.
    public func accessibility(hint: Text) -> some View { self }
    /// How it is found by tests, in the older form.
    public func accessibility(identifier: String) -> some View { self }
    /// Whether it is passed over, in the older form.
    public func accessibility(hidden: Bool) -> some View { self }
    /// What it is, in the older form.
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
    /// What it isn't, in the older form.
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
    /// Which views are read first, in the older form.
    public func accessibility(sortPriority: Double) -> some View { self }
    /// What it is called by those who speak, in the older form.
    public func accessibility(inputLabels: [Text]) -> some View { self }
    /// Where it is tapped, in the older form.
    public func accessibility(activationPoint: CGPoint) -> some View { self }
    /// Where it is tapped, in the older form.
    public func accessibility(activationPoint: UnitPoint) -> some View { self }
}
