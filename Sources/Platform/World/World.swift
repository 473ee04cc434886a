import Synchronization

/// All that one simulated device has in this process: its era, and the state of every room of every module.
///
/// A boot makes a world, and so does a canvas; another device's call swaps one pointer. A room declares what it keeps
/// beside its behavior, with ``WorldState`` or a ``Slot``; the world makes it at the first question and drops it with
/// itself. So nothing can be forgotten when devices change, and the world needs to know none of its rooms.
///
/// The main thread asks ``current``; code that may run on others asks ``ofAnyThread`` for what it guards itself.
public final class World: @unchecked Sendable {
    /// Which iOS behaves in this world.
    public let era: Era

    /// The main thread's parts by slot; nil until somebody asks.
    @exclusivity(unchecked) @usableFromInline final var parts: ContiguousArray<AnyObject?> = []
    /// Parts that guard themselves, for every thread.
    private let sharedParts = Mutex<[Int: any AnyObject & Sendable]>([:])

    /// Parts that hear when the world comes and goes; in the order in which they came.
    public var residents: [any WorldResident] = []

    /// A world in which nothing is yet.
    ///
    /// - Parameter era: Default: `Era.standard`.
    public init(era: Era = .standard) {
        self.era = era
    }

    // MARK: The current one

    @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) static var main = World()
    private static let published = Mutex(main)

    /// The world of the device that runs now, for the main thread; before a boot, that of the first default device.
    @inlinable public static var current: World { main }

    /// The same for any thread, at the price of a lock.
    public static var ofAnyThread: World { published.withLock { $0 } }

    /// Makes this the current world; the main thread's `enter()` calls it, which takes the event loop along.
    public func becomeCurrent() {
        for resident in Self.main.residents { resident.worldWillLeave() }
        Self.main = self
        Self.published.withLock { $0 = self }
        for resident in residents { resident.worldDidEnter() }
    }
}

/// A part of a world that has put something elsewhere, such as into a thread's storage, while that world is current.
public protocol WorldResident: AnyObject {
    /// Takes it back, as another world becomes the current one.
    func worldWillLeave()
    /// Puts it there again.
    func worldDidEnter()
}

// MARK: - Parts

/// Numbers the slots of the process in the order of first use.
private let slotCount = Atomic<Int>(0)

extension World {
    /// A place in every world for one part of its state, whose reference stays the same as long as the world lives.
    public struct Slot<Part: AnyObject>: @unchecked Sendable {
        @usableFromInline let index: Int
        @usableFromInline let make: () -> Part

        /// A place of its own.
        ///
        /// - Parameter make: Makes the part of a world that has none yet; called when that is asked for it.
        public init(_ make: @escaping () -> Part) {
            index = slotCount.add(1, ordering: .relaxed).newValue
            self.make = make
        }
    }

    /// A place in every world for a part that any thread may use.
    public struct SharedSlot<Part: AnyObject & Sendable>: Sendable {
        fileprivate let index: Int
        fileprivate let make: @Sendable () -> Part

        /// A place of its own.
        ///
        /// - Parameter make: Called at most once a world, on the thread that asks first; it must not ask the world.
        public init(_ make: @escaping @Sendable () -> Part) {
            index = slotCount.add(1, ordering: .relaxed).newValue
            self.make = make
        }
    }

    /// The part in a slot, on the main thread.
    @inlinable public subscript<Part>(slot: Slot<Part>) -> Part {
        // Speed: the part of a slot has the slot's type, so its class needn't be asked each time.
        if slot.index < parts.count, let part = parts[slot.index] { return unsafeDowncast(part, to: Part.self) }
        return fill(slot)
    }

    @usableFromInline func fill<Part>(_ slot: Slot<Part>) -> Part {
        let part = slot.make()
        set(part, in: slot)
        return part
    }

    /// Puts a part where the world has none yet, or another one.
    public func set<Part>(_ part: Part, in slot: Slot<Part>) {
        while parts.count <= slot.index { parts.append(nil) }
        parts[slot.index] = part
    }

    /// The part in a slot, on any thread.
    public subscript<Part>(slot: SharedSlot<Part>) -> Part {
        sharedParts.withLock { parts in
            if let part = parts[slot.index] { return unsafeDowncast(part, to: Part.self) }
            let part = slot.make()
            parts[slot.index] = part
            return part
        }
    }
}
