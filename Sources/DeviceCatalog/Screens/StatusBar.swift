import Foundation
import Platform

/// The status bar of one device.
struct StatusBar: Hashable, Sendable {
    /// What happens to the bar in landscape.
    enum Landscape: String, Sendable {
        /// It is shown as in portrait (iPad).
        case shown
        /// Hidden by default from iOS 8; of the portrait height where an app shows it.
        case hidden
        /// Hidden, and without a frame (phones with a sensor housing).
        case none
    }

    /// A height that holds up to or from some system.
    struct Exception: Hashable, Sendable {
        var os: OSVersion
        var height: CGFloat
    }

    var height: CGFloat
    /// The height during a call, when the app is not the one that calls.
    var inCallHeight: CGFloat
    var landscape: Landscape
    var before: Exception?
    var from: Exception?

    /// The height while it is shown in portrait.
    func height(os: OSVersion) -> CGFloat {
        if let before, os < before.os { return before.height }
        if let from, os >= from.os { return from.height }
        return height
    }

    /// Whether it is hidden when the app says nothing (ST-2).
    func isHiddenByDefault(os: OSVersion, orientation: InterfaceOrientation) -> Bool {
        guard orientation.isLandscape else { return false }
        switch landscape {
        case .shown: return false
        case .hidden: return Quirk.statusBarsHideInLandscape.holds(os: os)
        case .none: return true
        }
    }
}
