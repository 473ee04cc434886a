import CoreGraphics
import Foundation

/// What stands in layout for the size that a view's content measures.
package struct ContentSizeOverride: Equatable, Sendable {
    /// Points of the alignment rectangle; infinite is no size at all. Default nil: what the content measures.
    package var width: CGFloat?
    /// Points of the alignment rectangle; infinite is no size at all. Default nil: what the content measures.
    package var height: CGFloat?
    /// Whether measured sizes count in whole points, rounded up, whatever the screen's pixel is. Default: false.
    package var roundsUpToWholePoints = false

    package init() {}

    /// A measured size with what stands in for it, in points.
    func applied(to measured: CGSize) -> CGSize {
        var size = measured
        if roundsUpToWholePoints {
            size = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
        }
        if let width { size.width = width.isFinite ? width : UIView.noIntrinsicMetric }
        if let height { size.height = height.isFinite ? height : UIView.noIntrinsicMetric }
        return size
    }
}

extension UIView {
    /// What stands in for the content's size; set by hosts before the view's first layout. Default: nothing.
    package var contentSizeOverride: ContentSizeOverride {
        get { constraintState.contentSizeOverride ?? ContentSizeOverride() }
        set { constraintState.contentSizeOverride = newValue == ContentSizeOverride() ? nil : newValue }
    }
}
