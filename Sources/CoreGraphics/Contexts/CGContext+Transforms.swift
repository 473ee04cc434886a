import CCairo
import Foundation

// The current transform: from user space to the device.

extension CGContext {
    /// From user space to Quartz' device space: pixels, origin at the bottom-left, y up.
    public var ctm: CGAffineTransform {
        state.matrix.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    }

    /// The same as `ctm`.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// Puts a transform before the current one: what is drawn goes through it first.
    public func concatenate(_ transform: CGAffineTransform) {
        state.matrix = transform.concatenating(state.matrix)
        matrixDidChange()
    }

    /// Moves the origin of user space.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }

    /// Makes the units of user space larger.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// Turns the user space about its origin.
    ///
    /// - Parameter angle: Radians, from the x axis towards the y axis.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// From user space to pixels, y up.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    /// From user space to pixels, y up; without shifts.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
    /// The box around the rectangle's corners in pixels, y up.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    /// From pixels, y up, to user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    /// From pixels, y up, to user space; without shifts.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
    /// The box around the rectangle's corners in user space.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

    /// From user space to pixels with the origin at the top-left.
    package var pixelMatrix: CGAffineTransform { state.matrix }
}
