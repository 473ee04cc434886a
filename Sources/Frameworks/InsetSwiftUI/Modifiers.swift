/// What changes a view compiles and leaves it as it is.
extension View {
    /// Space around.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    /// Space around.
    public func padding(_ length: CGFloat) -> some View { self }
    /// Space around.
    public func padding(_ insets: EdgeInsets) -> some View { self }
    /// As large as its content, along both directions.
    public func fixedSize() -> some View { self }
    /// As large as its content, along the directions that are named.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
    /// A size.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        self
    }
    /// Bounds of the size.
    public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View { self }
    /// What lies behind.
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        self
    }
    /// What lies behind.
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { self }
    /// What lies in front.
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { self }
    /// What lies in front.
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View { self }
    /// The color of text.
    public func foregroundColor(_ color: Color?) -> some View { self }
    /// The color of text.
    public func foregroundStyle(_ color: Color) -> some View { self }
    /// The color of what can be tapped.
    public func tint(_ color: Color?) -> some View { self }
    /// The color of what can be tapped.
    public func accentColor(_ color: Color?) -> some View { self }
    /// The font of text.
    public func font(_ font: Font?) -> some View { self }
    /// How many lines.
    public func lineLimit(_ number: Int?) -> some View { self }
    /// How lines stand.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
    /// Round corners.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
    /// Only within a form.
    public func clipShape<S: Shape>(_ shape: S) -> some View { self }
    /// Only within its frame.
    public func clipped(antialiased: Bool = false) -> some View { self }
    /// A shadow.
    public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    /// How much shines through, 0…1.
    public func opacity(_ opacity: Double) -> some View { self }
    /// Whether it is there without being seen.
    public func hidden() -> some View { self }
    /// Whether it reacts.
    public func disabled(_ disabled: Bool) -> some View { self }
    /// Moved.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    /// How it keeps its shape.
    public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
    /// Whole.
    public func scaledToFit() -> some View { self }
    /// Without gaps.
    public func scaledToFill() -> some View { self }
    /// Below bars.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
    /// Below bars.
    public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }
    /// The bar's title.
    public func navigationTitle(_ title: String) -> some View { self }
    /// The bar's title.
    public func navigationBarTitle(_ title: String) -> some View { self }
    /// Whether there is a bar.
    public func navigationBarHidden(_ hidden: Bool) -> some View { self }
    /// Never called.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
    /// Never called.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
    /// Never called.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
    /// Never called.
    public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P.Failure == Never { self }
    /// Never shown.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    /// Called when a value changes; never here, as nothing is drawn.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View { self }
    /// Called when a value changes; never here, as nothing is drawn.
    public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (V, V) -> Void
    ) -> some View { self }
    /// The name for what shows it in an order.
    public func tag<V: Hashable>(_ tag: V) -> some View { self }
    /// The name.
    public func id<ID: Hashable>(_ id: ID) -> some View { self }
    /// The tab that leads to it.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
    /// An object for the views below.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View { self }
    /// A value for the views below.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { self }
    /// Light or dark.
    public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { self }
    /// What changes it.
    public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
    /// How it is found by tests.
    public func accessibilityIdentifier(_ identifier: String) -> some View { self }
    /// How it is read aloud.
    public func accessibilityLabel(_ label: String) -> some View { self }
    /// What it is for those who can't see it.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// What it isn't for those who can't see it.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// What it does when tapped, read aloud.
    public func accessibilityHint(_ hint: String) -> some View { self }
    /// What it holds, read aloud.
    public func accessibilityValue(_ value: String) -> some View { self }
    /// Whether it is passed over when the screen is read aloud.
    public func accessibilityHidden(_ hidden: Bool) -> some View { self }
    /// The space of its preview.
    public func previewLayout(_ value: PreviewLayout) -> some View { self }
    /// The device of its preview.
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }
    /// The name of its preview.
    public func previewDisplayName(_ value: String?) -> some View { self }
}
