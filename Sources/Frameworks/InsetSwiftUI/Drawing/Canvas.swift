/// A drawing of the app's, which is never asked for here.
public struct Canvas<Symbols: View>: _PrimitiveView {
    /// Drawn by a closure.
    nonisolated public init(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) where Symbols == EmptyView {}
    /// Drawn by a closure with views of the app's.
    nonisolated public init(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
        @ViewBuilder symbols: () -> Symbols
    ) {}
}
