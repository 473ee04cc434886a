nonisolated extension View {
    /// A field to search with; never shown here.
    public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil)
        -> some View
    { self }
    /// A field to search with; never shown here.
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { self }
    /// A field to search with; never shown here.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View { self }
    /// A field to search with, and whether it is used; never shown here.
    public func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View { self }
    /// A field to search with, and whether it is used; never shown here.
    public func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { self }
    /// A field to search with, and whether it is used; never shown here.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View { self }
    /// A field to search with, and what it proposes; never shown here.
    public func searchable<S: View>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View { self }
    /// A field to search with, and what it proposes; never shown here.
    public func searchable<S: View>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View { self }
    /// A field with parts to search with; never shown here.
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable { self }
    /// What a field to search with proposes.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
    /// Whether proposals are shown.
    public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View
    { self }
    /// What a proposal writes.
    public func searchCompletion(_ completion: String) -> some View { self }
    /// Where to search, and what is chosen.
    public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
        self
    }
    /// Where to search, and when that is shown.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>,
        activation: SearchScopeActivation,
        @ViewBuilder _ scopes: () -> S
    ) -> some View { self }
    /// Whether the field has the keyboard.
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
    /// How a field in a toolbar looks.
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
    /// What of the bar is left while searching.
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }
    /// Called when the person says that a text is done; never here.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View { self }
    /// Whether texts below are told.
    public func submitScope(_ isBlocking: Bool = true) -> some View { self }
    /// What the keyboard's key says.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}

/// Where a field to search with is.
public struct SearchFieldPlacement: Hashable, Sendable {
    /// How it stands in a drawer.
    public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
        private let name: String
        private init(_ name: String) { self.name = name }
        /// As the system does.
        public static let automatic = Self("automatic")
        /// Always.
        public static let always = Self("always")
    }
    private let name: String
    private init(_ name: String) { self.name = name }
    /// As the screen asks for.
    public static let automatic = Self("automatic")
    /// In the bar.
    public static let toolbar = Self("toolbar")
    /// In the bar, as the main thing.
    public static let toolbarPrincipal = Self("toolbarPrincipal")
    /// In the side bar.
    public static let sidebar = Self("sidebar")
    /// Below the bar.
    public static let navigationBarDrawer = Self("navigationBarDrawer")
    /// Below the bar, always or not.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        Self("navigationBarDrawer \(displayMode)")
    }
}

/// Where proposals are.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
    /// Several.
    public struct Set: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: Int
        /// Of bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// In a menu.
        public static let menu = Set(rawValue: 1)
        /// Among the content.
        public static let content = Set(rawValue: 2)
    }
    private let name: String
    private init(_ name: String) { self.name = name }
    /// As the system does.
    public static let automatic = Self("automatic")
    /// In a menu.
    public static let menu = Self("menu")
    /// Among the content.
    public static let content = Self("content")
}

/// When it is shown where to search.
public struct SearchScopeActivation: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// As the system does.
    public static let automatic = Self("automatic")
    /// When there is a text.
    public static let onTextEntry = Self("onTextEntry")
    /// When the field is used.
    public static let onSearchPresentation = Self("onSearchPresentation")
}

/// How a field to search with in a toolbar looks.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// As the system does.
    public static let automatic = Self("automatic")
    /// As a button.
    public static let minimize = Self("minimize")
}

/// What of the bar is left while searching.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// As the system does.
    public static let automatic = Self("automatic")
    /// All of it.
    public static let avoidHidingContent = Self("avoidHidingContent")
}

/// What says that a text is done.
public struct SubmitTriggers: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: Int
    /// Of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Fields for text.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Fields to search with.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// What the keyboard's key says.
public struct SubmitLabel: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// That it is done.
    public static let done = Self("done")
    /// Go.
    public static let go = Self("go")
    /// Send.
    public static let send = Self("send")
    /// Join.
    public static let join = Self("join")
    /// Route.
    public static let route = Self("route")
    /// Search.
    public static let search = Self("search")
    /// Return.
    public static let `return` = Self("return")
    /// Next.
    public static let next = Self("next")
    /// Continue.
    public static let `continue` = Self("continue")
}
