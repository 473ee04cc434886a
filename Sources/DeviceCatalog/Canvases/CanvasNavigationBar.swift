import Foundation

/// The canvas' navigation bar in the documents of some Xcodes.
struct CanvasNavigationBar: Hashable, Sendable {
    /// The first toolsVersion that it no longer holds for; nil: still true.
    var before: Int?
    /// In points.
    var height: CGFloat
    /// With a large title below, in points.
    var largeTitleHeight: CGFloat
    /// What lies between a sheet's top and the bar, in points.
    var sheetGap: CGFloat
}
