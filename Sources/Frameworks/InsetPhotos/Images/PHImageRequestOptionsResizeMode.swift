/// How exact a size is.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
    /// As it is, about, or exactly.
    case none, fast, exact
}
