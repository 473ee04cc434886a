nonisolated extension View {
    /// The font of texts.
    public func font(_ font: Font?) -> some View { self }
    /// How heavy texts are.
    public func fontWeight(_ weight: Font.Weight?) -> some View { self }
    /// How wide texts are.
    public func fontWidth(_ width: Font.Width?) -> some View { self }
    /// The shape of letters.
    public func fontDesign(_ design: Font.Design?) -> some View { self }
    /// Bold texts.
    public func bold(_ isActive: Bool = true) -> some View { self }
    /// Slanted texts.
    public func italic(_ isActive: Bool = true) -> some View { self }
    /// Letters of one width.
    public func monospaced(_ isActive: Bool = true) -> some View { self }
    /// Digits of one width.
    public func monospacedDigit() -> some View { self }
    /// Texts with a line through them.
    public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)
        -> some View
    { self }
    /// Texts with a line below.
    public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)
        -> some View
    { self }
    /// Space between letters, in points.
    public func kerning(_ kerning: CGFloat) -> some View { self }
    /// Space behind letters, in points.
    public func tracking(_ tracking: CGFloat) -> some View { self }
    /// Higher texts, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
    /// Capitals or small letters.
    public func textCase(_ textCase: Text.Case?) -> some View { self }
    /// Smaller texts beside others.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
    /// How many lines.
    public func lineLimit(_ number: Int?) -> some View { self }
    /// How many lines.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
    /// How many lines.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { self }
    /// How many lines.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }
    /// How many lines, and whether their space is kept.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }
    /// The space between lines, in points.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
    /// How lines stand.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
    /// Where texts are cut.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
    /// How far texts shrink, 0…1.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
    /// Whether letters move closer.
    public func allowsTightening(_ flag: Bool) -> some View { self }
    /// How large texts are.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
    /// Between which sizes texts are.
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize { self }
    /// Whether texts can be selected.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
    /// What a field's text is.
    public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
    /// Which keyboard comes.
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    /// Which letters become capitals.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }
    /// Which letters become capitals.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
    /// Whether the keyboard doesn't correct.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    /// Whether the keyboard doesn't correct.
    public func disableAutocorrection(_ disable: Bool?) -> some View { self }
    /// Whether a text can be looked for.
    public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
    /// Whether texts can't be looked for.
    public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// Whether the view has the keyboard.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
    /// While which value the view has the keyboard.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        self
    }
    /// Whether it can have the keyboard.
    public func focusable(_ isFocusable: Bool = true) -> some View { self }
    /// Where the keyboard is at first.
    public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View { self }
    /// What texts are drawn by; never asked here.
    public func textRenderer<T>(_ renderer: T) -> some View { self }
    /// Which languages a text is in.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
}

/// Whether texts can be selected.
public protocol TextSelectability {
    /// Whether they can.
    static var allowsSelection: Bool { get }
}

/// Texts that can be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {
    /// Texts that can be selected.
    public static let allowsSelection = true
}

/// Texts that can't be selected.
public struct DisabledTextSelectability: TextSelectability, Sendable {
    /// Texts that can't be selected.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Texts that can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Texts that can't be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// Which letters become capitals.
public struct TextInputAutocapitalization: Equatable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// None.
    public static let never = Self("never")
    /// The first of words.
    public static let words = Self("words")
    /// The first of sentences.
    public static let sentences = Self("sentences")
    /// Each.
    public static let characters = Self("characters")
    /// UIKit's.
    public init?(_ type: UITextAutocapitalizationType) {
        switch type {
        case .none: self = .never
        case .words: self = .words
        case .sentences: self = .sentences
        case .allCharacters: self = .characters
        @unknown default: return nil
        }
    }
}
