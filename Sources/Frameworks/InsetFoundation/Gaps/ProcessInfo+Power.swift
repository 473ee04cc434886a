import Foundation

extension ProcessInfo {
    /// How hot the device is.
    public enum ThermalState: Int, Sendable {
        /// As it should be, and always here.
        case nominal
        /// A little warm.
        case fair
        /// So hot that it's slower.
        case serious
        /// So hot that it must cool down.
        case critical
    }

    /// Why an activity wants to be left alone; without effect here.
    public struct ActivityOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt64
        /// A set of these bits.
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        /// The display stays on.
        public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
        /// The device doesn't sleep.
        public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
        /// The app isn't ended.
        public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
        /// The app isn't ended for being idle.
        public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
        /// The person asked for it.
        public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF | 1 << 20)
        /// The person asked for it, but the device may sleep.
        public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0x00EF_FFFF)
        /// Nobody waits for it.
        public static let background = ActivityOptions(rawValue: 0x0000_00FF)
        /// Time matters.
        public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
    }

    /// Whether the person saves power; false here.
    public var isLowPowerModeEnabled: Bool { false }
    /// How hot the device is; nominal here.
    public var thermalState: ThermalState { .nominal }
    /// Whether an app for iOS runs on a Mac; false.
    public var isiOSAppOnMac: Bool { false }
    /// Whether the app was built for the Mac; false.
    public var isMacCatalystApp: Bool { false }

    /// Says that the thermal state changed; never posted here.
    public static var thermalStateDidChangeNotification: NSNotification.Name {
        NSNotification.Name("NSProcessInfoThermalStateDidChangeNotification")
    }

    /// Begins something that shouldn't be interrupted; nothing interrupts it here.
    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol {
        NSString(string: reason)
    }
    /// Ends that; nothing to end here.
    public func endActivity(_ activity: any NSObjectProtocol) {}
    /// Does something that shouldn't be interrupted, before it returns.
    public func performActivity(options: ActivityOptions = [], reason: String, using block: @escaping () -> Void) {
        block()
    }
    /// Does something as the app leaves the foreground, on another thread; its time never ends here.
    ///
    /// - Parameter block: Gets false: the time hasn't ended.
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { block(false) }
    }
}

extension NSNotification.Name {
    /// Says that the person saves power, or no more; never posted here.
    public static var NSProcessInfoPowerStateDidChange: NSNotification.Name {
        NSNotification.Name("NSProcessInfoPowerStateDidChangeNotification")
    }
    /// Says that the clock was set; never posted here.
    public static var NSSystemClockDidChange: NSNotification.Name {
        NSNotification.Name("NSSystemClockDidChangeNotification")
    }
    /// Says that another day has begun; never posted here.
    public static var NSCalendarDayChanged: NSNotification.Name {
        NSNotification.Name("NSCalendarDayChangedNotification")
    }
}
