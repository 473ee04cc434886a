/// A part of an app's screens.
@preconcurrency @MainActor
public protocol Scene {
    /// The kind of what it consists of.
    associatedtype Body: Scene
    /// What it consists of.
    @SceneBuilder var body: Body { get }
}

/// A scene that the framework itself would show.
@preconcurrency @MainActor
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
    /// Never asked for.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Scene {}

/// A scene of which an app shows the content.
@MainActor
protocol SceneShowing {
    /// What is shown at first; nil for nothing.
    func makeContent() -> (any View)?
}

extension Scene {
    /// What the first scene with content shows; nil where there is none.
    func firstContent() -> (any View)? {
        if let scene = self as? any SceneShowing { return scene.makeContent() }
        guard Body.self != Never.self else { return nil }
        return body.firstContent()
    }
}

/// Several scenes.
public struct _TupleScene<T>: _PrimitiveScene, SceneShowing {
    nonisolated(unsafe) let scenes: [any Scene]
    nonisolated init(scenes: [any Scene]) { self.scenes = scenes }
    func makeContent() -> (any View)? {
        for scene in scenes { if let content = scene.firstContent() { return content } }
        return nil
    }
}

/// Collects scenes.
@resultBuilder
public enum SceneBuilder {
    /// As it is.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// One.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Some.
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _TupleScene<
        (repeat each Content)
    > {
        var scenes: [any Scene] = []
        repeat scenes.append(each content)
        return _TupleScene(scenes: scenes)
    }
    /// One, or none.
    public static func buildOptional<Content: Scene>(_ content: Content?) -> _TupleScene<Content> {
        _TupleScene(scenes: content.map { [$0] } ?? [])
    }
    /// What only some systems have.
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene {
        _TupleScene<Content>(scenes: [content])
    }
}

nonisolated extension Scene {
    /// What menus hold; never shown here.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
    /// Which scene takes what comes from outside.
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    /// Called when a value changes; never here.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene { self }
    /// Called when a value changes, with both; never here.
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
        -> some Scene
    { self }
    /// Called when a value changes; never here.
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene
    { self }
    /// Called in the background; never here.
    public func backgroundTask<D, R: Sendable>(
        _ task: BackgroundTask<D, R>,
        action: @escaping @Sendable (D) async -> R
    ) -> some Scene { self }
    /// A value for the views below.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene { self }
    /// An object for the views below.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }
    /// An object for the views below.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }
    /// Where defaults of the views below are kept.
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
    /// How large the scene is at first, in points.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    /// How large the scene is at first, in points.
    public func defaultSize(_ size: CGSize) -> some Scene { self }
    /// How the scene can be resized.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
}

/// How a scene can be resized.
public struct WindowResizability: Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    /// As the system does.
    public static let automatic = Self("automatic")
    /// As the content can.
    public static let contentSize = Self("contentSize")
    /// Not below the content's least size.
    public static let contentMinSize = Self("contentMinSize")
}

/// What is done in the background.
public struct BackgroundTask<Request, Response>: Sendable {
    private init() {}
    /// Brings content up to date.
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }
    /// Takes what came from the network.
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }
}
