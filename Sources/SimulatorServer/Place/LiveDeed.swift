/// What a person did to a device, as it can be done again to another process of the app.
enum LiveDeed: Codable, Hashable, Sendable {
    /// Fingers that came, moved or left at one moment.
    case touches([ViewerMessage.Finger])
    /// The pointer with the buttons that are down; nil: it has left the screen.
    case pointer(ViewerMessage.Pointer?)
    /// A wheel at a place, by points.
    case scroll(x: Double, y: Double, dx: Double, dy: Double)
    /// A key of a hardware keyboard, with the bits of `UIKeyModifierFlags` shifted down by 16.
    case key(String, modifiers: Int)
    /// What was composed.
    case text(String)
    /// What came to the pasteboard, from outside.
    case pasteboard(String)
    /// What was done to the device as a thing.
    case hardware(HardwareEvent)
    /// A quarter of a turn; true is counterclockwise.
    case turn(left: Bool)
    /// An assistive app's way to set an element to more or to less, by its id.
    case adjust(id: String, toMore: Bool)
    /// The way to the home screen and back, on a device without one of its own.
    case home
}
