import Simulator

/// What is done to a device as a thing, beside turning it and its home button.
package enum HardwareEvent: String, Codable, Sendable {
    /// It is shaken: the app offers to undo, unless a responder takes it.
    case shake
    /// Its memory runs low: the app and its controllers are warned.
    case memoryWarning
    /// Its side button is pressed: it is locked, or unlocked.
    case lock
    /// Its buttons for the volume.
    case volumeUp, volumeDown

    /// As a person would say it.
    var deed: String {
        switch self {
        case .shake: "the device was shaken"
        case .memoryWarning: "memory ran low"
        case .lock: "the side button was pressed"
        case .volumeUp, .volumeDown: "a volume button was pressed"
        }
    }

    @MainActor
    func happen(to simulator: Simulator) {
        switch self {
        case .shake: simulator.shake()
        case .memoryWarning: simulator.warnOfLowMemory()
        case .lock where simulator.isLocked: simulator.unlock()
        case .lock: simulator.lock()
        case .volumeUp: simulator.pressVolume(up: true)
        case .volumeDown: simulator.pressVolume(up: false)
        }
    }
}
