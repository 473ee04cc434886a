/// Whether words are completed in gray behind the caret (iOS 17).
public enum UITextInlinePredictionType: Int, Sendable {
    /// The system decides, by the kind of text.
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Whether a typed equation is completed by its result (iOS 18).
public enum UITextMathExpressionCompletionType: Int, Sendable {
    /// The system decides, by the kind of text.
    case `default` = 0
    case no = 1
    case yes = 2
}

/// How writing tools work on a text (iOS 18).
public enum UIWritingToolsBehavior: Int, Sendable {
    /// Not at all.
    case none = -1
    /// The system decides.
    case `default` = 0
    /// In the text itself.
    case complete = 1
    /// In a panel of their own.
    case limited = 2
}

/// What writing tools may put into a text (iOS 18).
public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
    /// A bit for each kind.
    public let rawValue: UInt
    /// Any kinds.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The system decides.
    public static let `default`: UIWritingToolsResultOptions = []
    /// Characters.
    public static let plainText = UIWritingToolsResultOptions(rawValue: 1 << 0)
    /// Characters with attributes.
    public static let richText = UIWritingToolsResultOptions(rawValue: 1 << 1)
    /// Lists.
    public static let list = UIWritingToolsResultOptions(rawValue: 1 << 2)
    /// Tables.
    public static let table = UIWritingToolsResultOptions(rawValue: 1 << 3)
    /// What parts of the text are for, as headings.
    public static let presentationIntent = UIWritingToolsResultOptions(rawValue: 1 << 4)
}
