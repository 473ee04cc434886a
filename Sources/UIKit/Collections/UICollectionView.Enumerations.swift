extension UICollectionView {
    /// Along which axis content scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// `.vertical` is the default of flow layouts.
        case vertical, horizontal
    }

    /// What an element is.
    public enum ElementCategory: UInt, Sendable {
        /// Decorations belong to the layout, the others to the data source.
        case cell, supplementaryView, decorationView
    }

    /// Where an item comes to stand when it is scrolled to.
    public struct ScrollPosition: OptionSet, Sendable {
        /// At most one bit for each axis makes sense; of several the later one counts.
        public let rawValue: UInt
        /// Empty: scrolls no further than needed.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// At the adjusted top inset.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// In the middle between the adjusted top and bottom insets.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// At the adjusted bottom inset.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// At the adjusted left inset.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// In the middle between the adjusted left and right insets.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// At the adjusted right inset.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// How fast other items make room while one is dragged.
    public enum ReorderingCadence: Int, Sendable {
        /// At once.
        case immediate
        /// After a short while.
        case fast
        /// After a longer while.
        case slow
    }
}
