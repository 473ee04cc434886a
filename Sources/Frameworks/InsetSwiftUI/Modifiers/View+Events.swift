nonisolated extension View {
    /// Called when it appears; never here.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
    /// Called when it goes; never here.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
    /// Begins when it appears and is given up when it goes; never here.
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { self }
    /// Begins anew when a value changes; never here.
    public func task<T: Equatable>(
        id value: T,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { self }
    /// Called for each value; never here.
    public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P.Failure == Never { self }
    /// Called when a value changes; never here.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View { self }
    /// Called when a value changes, with both; never here.
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
        -> some View
    { self }
    /// Called when a value changes; never here.
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View
    { self }
    /// Called for an address; never here.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
    /// Called for what the person did elsewhere; never here.
    public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void)
        -> some View
    { self }
    /// Says what the person does.
    public func userActivity(
        _ activityType: String,
        isActive: Bool = true,
        _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
    /// Which scene takes what comes from outside.
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
    /// Whether it reacts.
    public func disabled(_ disabled: Bool) -> some View { self }
    /// What the views below tell.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View { self }
    /// Changes what the views below tell; never called.
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self,
        _ callback: @escaping (inout K.Value) -> Void
    ) -> some View { self }
    /// Called when what is told changes; never here.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self,
        perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable { self }
    /// What lies in front, by what is told; never asked here.
    public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self,
        alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View { self }
    /// What lies behind, by what is told; never asked here.
    public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self,
        alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View { self }
    /// Tells a part of its geometry.
    public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self,
        value: Anchor<A>.Source,
        transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View { self }
    /// Tells a part of its geometry as well.
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self,
        value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View { self }
    /// What a key does; never here.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
    /// What a key does; never here.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
    /// What a key does, or none; never here.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
    /// Called for a key; never here.
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }
    /// Called for keys; never here.
    public func onKeyPress(
        keys: Set<KeyEquivalent>,
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    /// Called to leave; never here.
    public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
    /// What is shown of it when the pointer rests.
    public func help(_ titleKey: LocalizedStringKey) -> some View { self }
    /// What is shown of it when the pointer rests.
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ title: S) -> some View { self }
    /// What is shown of it when the pointer rests.
    public func help(_ title: Text) -> some View { self }
    /// The space of its preview.
    public func previewLayout(_ value: PreviewLayout) -> some View { self }
    /// The device of its preview.
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }
    /// The name of its preview.
    public func previewDisplayName(_ value: String?) -> some View { self }
    /// How the device of its preview is held.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
    /// What is around its preview.
    public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
