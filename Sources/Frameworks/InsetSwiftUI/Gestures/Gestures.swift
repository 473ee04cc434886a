/// Touches of a moment.
public struct TapGesture: _PrimitiveGesture {
    /// Nothing is told.
    public typealias Value = Void
    /// How many.
    public var count: Int
    /// So many.
    nonisolated public init(count: Int = 1) { self.count = count }
}

/// Touches of a moment, and where.
public struct SpatialTapGesture: _PrimitiveGesture {
    /// Where it was.
    public struct Value: Equatable, Sendable {
        /// In points.
        public var location: CGPoint
    }
    /// So many.
    nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {}
}

/// A touch that lasts.
public struct LongPressGesture: _PrimitiveGesture {
    /// Whether it has lasted long enough.
    public typealias Value = Bool
    /// In seconds, and in points.
    nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A touch that moves.
public struct DragGesture: _PrimitiveGesture {
    /// Where it is.
    public struct Value: Equatable, Sendable {
        /// When.
        public var time: Date
        /// In points.
        public var location: CGPoint
        /// Where it began, in points.
        public var startLocation: CGPoint
        /// How far from the beginning, in points.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// In points a second.
        public var velocity: CGSize
        /// Where it would come to rest, in points.
        public var predictedEndLocation: CGPoint { location }
        /// How far it would come, in points.
        public var predictedEndTranslation: CGSize { translation }
    }
    /// After so many points.
    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {}
    /// After so many points.
    @_disfavoredOverload
    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// Two touches that come together or part.
public struct MagnificationGesture: _PrimitiveGesture {
    /// How much larger.
    public typealias Value = CGFloat
    /// After so much.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two touches that come together or part, and where.
public struct MagnifyGesture: _PrimitiveGesture {
    /// How much larger.
    public struct Value: Equatable, Sendable {
        /// When.
        public var time: Date
        /// How much larger.
        public var magnification: CGFloat
        /// How much a second.
        public var velocity: CGFloat
        /// Around which place.
        public var startAnchor: UnitPoint
        /// Around which place, in points.
        public var startLocation: CGPoint
    }
    /// After so much.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two touches that turn.
public struct RotationGesture: _PrimitiveGesture {
    /// How far.
    public typealias Value = Angle
    /// After so much.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two touches that turn, and where.
public struct RotateGesture: _PrimitiveGesture {
    /// How far.
    public struct Value: Equatable, Sendable {
        /// When.
        public var time: Date
        /// How far.
        public var rotation: Angle
        /// How far a second.
        public var velocity: Angle
        /// Around which place.
        public var startAnchor: UnitPoint
        /// Around which place, in points.
        public var startLocation: CGPoint
    }
    /// After so much.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    /// What both tell.
    public struct Value {
        /// What one tells; nil for nothing yet.
        public var first: First.Value?
        /// What the other tells; nil for nothing yet.
        public var second: Second.Value?
    }
    /// Both.
    nonisolated public init(_ first: First, _ second: Second) {}
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures after one another.
public struct SequenceGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    /// What the one tells that is under way.
    public enum Value {
        /// The first.
        case first(First.Value)
        /// The second, after the first.
        case second(First.Value, Second.Value?)
    }
    /// Both.
    nonisolated public init(_ first: First, _ second: Second) {}
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One of two gestures.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    /// What the one tells that is recognized.
    public enum Value {
        /// The first.
        case first(First.Value)
        /// The second.
        case second(Second.Value)
    }
    /// Both.
    nonisolated public init(_ first: First, _ second: Second) {}
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
