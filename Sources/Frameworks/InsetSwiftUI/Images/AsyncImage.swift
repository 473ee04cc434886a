/// A picture from the network, which isn't loaded here.
public struct AsyncImage<Content: View>: _PrimitiveView {
    /// A picture.
    nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {}
    /// A picture, and something in its place before.
    nonisolated public init<I: View, P: View>(
        url: URL?,
        scale: CGFloat = 1,
        @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {}
    /// What stands there in each phase.
    nonisolated public init(
        url: URL?,
        scale: CGFloat = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {}
}

/// How far a picture is.
public enum AsyncImagePhase: Sendable {
    /// Nothing yet, a picture, or an error.
    case empty, success(Image), failure(any Error)

    /// The picture; nil before it is there.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }
    /// What went wrong; nil for nothing.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
