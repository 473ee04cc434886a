/// Where a person is in an app: how they got there, and what of it shows.
///
/// A process that takes the place of this one, as an app that was built again, goes there before it is seen
/// (``PlaceRestorer``).
struct LivePlace: Codable, Hashable, Sendable {
    /// One thing that was done.
    struct Step: Codable, Hashable, Sendable {
        /// When it was, in virtual seconds since the boot.
        var moment: Double
        var deed: LiveDeed
        /// What it met (``PlaceTarget``); nil where that doesn't matter.
        var target: String?
    }

    /// In their order since the launch.
    var steps: [Step] = []
    /// Why there are no steps although something was done, a sentence.
    var problem: String?
    /// When this was written, in virtual seconds since the boot.
    var moment = 0.0
    /// How the device is held, as `UIInterfaceOrientation` counts.
    var held = 1
    /// The views that show something that a person brought about.
    var views: [ViewState] = []

    /// Whether it is the app's first screen as it comes up by itself.
    var isStart: Bool { steps.isEmpty && problem == nil }
}
