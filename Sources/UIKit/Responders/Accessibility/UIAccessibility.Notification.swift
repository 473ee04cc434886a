extension UIAccessibility {
    /// What an app tells assistive apps.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number, as UIKit has it.
        public let rawValue: UInt32
        /// One of this number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Most of the screen is another; the argument is the element to go to.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen is another; the argument is the element to go to.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Text to be read.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was turned; the argument says where one is.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// An assistive app, the argument, is to stop following.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1021)
        /// An assistive app, the argument, may follow again.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1022)
    }
}
