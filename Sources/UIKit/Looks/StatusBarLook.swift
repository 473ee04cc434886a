/// The system's status bar; its text belongs to the system, so an app's SDK has no say.
package struct StatusBarLook: Look {
    static let table = EraTable<StatusBarLook>(file: "statusBar", part: "statusBar")

    /// Whether a small battery's case is paler than its filling, and has round corners.
    package var batteryIsPale: Bool
    package var batteryIsRound: Bool
    /// Whether a pad has time and date at the leading side; else the network there, and the time in the middle.
    package var padTimeIsLeading: Bool
    /// Of a pad's time and date there, in points.
    package var padFontSize: CGFloat
    /// Whether they are of semibold weight, not medium.
    package var padTextIsSemibold: Bool
}

extension StatusBarLook {
    /// The look on the booted device.
    package static var booted: StatusBarLook { current }
}
