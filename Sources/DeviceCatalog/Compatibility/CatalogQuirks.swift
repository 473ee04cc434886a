import Platform

/// What devices and their systems do differently from era to era; a row each.
extension Quirk {
    /// Apps say by a launch storyboard that they fit every screen.
    static let launchStoryboardsAreKnown = Quirk(.sdk(from: 8), "LB-1")
    /// Apps say by a launch image of 568 points that they fit the iPhone 5.
    static let tallLaunchImagesAreKnown = Quirk(.sdk(from: 6, before: 8), "LB-1")
    /// A pad shows an app for phones alone as on an iPhone 8, not as on an iPhone 4.
    static let padsShowPhoneAppsTall = Quirk(.sdk(from: 13), "the letterbox table of devices.json")
    /// An app that shares a pad's screen is taken to fit every size.
    static let sharingAppsFitEverySize = Quirk(.sdk(from: 13), "the letterbox table of devices.json")
    /// Pads show two apps side by side.
    package static let padsShareTheirScreen = Quirk(.os(from: 9), "LB-6")
    /// Phones hide the status bar in landscape when the app says nothing.
    static let statusBarsHideInLandscape = Quirk(.os(from: 8), "ST-2")
}
