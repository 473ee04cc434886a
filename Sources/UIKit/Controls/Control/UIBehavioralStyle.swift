/// Whether a control behaves as on the iPad or as on the Mac; raw values are UIKit's (iOS 15).
public enum UIBehavioralStyle: UInt, Sendable {
    /// The system's choice: as on the Mac only in apps of the Mac idiom (BT-17).
    case automatic = 0
    case pad, mac
}
