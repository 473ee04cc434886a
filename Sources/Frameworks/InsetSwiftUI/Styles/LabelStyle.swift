/// How a word and a picture stand.
@preconcurrency @MainActor
public protocol LabelStyle {
    /// What is known of both.
    typealias Configuration = LabelStyleConfiguration
    /// The kind of what it makes.
    associatedtype Body: View
    /// Makes a label's view; never asked here.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A word and a picture.
public struct LabelStyleConfiguration {
    /// The word.
    public struct Title: _PrimitiveView {
        nonisolated init() {}
    }
    /// The picture.
    public struct Icon: _PrimitiveView {
        nonisolated init() {}
    }
    /// The word.
    public var title: Title { Title() }
    /// The picture.
    public var icon: Icon { Icon() }
}

/// As the place asks for.
public struct DefaultLabelStyle: LabelStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
    /// What it makes of a control.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

nonisolated extension LabelStyle where Self == DefaultLabelStyle {
    /// As the place asks for.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// The picture alone.
public struct IconOnlyLabelStyle: LabelStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
    /// What it makes of a control.
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The picture alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// The word alone.
public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
    /// What it makes of a control.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The word alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// Both.
public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
    /// What it makes of a control.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Both.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// How a value and what it is stand.
@preconcurrency @MainActor
public protocol LabeledContentStyle {
    /// What is known of both.
    typealias Configuration = LabeledContentStyleConfiguration
    /// The kind of what it makes.
    associatedtype Body: View
    /// Makes the view; never asked here.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A value and what it is.
public struct LabeledContentStyleConfiguration {
    /// What it is.
    public struct Label: _PrimitiveView {
        nonisolated init() {}
    }
    /// The value.
    public struct Content: _PrimitiveView {
        nonisolated init() {}
    }
    /// What it is.
    public let label: Label
    /// The value.
    public let content: Content
}

/// As the place asks for.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
    /// Makes it.
    nonisolated public init() {}
    /// What it makes of a control.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

nonisolated extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// As the place asks for.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
