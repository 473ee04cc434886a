extension UIStackView {
    /// How a stack view shares the room along its axis; raw values are UIKit's.
    public enum Distribution: Int, Sendable {
        /// By hugging and compression resistance (AL-51).
        case fill
        /// All alike (AL-52).
        case fillEqually
        /// In the ratio of the intrinsic sizes (AL-52).
        case fillProportionally
        /// With equal gaps (AL-53).
        case equalSpacing
        /// With equal distances between centers, where there is room (AL-53).
        case equalCentering
    }

    /// How views stand across a stack view's axis; raw values are UIKit's (AL-54).
    public enum Alignment: Int, Sendable {
        /// As high as the row, as wide as the column; the default.
        case fill
        /// At the leading edge of a column, the top of a row.
        case leading
        /// By first baselines; in rows only.
        case firstBaseline
        /// By centers across the axis.
        case center
        /// At the trailing edge of a column, the bottom of a row.
        case trailing
        /// By last baselines; in rows only.
        case lastBaseline

        /// `leading`, as it is called in a row.
        public static var top: Alignment { .leading }
        /// `trailing`, as it is called in a row.
        public static var bottom: Alignment { .trailing }
    }
}
