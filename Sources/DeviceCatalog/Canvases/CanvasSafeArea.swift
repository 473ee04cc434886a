import Foundation

/// The canvas' safe area in the documents of some Xcodes.
struct CanvasSafeArea: Hashable, Sendable {
    /// What the top's figure becomes when the canvas is turned.
    enum Turn: String {
        /// Nothing is unsafe.
        case none
        /// It goes to both sides; a home indicator stays below.
        case sides
        /// All is as in portrait.
        case same
    }

    /// The first toolsVersion that it no longer holds for; nil: still true.
    var before: Int?
    var portrait: EdgeInsets
    var landscape: EdgeInsets

    /// - Parameter landscapeBottom: What a home indicator takes in landscape, in points.
    init(before: Int?, top: CGFloat, bottom: CGFloat, turn: Turn, landscapeBottom: CGFloat) {
        self.before = before
        portrait = EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        switch turn {
        case .none: landscape = .zero
        case .sides: landscape = EdgeInsets(top: 0, left: top, bottom: landscapeBottom, right: top)
        case .same: landscape = portrait
        }
    }
}
