import Platform
import Synchronization

extension UITraitCollection {
    /// The screen's traits, for every thread.
    private final class HostTraits: Sendable {
        let value = Mutex(UITraitCollection.standard)
    }

    private static let hostTraits = World.SharedSlot { HostTraits() }

    /// What a collection is before a device is booted: a phone in portrait, 2x, light, standard text.
    package static let standard = UITraitCollection { traits in
        traits.userInterfaceIdiom = .phone
        traits.userInterfaceStyle = .light
        traits.layoutDirection = .leftToRight
        traits.displayScale = 2
        traits.displayGamut = .P3
        traits.horizontalSizeClass = .compact
        traits.verticalSizeClass = .regular
        traits.forceTouchCapability = .unavailable
        traits.preferredContentSizeCategory = .large
        traits.accessibilityContrast = .normal
        traits.userInterfaceLevel = .base
        traits.legibilityWeight = .regular
        traits.activeAppearance = .active
        traits.imageDynamicRange = .standard
        traits.sceneCaptureState = .inactive
        traits.listEnvironment = .none
        traits.tabAccessoryEnvironment = .none
    }

    /// The screen's traits, which `current` falls back to; set by the host.
    package static var hostDefault: UITraitCollection {
        get { World.ofAnyThread[hostTraits].value.withLock { $0 } }
        set { World.ofAnyThread[hostTraits].value.withLock { $0 = newValue } }
    }

    /// The traits by which dynamic colors resolve now; each thread has its own, at first the screen's.
    ///
    /// Set while a view draws or lays out and while traits change (TR-17).
    public static var current: UITraitCollection {
        get { CurrentTraits.value ?? hostDefault }
        set {
            CurrentTraits.value = newValue
            if EventLoop.isMainThread { _ = World.current[MainTraits.slot] }
        }
    }

    /// What an app has set as `current` on the main thread belongs to its device.
    private final class MainTraits: WorldResident {
        private var value: UITraitCollection?

        static let slot = World.Slot {
            let traits = MainTraits()
            World.current.residents.append(traits)
            return traits
        }

        func worldWillLeave() { (value, CurrentTraits.value) = (CurrentTraits.value, nil) }
        func worldDidEnter() { (value, CurrentTraits.value) = (nil, value) }
    }

    /// Runs the closure with these traits as `current`.
    public func performAsCurrent(_ actions: () -> Void) {
        withCurrent(actions)
    }

    /// Runs the closure with these traits as `current`, and hands on what it returns or throws.
    package func withCurrent<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        let previous = CurrentTraits.exchange(Unmanaged.passRetained(self).toOpaque())
        defer { CurrentTraits.restore(previous) }
        return try body()
    }
}

/// The current traits of a thread.
private enum CurrentTraits {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { pointer in
            if let pointer { Unmanaged<UITraitCollection>.fromOpaque(pointer).release() }
        }
        return key
    }()

    /// Sets a retained collection; what was set before stays retained until it is set again.
    static func exchange(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        let previous = pthread_getspecific(key)
        pthread_setspecific(key, pointer)
        return previous
    }

    static func restore(_ previous: UnsafeMutableRawPointer?) {
        let present = pthread_getspecific(key)
        pthread_setspecific(key, previous)
        if let present { Unmanaged<UITraitCollection>.fromOpaque(present).release() }
    }

    static var value: UITraitCollection? {
        get {
            guard let pointer = pthread_getspecific(key) else { return nil }
            return Unmanaged<UITraitCollection>.fromOpaque(pointer).takeUnretainedValue()
        }
        set {
            let previous = pthread_getspecific(key)
            pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
            if let previous { Unmanaged<UITraitCollection>.fromOpaque(previous).release() }
        }
    }
}
