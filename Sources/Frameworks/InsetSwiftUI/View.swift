@_exported import InsetCombine
@_exported import UIKit

/// What a screen of SwiftUI is made of; it compiles here, and `UIHostingController` shows its name in its place.
@preconcurrency @MainActor
public protocol View {
    /// The kind of what it consists of.
    associatedtype Body: View
    /// What it consists of; never asked for here.
    @ViewBuilder var body: Body { get }
}

/// A view without a body: what the framework itself would draw.
@preconcurrency @MainActor
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    /// Never asked for.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: View {
    /// Never asked for.
    public var body: Never { preconditionFailure("Never has no body") }
}

extension Optional: View where Wrapped: View {
    /// Never asked for.
    public var body: Never { preconditionFailure("Optional has no body") }
}

/// Nothing.
public struct EmptyView: _PrimitiveView {
    /// Makes it.
    nonisolated public init() {}
}

/// A view of any kind.
public struct AnyView: _PrimitiveView {
    nonisolated(unsafe) let content: any View
    /// Hides a view's kind.
    nonisolated public init<V: View>(_ view: V) { content = (view as? AnyView)?.content ?? view }
    /// Hides a view's kind.
    nonisolated public init<V: View>(erasing view: V) { self.init(view) }
}

/// Several views after one another.
public struct TupleView<T>: _PrimitiveView {
    /// The views.
    nonisolated(unsafe) public var value: T
    /// Keeps them.
    nonisolated public init(_ value: T) { self.value = value }
}

/// One of two views.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: _PrimitiveView {
    nonisolated(unsafe) let content: any View

    nonisolated init(content: any View) { self.content = content }
}

/// Collects the views of a body.
@resultBuilder
public enum ViewBuilder {
    /// None.
    public static func buildBlock() -> EmptyView { EmptyView() }
    /// One.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// Some.
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        TupleView((repeat each content))
    }
    /// As it is.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    /// One, or none.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    /// The first branch.
    public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> {
        .init(content: first)
    }
    /// The other branch.
    public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> {
        .init(content: second)
    }
    /// What only some systems have.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// Changes a view into another.
@preconcurrency @MainActor
public protocol ViewModifier {
    /// The kind of what comes of it.
    associatedtype Body: View
    /// The view that is changed.
    typealias Content = _ViewModifier_Content<Self>
    /// What comes of it; never asked for here.
    @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier changes.
public struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {}

/// A view with a change.
public struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content
    /// The change.
    public var modifier: Modifier
    /// Keeps both.
    public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

extension ModifiedContent: View, _PrimitiveView where Content: View, Modifier: ViewModifier {
    /// None.
    public typealias Body = Never
}
