nonisolated extension View {
    /// How it moves; never here.
    public func animation(_ animation: Animation?) -> some View { self }
    /// How it moves when a value changes; never here.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
    /// How parts of it move; never here.
    public func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V)
        -> some View
    { self }
    /// How it comes and goes; never here.
    public func transition(_ t: AnyTransition) -> some View { self }
    /// How it comes and goes; never here.
    @_disfavoredOverload
    public func transition<T: Transition>(_ transition: T) -> some View { self }
    /// Changes how it moves; never called.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
    /// Changes how it moves when a value changes; never called.
    public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> some View {
        self
    }
    /// The same view on several screens.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID,
        in namespace: Namespace.ID,
        properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View { self }
    /// Whether it moves with what is around it.
    public func geometryGroup() -> some View { self }
    /// How its content changes; never here.
    public func contentTransition(_ transition: ContentTransition) -> some View { self }
    /// Moves in phases; never here.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View { self }
    /// Moves in phases when a value changes; never here.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View { self }
    /// Moves from value to value; never here.
    public func keyframeAnimator<Value>(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View { self }
    /// Moves from value to value when another one changes; never here.
    public func keyframeAnimator<Value>(
        initialValue: Value,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View { self }
    /// What a symbol does; never here.
    public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        isActive: Bool = true
    ) -> some View { self }
    /// What a symbol does when a value changes; never here.
    public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        value: U
    ) -> some View { self }
    /// Takes away what symbols do.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
    /// Felt when a value changes; never here.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
    /// Felt when a value changes in a way; never here.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback,
        trigger: T,
        condition: @escaping (T, T) -> Bool
    ) -> some View { self }
    /// Felt when a value changes, as the app decides; never here.
    public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?) -> some View
    { self }
}

/// What views have in common on several screens.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt32
    /// Of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The place.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// How a view's content changes.
public struct ContentTransition: Equatable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// At once.
    public static let identity = Self("identity")
    /// Through clear.
    public static let opacity = Self("opacity")
    /// From one form to the other.
    public static let interpolate = Self("interpolate")
    /// By symbols' effects.
    public static let symbolEffect = Self("symbolEffect")
    /// By counting.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { Self("numericText") }
    /// By counting.
    public static func numericText(value: Double) -> ContentTransition { Self("numericText") }
    /// By a symbol's effect.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T,
        options: SymbolEffectOptions = .default
    ) -> ContentTransition { Self("symbolEffect") }
}

/// What is felt.
public struct SensoryFeedback: Equatable, Sendable {
    /// How strong.
    public struct Weight: Equatable, Sendable {
        private let name: String
        private init(_ name: String) { self.name = name }
        /// A little.
        public static let light = Self("light")
        /// Rather.
        public static let medium = Self("medium")
        /// Much.
        public static let heavy = Self("heavy")
    }
    /// How hard.
    public struct Flexibility: Equatable, Sendable {
        private let name: String
        private init(_ name: String) { self.name = name }
        /// Hard.
        public static let rigid = Self("rigid")
        /// As usual.
        public static let solid = Self("solid")
        /// Soft.
        public static let soft = Self("soft")
    }
    private let name: String
    private init(_ name: String) { self.name = name }
    /// That something worked.
    public static let success = Self("success")
    /// That something needs care.
    public static let warning = Self("warning")
    /// That something failed.
    public static let error = Self("error")
    /// That something else is chosen.
    public static let selection = Self("selection")
    /// That something grows.
    public static let increase = Self("increase")
    /// That something shrinks.
    public static let decrease = Self("decrease")
    /// That something begins.
    public static let start = Self("start")
    /// That something ends.
    public static let stop = Self("stop")
    /// That things are in line.
    public static let alignment = Self("alignment")
    /// That a level is reached.
    public static let levelChange = Self("levelChange")
    /// That things meet.
    public static let impact = Self("impact")
    /// That things meet.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { Self("impact") }
    /// That things meet.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { Self("impact") }
}
