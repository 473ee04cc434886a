/// How changes are animated; nothing moves here.
public struct Transaction {
    /// The animation; nil for none.
    public var animation: Animation?
    /// Whether animations of views are left out.
    public var disablesAnimations = false
    /// Whether the change goes on.
    public var isContinuous = false
    private var values: [ObjectIdentifier: Any] = [:]
    /// Without an animation.
    public init() {}
    /// With an animation.
    public init(animation: Animation?) { self.animation = animation }
    /// A value of the app's own.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
    /// Calls when the animation has ended: at once, as nothing moves here.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete,
        _ completion: @escaping () -> Void
    ) { completion() }
}

/// Names a value of a transaction.
public protocol TransactionKey {
    /// The kind of the value.
    associatedtype Value
    /// What holds where nothing is set.
    static var defaultValue: Value { get }
}

/// Changes what is shown, animated on iOS; here the change alone is made.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

/// Changes what is shown, animated on iOS; here the change alone is made, and the end told at once.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result,
    completion: @escaping () -> Void
) rethrows -> Result {
    let result = try body()
    completion()
    return result
}

/// Changes what is shown in a transaction; here the change alone is made.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

/// Changes what is shown in a transaction with a value; here the change alone is made.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>,
    _ value: V,
    _ body: () throws -> R
) rethrows -> R { try body() }
