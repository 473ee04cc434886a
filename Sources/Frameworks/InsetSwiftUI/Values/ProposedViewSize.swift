import UIKit

/// The size that a parent offers to a view, in points.
public struct ProposedViewSize: Equatable, Sendable {
    /// Nil where the view may choose.
    public var width: CGFloat?
    /// Nil where the view may choose.
    public var height: CGFloat?

    /// Nothing.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// As much as the view wants.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    /// The view chooses.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    /// A width and a height, in points; nil where the view may choose.
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
    /// A whole size, in points.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// The size, with values in place of what the view may choose: 10 points by default.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// What was offered to views of UIKit before `ProposedViewSize`; none is ever made here.
public struct _ProposedSize {
    let width: CGFloat?
    let height: CGFloat?
}
