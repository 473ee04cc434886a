/// Parts of a toolbar.
@preconcurrency @MainActor
public protocol ToolbarContent {
    /// The kind of what it consists of.
    associatedtype Body: ToolbarContent
    /// What it consists of; never asked for here.
    @ToolbarContentBuilder var body: Body { get }
}

/// Parts of a toolbar that the person can choose.
public protocol CustomizableToolbarContent: ToolbarContent {}

/// Parts of a toolbar that the framework itself would show.
@preconcurrency @MainActor
public protocol _PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension _PrimitiveToolbarContent {
    /// Never asked for.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: ToolbarContent {}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    /// Never asked for.
    public var body: Never { preconditionFailure("Optional has no body") }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    /// None.
    public typealias Body = Never
    /// Never asked for.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Group {
    /// Never asked for.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension ForEach: ToolbarContent where Content: ToolbarContent {
    /// None.
    public typealias Body = Never
    /// Never asked for.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Something in a toolbar.
public struct ToolbarItem<ID, Content: View>: _PrimitiveToolbarContent {}

extension ToolbarItem where ID == () {
    /// At a place.
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
    /// At a place, by a name.
    nonisolated public init(
        id: String,
        placement: ToolbarItemPlacement = .automatic,
        showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) {}
}

/// Several things at one place of a toolbar.
public struct ToolbarItemGroup<Content: View>: _PrimitiveToolbarContent {
    /// At a place.
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

/// Space in a toolbar.
public struct ToolbarSpacer: _PrimitiveToolbarContent {
    /// At a place.
    nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

/// How space grows.
public struct SpacerSizing: Hashable, Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// As large as can be.
    public static let flexible = Self("flexible")
    /// Always the same.
    public static let fixed = Self("fixed")
}

/// The menu of the bar's title.
public struct ToolbarTitleMenu<Content: View>: _PrimitiveToolbarContent {
    /// Holds views.
    nonisolated public init(@ViewBuilder content: () -> Content) {}
}

/// Several parts of a toolbar.
public struct TupleToolbarContent<T>: _PrimitiveToolbarContent {}

/// Collects the parts of a toolbar.
@resultBuilder
public enum ToolbarContentBuilder {
    /// As it is.
    public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
    /// One.
    public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
    /// Some.
    public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> TupleToolbarContent<
        (repeat each C)
    > { TupleToolbarContent() }
    /// One, or none.
    public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }
    /// The first branch.
    public static func buildEither<T: ToolbarContent, F: ToolbarContent>(first: T) -> _ConditionalContent<T, F> {
        .init(content: first)
    }
    /// The other branch.
    public static func buildEither<T: ToolbarContent, F: ToolbarContent>(second: F) -> _ConditionalContent<T, F> {
        .init(content: second)
    }
    /// What only some systems have.
    public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> some ToolbarContent { content }
}

nonisolated extension ToolbarContent {
    /// Whether it has a background of its own.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
    /// From where a screen comes.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent { self }
    /// Whether it is there.
    public func hidden(_ hidden: Bool = true) -> some ToolbarContent { self }
}
