import Synchronization

/// How loud a device is: its volume buttons set it, an app's audio session tells of it.
public final class DeviceVolume: Sendable {
    private static let slot = World.SharedSlot { DeviceVolume() }
    /// The volume of the device that runs now; any thread may ask.
    public static var current: DeviceVolume { World.ofAnyThread[slot] }

    /// Called before and after each change of any device's, on the thread that makes it.
    public typealias Listener = @Sendable (_ isBefore: Bool) -> Void
    private static let listeners = Mutex<[Listener]>([])
    private let value = Mutex<Float>(0.5)

    /// 0…1; what lies outside counts as the nearest of them. Default: 0.5.
    public var level: Float {
        get { value.withLock { $0 } }
        set {
            let listeners = Self.listeners.withLock { $0 }
            for listener in listeners { listener(true) }
            value.withLock { $0 = min(max(newValue, 0), 1) }
            for listener in listeners { listener(false) }
        }
    }

    /// Listens for as long as the process runs.
    public static func listen(_ listener: @escaping Listener) { listeners.withLock { $0.append(listener) } }
}
