/// What is recognized of touches; nothing is here.
@preconcurrency @MainActor
public protocol Gesture<Value> {
    /// What it tells.
    associatedtype Value
    /// The kind of what it consists of.
    associatedtype Body: Gesture
    /// What it consists of; never asked for here.
    var body: Body { get }
}

/// What the framework itself would recognize.
@preconcurrency @MainActor
public protocol _PrimitiveGesture<Value>: Gesture where Body == Never {}

extension _PrimitiveGesture {
    /// Never asked for.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Gesture {
    /// None.
    public typealias Value = Never
}

extension Optional: Gesture where Wrapped: Gesture {
    /// What it tells.
    public typealias Value = Wrapped.Value
    /// Never asked for.
    public var body: Never { preconditionFailure("Optional has no body") }
}

nonisolated extension Gesture {
    /// Calls when it has ended; never here.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _ToldGesture<Self> { _ToldGesture() }
    /// Calls when it changes; never here.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ToldGesture<Self> where Value: Equatable {
        _ToldGesture()
    }
    /// Changes a value while it lasts; never here.
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> { GestureStateGesture() }
    /// Tells something else.
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> { _MapGesture() }
    /// Together with another one.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
    /// Before another one.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
    /// Rather than another one.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// A gesture that tells what it does.
public struct _ToldGesture<Content: Gesture>: _PrimitiveGesture {
    /// What it tells.
    public typealias Value = Content.Value
    nonisolated init() {}
}

/// A gesture that changes a value.
public struct GestureStateGesture<Base: Gesture, State>: _PrimitiveGesture {
    /// What it tells.
    public typealias Value = Base.Value
    nonisolated init() {}
}

/// A gesture that tells something else.
public struct _MapGesture<Base: Gesture, T>: _PrimitiveGesture {
    /// What it tells.
    public typealias Value = T
    nonisolated init() {}
}

/// A gesture of any kind.
public struct AnyGesture<Value>: _PrimitiveGesture {
    /// Hides a gesture's kind.
    nonisolated public init<T: Gesture>(_ gesture: T) where T.Value == Value {}
}

/// Which gestures are recognized.
public struct GestureMask: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt32
    /// Of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// None.
    public static let none: GestureMask = []
    /// This one.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those of views below.
    public static let subviews = GestureMask(rawValue: 2)
    /// Each.
    public static let all: GestureMask = [.gesture, .subviews]
}
