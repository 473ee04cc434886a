extension UIFont {
    /// How wide a font's letters are (TX-11); -1…1, 0 is as usual. From iOS 16.
    public struct Width: RawRepresentable, Hashable, Sendable {
        /// Usually -1…1; below 0 is narrower.
        public var rawValue: CGFloat

        /// Any number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// Any number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The narrowest of the system's own: -0.3.
        public static let compressed = Width(-0.3)
        /// Narrow: -0.2.
        public static let condensed = Width(-0.2)
        /// As usual: 0.
        public static let standard = Width(0)
        /// Wide: 0.2.
        public static let expanded = Width(0.2)
    }
}
