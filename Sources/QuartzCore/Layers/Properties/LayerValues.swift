/// Everything that a plain layer shows, as one value: a presentation layer is a copy of it with animations applied.
package struct LayerValues {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var anchorPointZ: CGFloat = 0
    var zPosition: CGFloat = 0
    var transform = CATransform3DIdentity
    var sublayerTransform = CATransform3DIdentity
    var isGeometryFlipped = false

    var contents: Any?
    var contentsGravity = CALayerContentsGravity.resize
    var magnificationFilter = CALayerContentsFilter.linear
    var minificationFilter = CALayerContentsFilter.linear
    var contentsScale: CGFloat = 1
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsTint: CGColor?
    var isOpaque = false

    var opacity: Float = 1
    var isHidden = false
    var masksToBounds = false
    var isDoubleSided = true
    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    var cornerCurve = CALayerCornerCurve.circular
    var maskedCorners = CACornerMask.all
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = Self.black
    var shadowColor: CGColor? = Self.black
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var allowsEdgeAntialiasing = false
    var allowsGroupOpacity = true

    /// The one black of all layers, so that comparing it costs nothing.
    private static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
}
