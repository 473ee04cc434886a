/// How a picture fills its space.
public enum ContentMode: CaseIterable, Hashable, Sendable {
    /// Whole, or without gaps.
    case fit, fill
}

/// How lines of text stand.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
    /// The places.
    case leading, center, trailing
}

/// Whether something is seen.
public enum Visibility: CaseIterable, Hashable, Sendable {
    /// As the place asks for, always, or never.
    case automatic, visible, hidden
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
    /// As usual, or more.
    case standard, increased
}
