nonisolated extension View {
    /// How it is read aloud.
    public func accessibilityLabel(_ titleKey: LocalizedStringKey) -> some View { self }
    /// How it is read aloud.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ title: S) -> some View { self }
    /// How it is read aloud.
    public func accessibilityLabel(_ title: Text) -> some View { self }
    /// How it is read aloud, or not.
    public func accessibilityLabel(_ titleKey: LocalizedStringKey, isEnabled: Bool) -> some View { self }
    /// How it is read aloud, or not.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ title: S, isEnabled: Bool) -> some View { self }
    /// How it is read aloud, or not.
    public func accessibilityLabel(_ title: Text, isEnabled: Bool) -> some View { self }
    /// How it is read aloud, from views.
    public func accessibilityLabel<V: View>(@ViewBuilder content: (PlaceholderContentView<Self>) -> V) -> some View {
        self
    }
    /// What it holds, read aloud.
    public func accessibilityValue(_ titleKey: LocalizedStringKey) -> some View { self }
    /// What it holds, read aloud.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ title: S) -> some View { self }
    /// What it holds, read aloud.
    public func accessibilityValue(_ title: Text) -> some View { self }
    /// What it holds, read aloud, or not.
    public func accessibilityValue(_ titleKey: LocalizedStringKey, isEnabled: Bool) -> some View { self }
    /// What it holds, read aloud, or not.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ title: S, isEnabled: Bool) -> some View { self }
    /// What it holds, read aloud, or not.
    public func accessibilityValue(_ title: Text, isEnabled: Bool) -> some View { self }
    /// What it does when tapped, read aloud.
    public func accessibilityHint(_ titleKey: LocalizedStringKey) -> some View { self }
    /// What it does when tapped, read aloud.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ title: S) -> some View { self }
    /// What it does when tapped, read aloud.
    public func accessibilityHint(_ title: Text) -> some View { self }
    /// What it does when tapped, read aloud, or not.
    public func accessibilityHint(_ titleKey: LocalizedStringKey, isEnabled: Bool) -> some View { self }
    /// What it does when tapped, read aloud, or not.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ title: S, isEnabled: Bool) -> some View { self }
    /// What it does when tapped, read aloud, or not.
    public func accessibilityHint(_ title: Text, isEnabled: Bool) -> some View { self }
    /// How it is found by tests.
    public func accessibilityIdentifier(_ identifier: String) -> some View { self }
    /// How it is found by tests, or not.
    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View { self }
    /// What it is called by those who speak.
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
    /// What it is called by those who speak.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
    /// What it is called by those who speak.
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }
    /// What it is for those who can't see it.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// What it isn't for those who can't see it.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// Whether it is passed over when the screen is read aloud.
    public func accessibilityHidden(_ hidden: Bool) -> some View { self }
    /// Whether it is passed over when the screen is read aloud, or not.
    public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { self }
    /// Which views are read first.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
    /// Read as one, or view by view.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
    /// Read as other views are.
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
    /// Read as another view is.
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }
    /// Where it is tapped by those who can't see it.
    public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
    /// Where it is tapped by those who can't see it.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
    /// Whether it reacts to those who can't see it.
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }
    /// Whether colors stay when others are inverted.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
    /// How much it stands out as a title.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
    /// What a text is.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
    /// Belongs to another view.
    public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole,
        id: ID,
        in namespace: Namespace.ID
    ) -> some View { self }
    /// Belongs to other views.
    public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
    /// Whether touches reach it while the screen is read aloud.
    public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true,
        options: AccessibilityDirectTouchOptions = []
    ) -> some View { self }
    /// Shown large after a long touch.
    public func accessibilityShowsLargeContentViewer() -> some View { self }
    /// Shown large after a long touch, as another view.
    public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
        self
    }
    /// Whether it is being read aloud.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
    /// While which value it is being read aloud.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding,
        equals value: Value
    ) -> some View { self }
    /// Read with all signs.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    /// Read letter by letter.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
    /// Read higher or lower.
    public func speechAdjustedPitch(_ value: Double) -> some View { self }
    /// Read after what is being read.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}
