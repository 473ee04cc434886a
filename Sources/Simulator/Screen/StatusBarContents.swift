/// What the status bar says; the system's own pictures say 9:41 with everything full.
public struct StatusBarContents: Sendable, Hashable {
    /// The time as it is written; nil: "9:41", with "AM" beside it where the bar has room.
    public var time: String?
    /// The date beside the time, on pads from iOS 12.
    public var date = "Tue Jan 9"
    /// The network's name, where the bar has room for one.
    public var carrier = "Carrier"
    /// Bars of signal, 0…4; 0 shows four dots on screens with a cutout.
    public var signalBars = 4
    /// 0…1.
    public var batteryLevel = 1.0

    /// A bar as on Apple's pictures: full signal and battery.
    public init() {}
}
