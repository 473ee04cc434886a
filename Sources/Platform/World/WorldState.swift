/// A static variable of which every world has its own: `@WorldState static var visible: [UIWindow] = []`.
///
/// For the main thread. The initial value is made anew in each world, when that is asked first.
@propertyWrapper
public struct WorldState<Value> {
    /// Where one world keeps the value.
    @usableFromInline
    final class Box {
        @exclusivity(unchecked) @usableFromInline final var value: Value
        @usableFromInline init(_ value: Value) { self.value = value }
    }

    @usableFromInline let slot: World.Slot<Box>

    /// A variable with a value that is made at the first question in each world.
    public init(wrappedValue make: @autoclosure @escaping @MainActor () -> Value) {
        slot = World.Slot { MainActor.assumeIsolated { Made(box: Box(make())) }.box }
    }

    // Speed: public, as the compiler specializes nothing of another module that isn't; layout took a third longer.
    /// The current world's value.
    @inlinable public var wrappedValue: Value {
        get { World.current[slot].value }
        nonmutating _modify { yield &World.current[slot].value }
    }

    /// What the main actor has made, on its way to the main thread's code that asked for it.
    private struct Made: @unchecked Sendable {
        let box: Box
    }
}

/// A static variable of which every world has its own, and which doesn't keep what it names. Nil at first.
@propertyWrapper
public struct WeakWorldState<Object: AnyObject> {
    @usableFromInline
    final class Box {
        @usableFromInline final weak var object: Object?
        @usableFromInline init() {}
    }

    @usableFromInline let slot = World.Slot { Box() }

    /// A variable that names nothing at first.
    public init() {}

    /// What the current world's variable names.
    @inlinable public var wrappedValue: Object? {
        get { World.current[slot].object }
        nonmutating set { World.current[slot].object = newValue }
    }
}
