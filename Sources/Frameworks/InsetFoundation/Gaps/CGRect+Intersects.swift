import Foundation

/// Stands in for `CGRect.intersects(_:)`: rectangles that only touch don't intersect, and one without width or height lies
/// where it begins, as a point does that `contains(_:)` is asked for (AL-61).
///
/// Linux's Foundation says that they do. It declares the member itself, so that no other module's could be called by that
/// name; this function has the member's symbol instead, and the linker meets it before Foundation's own. Code that is
/// optimized may have Foundation's answer in it already: apps are compiled without.
@_silgen_name("$s10Foundation6CGRectV10intersectsySbACF")
package func overlap(_ other: CGRect, _ rect: CGRect) -> Bool {
    guard !rect.isNull, !other.isNull else { return false }
    return overlap(rect.minX, rect.maxX, other.minX, other.maxX)
        && overlap(rect.minY, rect.maxY, other.minY, other.maxY)
}

private func overlap(_ min: CGFloat, _ max: CGFloat, _ otherMin: CGFloat, _ otherMax: CGFloat) -> Bool {
    min == otherMin || min < otherMax && otherMin < max
}
