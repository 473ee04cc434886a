/// The way of a value; nothing moves here.
public protocol Keyframes<Value> {
    /// The kind of the value.
    associatedtype Value
}

/// The way of one part of a value.
public struct KeyframeTrack<Root, Part: Animatable>: Keyframes {
    /// The whole.
    public typealias Value = Root
    /// Of the whole.
    public init(@KeyframeTrackContentBuilder<Part> content: () -> some KeyframeTrackContent<Part>) where Root == Part {}
    /// Of a part.
    public init(
        _ keyPath: WritableKeyPath<Root, Part>,
        @KeyframeTrackContentBuilder<Part> content: () -> some KeyframeTrackContent<Part>
    ) {}
}

/// Several ways at once.
public struct _TupleKeyframes<Value>: Keyframes {}

/// Collects ways.
@resultBuilder
public enum KeyframesBuilder<Value> {
    /// As it is.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
    /// One.
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K { first }
    /// One more.
    public static func buildPartialBlock(accumulated: some Keyframes<Value>, next: some Keyframes<Value>)
        -> _TupleKeyframes<Value>
    { _TupleKeyframes() }
}

/// Places on a way.
public protocol KeyframeTrackContent<Value> {
    /// The kind of the value.
    associatedtype Value: Animatable
}

/// Several places on a way.
public struct _TupleKeyframeContent<Value: Animatable>: KeyframeTrackContent {}

/// Collects places on a way.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
    /// As it is.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }
    /// One.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
    /// One more.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>,
        next: some KeyframeTrackContent<Value>
    ) -> _TupleKeyframeContent<Value> { _TupleKeyframeContent() }
}

/// A straight way.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// To a value, in seconds.
    public init(_ to: Value, duration: TimeInterval) {}
}

/// A way without corners.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// To a value, in seconds.
    public init(_ to: Value, duration: TimeInterval) {}
}

/// A way by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// To a value, in seconds.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring()) {}
}

/// At once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// To a value.
    public init(_ to: Value) {}
}
